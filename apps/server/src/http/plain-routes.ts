import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { sql } from 'kysely';
import { Refusal } from '../errors/refusal.ts';
import { insertLicense } from '../licenses/license-store.ts';
import type { PaidLicense } from '../licenses/payments.ts';
import { publishUser } from '../live/publish-documents.ts';
import { observeState } from '../metrics/observe-state.ts';
import type { Edge, EdgeContext } from './edge.ts';
import { readBody } from './read-body.ts';
import type { Services } from './services.ts';

/** Adds a licence that was paid for, once for any number of notices. */
async function takePayment(services: Services, license: PaidLicense): Promise<void> {
  const { db, log, now } = services;
  const { userId } = license;
  const isNew = await db.transaction().execute(async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .select('id')
      .where('id', '=', userId)
      .executeTakeFirst();
    return user ? insertLicense(transaction, { ...license, source: 'stripe', now: now() }) : null;
  });
  if (isNew === null)
    log.error({ license: license.id, user: userId }, 'a licence was paid for an account that is gone');
  if (isNew) await publishUser(services, userId);
}

const loopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * True for a request with the token; without a token set, for one from this machine that is not forwarded by
 * a proxy.
 */
function mayReadMetrics(c: EdgeContext, token: string | null): boolean {
  if (token !== null) return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name));
  return !isForwarded && loopback.includes(c.env.incoming.socket.remoteAddress ?? '');
}

/** Compares in a time that tells nothing. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

const MAX_NOTICE_BYTES = 256 * 1024;

/**
 * Answers one notice of the payment service; its signature, over the bytes of the body, takes the place of a
 * session.
 */
async function answerPaymentNotice(c: EdgeContext, services: Services): Promise<Response> {
  c.header('cache-control', 'no-store');
  const { payments } = services;
  const signature = c.req.header('stripe-signature');
  if (!signature) throw new Refusal('UNAUTHENTICATED', 'The notice is not signed.');
  if (!payments) throw new Refusal('NOT_FOUND', 'This server takes no payments.');
  const license = await payments.readNotice(await readBody(c.req.raw, MAX_NOTICE_BYTES), signature);
  if (license) await takePayment(services, license);
  return c.json({});
}

/** A route that is no call of the protocol: it has no session, and says in its own way who may use it. */
export interface PlainRoute {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  /** Anyone may use it; the others refuse a stranger before they look at the body. */
  readonly isPublic: boolean;
  readonly contentType: string;
  readonly answer: (c: EdgeContext, services: Services) => Response | Promise<Response>;
}

const READY_WITHIN_MS = 2000;
/** The time for which security.txt may be cached. */
const SECURITY_CONTACT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * Robots may read the front page and its files, and the pages and calendars that schools publish: the headers of these
 * forbid to list them, which only a robot that fetches them can know.
 */
const ROBOTS =
  'User-agent: *\nDisallow: /\nAllow: /$\nAllow: /assets/\nAllow: /icon.svg\nAllow: /p/\nAllow: /c/\n';

/** The document at `/api/openapi.json`: set once it is made, as it names this route too. */
export interface ServedDocument {
  document: unknown;
}

/** The routes for administrators of a server, and for the payment service. */
export function plainRoutes(openApi: ServedDocument): readonly PlainRoute[] {
  return [
    {
      method: 'get',
      path: '/api/openapi.json',
      operationId: 'openApi',
      summary: 'This document.',
      isPublic: true,
      contentType: 'application/json',
      answer: (c) => c.json(openApi.document as Record<string, unknown>),
    },
    {
      method: 'get',
      path: '/healthz',
      operationId: 'health',
      summary: 'Answers as long as the process lives.',
      isPublic: true,
      contentType: 'text/plain',
      answer: (c) => plain(c, 'ok\n'),
    },
    {
      method: 'get',
      path: '/readyz',
      operationId: 'ready',
      summary: 'Whether the server can work: 503 while its database cannot be reached.',
      isPublic: true,
      contentType: 'text/plain',
      answer: async (c, services) =>
        (await isReady(services)) ? plain(c, 'ready\n') : plain(c, 'not ready\n', 503),
    },
    {
      method: 'get',
      path: '/metrics',
      operationId: 'metrics',
      summary:
        "Counters in Prometheus' format: with METRICS_TOKEN as bearer token, or from this machine alone.",
      isPublic: false,
      contentType: 'text/plain',
      answer: async (c, services) => {
        if (!mayReadMetrics(c, services.metricsToken))
          throw new Refusal('UNAUTHENTICATED', 'The metrics have a token.');
        c.header('content-type', services.metrics.contentType);
        return plain(c, await services.metrics.text(await observeState(services)));
      },
    },
    {
      method: 'get',
      path: '/.well-known/security.txt',
      operationId: 'securityContact',
      summary: 'Whom to tell of a weakness; 404 where SECURITY_CONTACT names nobody.',
      isPublic: true,
      contentType: 'text/plain',
      answer: (c, { securityContact, now }) => {
        if (securityContact === null) throw new Refusal('NOT_FOUND', 'Nobody is named.');
        const expires = new Date(now().getTime() + SECURITY_CONTACT_MS).toISOString();
        return plain(c, `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en, de\n`);
      },
    },
    {
      method: 'get',
      path: '/robots.txt',
      operationId: 'robots',
      summary: 'The addresses that search engines are to leave alone: all but the front page.',
      isPublic: true,
      contentType: 'text/plain',
      answer: (c) => plain(c, ROBOTS),
    },
    {
      method: 'post',
      path: '/api/licenses/stripe-webhook',
      operationId: 'paymentNotice',
      summary: 'For the payment service: the signature in the header stripe-signature stands for a session.',
      isPublic: false,
      contentType: 'application/json',
      answer: answerPaymentNotice,
    },
  ];
}

function plain(c: Context<Edge>, text: string, status: 200 | 503 = 200): Response {
  c.header('cache-control', 'no-store');
  return c.text(text, status);
}

/** Reads real rows: a damaged database still answers a question that needs none. */
async function readRows(db: Services['db']): Promise<void> {
  await sql`select max("number") from "schemaVersion"`.execute(db);
  await db.selectFrom('user').select(['id', 'email']).orderBy('id').limit(1).execute();
  await db.selectFrom('version').select(['id', 'hash']).orderBy('id').limit(1).execute();
}

async function isReady({ db, stopping }: Services): Promise<boolean> {
  if (stopping.signal.aborted) return false;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
  });
  const answered = readRows(db).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}
