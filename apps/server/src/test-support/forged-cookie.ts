/** A session cookie with another first character of its token, so that its signature is wrong. */
export const forgedCookie = (cookie: string): string =>
  cookie.replace(/=(.)/, (_, first) => (first === 'x' ? '=y' : '=x'));
