import type { ErrorCode } from '@bellgrid/protocol';
import { tokenFacts } from '../accounts/account-hooks.ts';
import type { AccountRoute } from '../accounts/account-routes.ts';
import { parseJsonBody, parseRequest } from '../calls/parse-request.ts';
import { ADDRESS_HEADER } from '../config/client-address.ts';
import { Refusal } from '../errors/refusal.ts';
import type { EdgeContext } from './edge.ts';
import type { Services } from './services.ts';

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
};

/** Refusals with a code of their own: ours, and those of the library that a user can mend. */
const ownCodes: Readonly<Record<string, ErrorCode>> = {
  ACCOUNT_SUSPENDED: 'ACCOUNT_SUSPENDED',
  WEAK_PASSWORD: 'WEAK_PASSWORD',
  WRONG_CODE: 'WRONG_CODE',
  INVALID_CODE: 'WRONG_CODE',
  CODE_USED: 'CODE_USED',
  INVALID_BACKUP_CODE: 'WRONG_CODE',
  PASSKEY_NOT_FOUND: 'WRONG_CODE',
  AUTHENTICATION_FAILED: 'WRONG_CODE',
  ACCOUNT_TEMPORARILY_LOCKED: 'TOO_MANY_REQUESTS',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'UNAUTHENTICATED',
};

const AFTER_VERIFYING = '/dashboard/verify?verified=true';
const AFTER_CHANGING = '/dashboard/verify?changed=true';

/** Lets the accounts library answer, and puts its refusals into the form of all others. */
export async function answerAccount(
  c: EdgeContext,
  { auth }: Services,
  route: AccountRoute,
): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set(ADDRESS_HEADER, c.get('address'));
  const url = new URL(c.req.url);
  // The bearer of a mailed link may not choose where it leads.
  if (c.req.method === 'GET') {
    const { updateTo } = tokenFacts(url.searchParams.get('token'));
    url.searchParams.set('callbackURL', updateTo === null ? AFTER_VERIFYING : AFTER_CHANGING);
  }
  const response = await auth.handler(new Request(url, { ...(await contentOf(c, route)), headers }));
  if (response.status < 400) return response;
  const { code, message } = await refusalIn(response);
  const refusal = new Refusal(code, message);
  const answer = c.newResponse(JSON.stringify(refusal.body(c.get('requestId'))), {
    status: response.status as 400,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
  for (const line of response.headers.getSetCookie()) answer.headers.append('set-cookie', line);
  const retryAfter = response.headers.get('x-retry-after') ?? response.headers.get('retry-after');
  if (retryAfter) answer.headers.set('retry-after', retryAfter);
  return answer;
}

/** The method and, of a post, the body, with nothing in it but what the route takes. */
async function contentOf(
  c: EdgeContext,
  { request }: AccountRoute,
): Promise<{ method: string; body?: string }> {
  const { method } = c.req;
  if (method !== 'POST') {
    parseRequest(request, c.req.query());
    return { method };
  }
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('BAD_REQUEST', 'The body must be JSON (content-type: application/json).');
  }
  const body = parseRequest(request, parseJsonBody(await c.req.text()));
  return { method, body: JSON.stringify(body) };
}

async function refusalIn(response: Response): Promise<{ code: ErrorCode; message: string }> {
  const body: unknown = await response.json().catch(() => null);
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  const known: ErrorCode =
    response.status >= 500 ? 'UNKNOWN_ERROR' : (codes[response.status] ?? 'BAD_REQUEST');
  return {
    code: ownCodes[String(code)] ?? known,
    message: typeof message === 'string' ? message : 'The accounts did not take that.',
  };
}
