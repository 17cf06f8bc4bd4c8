/** The facts about the user that decide redirects. */
export interface Visitor {
  readonly isVerified: boolean;
  readonly isSetUp: boolean;
}

export const LOGIN = '/dashboard/login';
export const VERIFY = '/dashboard/verify';
export const PULL = '/pull';
const ACCOUNT = '/dashboard/account';

/** Screens that only make sense before signing in. */
const signedOutOnly = new Set([
  LOGIN,
  '/dashboard/register',
  '/dashboard/forgotpassword',
  '/dashboard/resetpassword',
]);
/** Screens that every visitor may see in any state. */
const open = new Set(['/maintenance', '/terms']);
/** Screens that a signed-in, unverified user may see. */
const beforeVerifying = new Set([VERIFY, '/hello']);

/** A redirect target is only ever a path of this application. */
export function safeTarget(target: string | undefined): string | undefined {
  if (!target?.startsWith('/') || target.startsWith('//') || target.includes('\\')) return undefined;
  const path = target.split(/[?#]/)[0] ?? '';
  return signedOutOnly.has(path) || beforeVerifying.has(path) || path === PULL ? undefined : target;
}

/** True for a screen that is shown without a known user. */
export const needsNobody = (path: string): boolean => open.has(path);

export interface Redirect {
  readonly to: typeof LOGIN | typeof VERIFY | typeof PULL | typeof ACCOUNT | '/';
  /** The address to open after signing in. */
  readonly redirect?: string;
  /** The outcome of a mailed link, for the screen to tell. */
  readonly link?: MailedLink;
}

type MailedLink = 'verified' | 'changed' | 'invalid' | 'expired' | 'signIn';

/** The outcome that the server put into the address to which a verification link leads; null for any other address. */
export function mailedLinkOf(href: string): MailedLink | null {
  if (href.split(/[?#]/)[0] !== VERIFY) return null;
  const search = searchOf(href);
  const error = search.get('error');
  if (error === 'SIGN_IN_FIRST') return 'signIn';
  if (error !== null) return /expired/i.test(error) ? 'expired' : 'invalid';
  if (search.has('changed')) return 'changed';
  return search.has('verified') ? 'verified' : null;
}

const searchOf = (href: string) => new URLSearchParams(href.split(/[?#]/)[1]);

/**
 * The address to which a visitor who opens `href` (path with search) is sent instead, or null to let them in.
 * `target` is the saved redirect target that the address carries.
 */
export function redirectFor(visitor: Visitor | null, href: string, target?: string): Redirect | null {
  const path = href.split(/[?#]/)[0] ?? '/';
  if (needsNobody(path)) return null;
  const saved = safeTarget(target);
  if (!visitor) {
    if (signedOutOnly.has(path)) return null;
    const link = mailedLinkOf(href);
    if (link) return { to: LOGIN, link };
    const wanted = path === PULL || beforeVerifying.has(path) ? saved : safeTarget(href);
    return wanted && wanted !== '/' ? { to: LOGIN, redirect: wanted } : { to: LOGIN };
  }
  if (signedOutOnly.has(path)) return saved ? { to: PULL, redirect: saved } : { to: PULL };
  if (!visitor.isVerified) return beforeVerifying.has(path) ? null : { to: VERIFY };
  if (path === VERIFY) {
    const link = mailedLinkOf(href);
    // The link of a sign-up tells a verified user nothing.
    const isOfChange = link === 'signIn' || searchOf(href).has('changed');
    return link && isOfChange ? { to: ACCOUNT, link } : { to: '/' };
  }
  return null;
}
