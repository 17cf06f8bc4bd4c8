import type { RateLimiterMemory } from 'rate-limiter-flexible';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { admit, authenticate, type Caller } from '../accounts/authenticate.ts';
import { impersonatedCall } from '../administration/impersonated-call.ts';
import type { CallContext, Handler } from '../calls/handler.ts';
import { parseJsonBody } from '../calls/parse-request.ts';
import { Refusal } from '../errors/refusal.ts';
import { authoriseCall } from '../policies/authorise-call.ts';
import type { EdgeContext } from './edge.ts';
import { readBody } from './read-body.ts';
import type { Services } from './services.ts';

const bodyHeaders = {
  draftFile: { 'content-type': 'application/json; charset=utf-8', 'content-encoding': 'gzip' },
  image: { 'content-type': 'image/png', 'content-disposition': 'inline; filename="logo.png"' },
};

const MAX_JSON_BYTES = 64 * 1024;

/**
 * Answers one call over HTTP. A stranger is refused before the request is looked at; then parse, load,
 * authorise, act, present, each in the call's handler.
 */
export async function answerCall(
  c: EdgeContext,
  handler: Handler,
  services: Services,
  limiter: RateLimiterMemory,
): Promise<Response> {
  const { call } = handler;
  c.header('cache-control', 'no-store');
  if (handler.access === 'public') {
    return c.json(call.response.parse(await handler.answer(services, await rawRequest(c, handler))));
  }
  if (call.emptyForStrangers && !sendsSession(c.req.raw.headers)) return c.body(null, 204);
  const context = await openContext(c, handler, services, limiter);
  const answer = await impersonatedCall(services, call.name, context, () =>
    answerWithin(c, handler, context),
  );
  if (!call.responseBody) return c.json(call.response.parse(answer));
  if (!(answer instanceof Uint8Array)) throw new Error(`${call.name} did not answer with bytes.`);
  return c.body(Uint8Array.from(answer), 200, bodyHeaders[call.responseBody]);
}

const sendsSession = (headers: Headers): boolean =>
  headers.get('cookie')?.includes('bellgrid.session_token=') ?? false;

/** Answers; a large body has a place in the room for them until then. */
async function answerWithin(
  c: EdgeContext,
  handler: Handler & { readonly access: 'session' },
  context: CallContext,
): Promise<unknown> {
  if (!handler.call.requestBody) return handler.answer(context, await rawRequest(c, handler));
  const arrival = context.bodies.enter(context.caller.userId);
  try {
    const read = (maxBytes: number) => readBody(c.req.raw, maxBytes, arrival);
    return await handler.answer({ ...context, readBody: read }, await rawRequest(c, handler));
  } finally {
    arrival.leave();
  }
}

async function openContext(
  c: EdgeContext,
  { call }: Handler,
  services: Services,
  limiter: RateLimiterMemory,
): Promise<CallContext> {
  const { headers } = c.req.raw;
  const setCookies = (from: Headers) => {
    for (const line of from.getSetCookie()) c.header('set-cookie', line, { append: true });
  };
  const caller = await authenticate(services.auth, headers);
  setCookies(caller.cookies);
  c.set('userId', caller.userId);
  if (caller.impersonatedBy) c.set('impersonatedBy', caller.impersonatedBy);
  await limiter.consume(caller.userId).catch((refused) => {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const retryAfter = Math.ceil(refused.msBeforeNext / 1000);
    throw new Refusal('TOO_MANY_REQUESTS', 'Too many requests.', { retryAfter });
  });
  const admitted = await admit(services, caller, call);
  await authoriseCall(services, call, admitted, caller);
  if (admitted.account.isAdministrator && call.name !== 'updateLastSeen') await noteUse(services, caller);
  const noBody = () => Promise.reject(new Error(`${call.name} has no body of bytes.`));
  return { ...services, ...admitted, caller, headers, setCookies, readBody: noBody };
}

const NOTE_USE_EVERY_MS = 60_000;

/** Notes that an administrator's session is used, for its idle end; what screens do by themselves is no use. */
async function noteUse({ db, now }: Services, { sessionId, session }: Caller): Promise<void> {
  if (now().getTime() - session.updatedAt.getTime() < NOTE_USE_EVERY_MS) return;
  const updatedAt = now().toISOString();
  await db.updateTable('session').set({ updatedAt }).where('id', '=', sessionId).execute();
}

/** The request as it came: the query string or the JSON body, and the path's parameters, which win. */
async function rawRequest(c: EdgeContext, { call }: Handler): Promise<unknown> {
  if (call.method !== 'post') return { ...c.req.query(), ...c.req.param() };
  const type = c.req.header('content-type');
  if (type && !/^application\/json\b/i.test(type)) {
    throw new Refusal('BAD_REQUEST', 'The body must be JSON (content-type: application/json).');
  }
  const bytes = await readBody(c.req.raw, MAX_JSON_BYTES);
  const body = parseJsonBody(new TextDecoder().decode(bytes));
  const parameters = c.req.param();
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? { ...body, ...parameters } : body;
}
