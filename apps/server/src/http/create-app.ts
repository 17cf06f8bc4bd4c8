import { randomUUID } from 'node:crypto';
import type { BlockList } from 'node:net';
import { saveDraft } from '@bellgrid/protocol';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { accountRoutes } from '../accounts/account-routes.ts';
import { handlers } from '../calls/registry.ts';
import { clientAddress } from '../config/client-address.ts';
import { isOutOfService } from '../database/out-of-service.ts';
import { Refusal } from '../errors/refusal.ts';
import { loggedPath } from '../logging/logger.ts';
import { originCheck } from '../web/origin-check.ts';
import { securityHeaders, transportSecurity } from '../web/security-headers.ts';
import { staticFile } from '../web/static-files.ts';
import { answerAccount } from './answer-account.ts';
import { answerCall } from './answer-call.ts';
import type { Edge, EdgeContext } from './edge.ts';
import { openApiDocument } from './openapi.ts';
import { plainRoutes, type ServedDocument } from './plain-routes.ts';
import { isPublicPage, publicHeaders, publicPages } from './public-pages.ts';
import type { Services } from './services.ts';
import { unsubscribePages } from './unsubscribe-page.ts';

export interface AppOptions {
  readonly publicUrl: string;
  readonly trustedOrigins: readonly string[];
  readonly trustProxy: BlockList | null;
  readonly callsPerMinute: number;
  /** The folder of the built web application. */
  readonly webFolder: string;
}

const MAX_AUTH_BYTES = 16 * 1024;

/** The HTTP application: every call of the protocol, the accounts and the web application's files. */
export function createApp(services: Services, options: AppOptions): Hono<Edge> {
  const app = new Hono<Edge>();
  const limiter = new RateLimiterMemory({ points: options.callsPerMinute, duration: 60 });

  let isWarned = false;
  const warnOnce = () => {
    if (!isWarned) services.log.warn('the proxy names clients in a form that is no address: see TRUST_PROXY');
    isWarned = true;
  };
  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    c.header('x-request-id', c.get('requestId'));
    const socketAddress = c.env.incoming.socket.remoteAddress;
    const forwardedFor = c.req.header('x-forwarded-for') ?? null;
    c.set('address', clientAddress(socketAddress, forwardedFor, options.trustProxy, warnOnce));
    await next();
    logRequest(c, services, performance.now() - started);
  });
  const headers = securityHeaders(options.publicUrl);
  const transport = transportSecurity(options.publicUrl);
  app.use(async (c, next) => {
    if (!isPublicPage(c.req.path)) return headers(c, next);
    await next();
    // A refusal for programs has them too.
    for (const [name, value] of Object.entries(publicHeaders))
      if (!c.res.headers.has(name)) c.header(name, value);
    if (transport !== null) c.header('strict-transport-security', transport);
  });
  app.use(compress());
  app.use('/api/*', originCheck(options.trustedOrigins));

  const served: ServedDocument = { document: null };
  const plain = [...plainRoutes(served), ...publicPages(options.publicUrl), ...unsubscribePages];
  served.document = openApiDocument(options.publicUrl, plain);
  for (const route of plain) {
    app.on(route.method.toUpperCase(), route.path, (c) => {
      c.set('route', route.operationId);
      return route.answer(c, services);
    });
  }
  app.use('/api/auth/*', bodyLimit({ maxSize: MAX_AUTH_BYTES, onError: () => refuseLarge() }));
  for (const route of accountRoutes) {
    app.on(route.method.toUpperCase(), route.path, (c) => {
      c.set('route', route.operationId);
      return answerAccount(c, services, route);
    });
  }
  for (const handler of Object.values(handlers)) {
    const path = handler.call.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(handler.call.method.toUpperCase(), path, (c) => {
      c.set('route', handler.call.name);
      return answerCall(c, handler, services, limiter);
    });
  }
  app.all('/api/*', (c) => {
    throw new Refusal('NOT_FOUND', `There is no ${c.req.method} ${c.req.path}.`);
  });
  app.get('*', (c) => staticFile(options.webFolder, c.req.path, c.env.incoming.method ?? 'GET'));
  app.notFound((c) => refuse(c, new Refusal('NOT_FOUND', 'There is nothing here.')));
  app.onError((error, c) => {
    const refusal = asRefusal(error, c, services);
    if (c.get('route') === saveDraft.name) services.metrics.countFailedSave(refusal.code);
    return refuse(c, refusal);
  });
  return app;
}

function refuseLarge(): never {
  throw new Refusal('TOO_LARGE', `The request has more than ${MAX_AUTH_BYTES} bytes.`);
}

/** Turns any other error into a refusal, and logs it as a fault. */
function asRefusal(error: Error, c: EdgeContext, { log }: Services): Refusal {
  if (error instanceof Refusal) return error;
  // The client is gone, and nothing went wrong here.
  if (c.req.raw.signal.aborted) return new Refusal('BAD_REQUEST', 'The request was broken off.');
  const path = loggedPath(c.req.path);
  log.error({ err: error, requestId: c.get('requestId'), method: c.req.method, path }, 'request failed');
  if (isOutOfService(error)) {
    return new Refusal('UNAVAILABLE', 'The database cannot be used right now: nothing was changed.');
  }
  return new Refusal('UNKNOWN_ERROR', 'Something went wrong on the server.');
}

function refuse(c: EdgeContext, refusal: Refusal): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  const retryAfter = refusal.details?.retryAfter;
  // The rest of the body is not waited for.
  if (refusal.code === 'TOO_SLOW') headers.set('connection', 'close');
  if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter));
  return c.newResponse(JSON.stringify(refusal.body(c.get('requestId'))), {
    status: refusal.status as 400,
    headers,
  });
}

function logRequest(c: EdgeContext, { log, metrics }: Services, ms: number): void {
  const { method } = c.req;
  const route = c.get('route') ?? (c.req.path.startsWith('/api/') ? 'none' : 'web');
  metrics.observeRequest({ route, method, status: c.res.status, seconds: ms / 1000 });
  log.info({
    requestId: c.get('requestId'),
    method,
    path: loggedPath(c.req.path),
    status: c.res.status,
    ms: Math.round(ms),
    user: c.get('userId'),
    impersonatedBy: c.get('impersonatedBy'),
  });
}
