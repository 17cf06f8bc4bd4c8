import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach the log, anywhere in the first three levels. */
const secrets = [
  'password',
  'newPassword',
  'token',
  'cookie',
  'authorization',
  'set-cookie',
  'secret',
  'url',
  'email',
];

/** An e-mail address anywhere in a text; mail servers and databases put them into their errors. */
const ADDRESS = /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu;

/** Of an error its kind, text and place: what else hangs on it (rows, recipients, whole statements) is not for the log. */
function loggedError(error: Error) {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  const masked = (text: string) => text.replaceAll(ADDRESS, '[address]');
  return { type, message: masked(message), stack: masked(stack), ...(code === undefined ? {} : { code }) };
}

/** Structured logs (one JSON object a line) without passwords, tokens, cookies and addresses of people. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = secrets.flatMap((key) =>
    ['', '*.', '*.*.'].map((prefix) => `${prefix}["${key}"]`.replace('.[', '[')),
  );
  const options = {
    level,
    base: null,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The path of a request for the log: those of accounts and of published pages carry secrets, so only their name stays. */
export function loggedPath(path: string): string {
  const [, , area, name] = path.split('/');
  if (/^\/[pcu]\//.test(path)) return path.slice(0, 2);
  return path.startsWith('/api/auth/') ? `/api/${area}/${name}` : path;
}
