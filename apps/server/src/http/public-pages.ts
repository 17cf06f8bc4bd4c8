import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { zoneTime } from '@bellgrid/formats/calendar';
import { publicationSettingsSchema } from '@bellgrid/protocol';
import { acceptedLanguages, pickLanguage } from '@bellgrid/texts';
import { verifyPassword } from 'better-auth/crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { addressGroup } from '../accounts/address-group.ts';
import { MAX_PAGE_BYTES } from '../editions/edition-bounds.ts';
import { type Html, html } from '../editions/html.ts';
import { HIDDEN_CALENDARS } from '../editions/make-edition.ts';
import { PLAIN_STYLE, plainStyle } from '../editions/page-style.ts';
import { createPageTexts, type PageTexts } from '../editions/page-texts.ts';
import { publishedKinds } from '../editions/published-data.ts';
import {
  CALENDAR_MARK,
  calendarLink,
  framed,
  nowAndNext,
  readFacts,
  searchPage,
  TODAY_MARK,
} from '../editions/render-pages.ts';
import { Refusal } from '../errors/refusal.ts';
import { feedPath, keyOfFeed } from '../publications/feed-address.ts';
import {
  changesOf,
  type EditionRow,
  editionsOf,
  type PublicationRow,
  pageOf,
  publicationAt,
  shownEdition,
} from '../publications/publication-store.ts';
import type { EdgeContext } from './edge.ts';
import { createNameSearch } from './name-search.ts';
import { createPackedPages } from './packed-pages.ts';
import type { PlainRoute } from './plain-routes.ts';
import { readBody } from './read-body.ts';
import type { Services } from './services.ts';

const MAX_FORM_BYTES = 2048;
/** Bytes of a stored page. Those of earlier versions of the server may be larger than MAX_PAGE_BYTES. */
const MAX_UNPACKED_BYTES = 4 * MAX_PAGE_BYTES;
const COOKIE_SECONDS = 30 * 24 * 60 * 60;
/** Wrong passwords for one publication from one address. Those of one reader shut out no reader elsewhere. */
const PER_ADDRESS = { points: 10, seconds: 15 * 60 };

/** Pages that many read differ by the minute at most: each is put together once. */
const packedPages = createPackedPages(16 * 1024 * 1024);

const routes = (...paths: readonly [path: string, operationId: string, summary: string][]) => paths;

/** The pages and calendars that a school has published: read without a session, guarded by their address alone. */
export function publicPages(publicUrl: string): readonly PlainRoute[] {
  const isSecure = publicUrl.startsWith('https:');
  const reading = routes(
    ['/p/:token', 'publishedSchool', 'The published pages of a school, by their secret address.'],
    [
      '/p/:token/:page',
      'publishedPage',
      'A published page: start, changes, changes.pdf, style.css or logo.png.',
    ],
    ['/p/:token/:page/:key', 'publishedWeek', 'The published week of a class, teacher or room.'],
  );
  return [
    {
      ...{ method: 'get', path: PLAIN_STYLE, operationId: 'publicStyle', isPublic: true },
      ...{ summary: 'The style sheet of pages that belong to no school.', contentType: 'text/css' },
      answer: () =>
        new Response(plainStyle(), {
          headers: { ...publicHeaders, 'content-type': 'text/css; charset=utf-8' },
        }),
    },
    {
      ...{ method: 'get', path: '/c/:feeds/:feed', operationId: 'publishedCalendar', isPublic: true },
      ...{ summary: 'The calendar of a class, teacher or room.', contentType: 'text/calendar' },
      answer: (c: EdgeContext, services: Services) => answerCalendar(c, services),
    },
    ...reading.map(([path, operationId, summary]) => ({
      ...{ method: 'get' as const, path, operationId, summary, isPublic: true, contentType: 'text/html' },
      answer: (c: EdgeContext, services: Services) => answerPage(c, services),
    })),
    {
      ...{ method: 'post', path: '/p/:token', operationId: 'enterPublishedSchool', isPublic: true },
      ...{ summary: 'Takes the password of the published pages.', contentType: 'text/html' },
      answer: (c: EdgeContext, services: Services) => answerPassword(c, services, isSecure),
    },
  ];
}

/** True for the addresses of pages for everyone, which have headers of their own. */
export const isPublicPage = (path: string): boolean => /^\/[pcu]\//.test(path);

/** The headers of pages for everyone. */
export const publicHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
};

async function answerPage(c: EdgeContext, services: Services): Promise<Response> {
  const { db, now } = services;
  const { token = '', page = 'start', key } = c.req.param() as Record<string, string | undefined>;
  const publication = await publicationAt(db, 'token', token, now());
  // A part of the address that has a slash of its own could name what no page leads to.
  const isPlain = [page, key ?? ''].every((part) => !part.includes('/'));
  if (!publication || !isPlain || page === HIDDEN_CALENDARS) return missing(c);
  const editions = await editionsOf(db, publication.userId);
  const shown = shownEdition(editions, now());
  if (!shown) return missing(c);
  const path = key === undefined ? page : `${page}/${key}`;
  // Calendar programs do not know the password: at their earlier addresses they are read only where there is none.
  if (path !== 'style.css' && !mayRead(c, publication))
    return page === 'calendar' ? missing(c, shown) : passwordPage(c, shown, false);
  if (c.req.param('page') === undefined) return redirect(`/p/${token}/start`);
  const upcoming = editions.find(({ sequence }) => sequence > shown.sequence) ?? null;
  const wantsNext = c.req.query('next') !== undefined && upcoming !== null;
  const edition = wantsNext ? upcoming : shown;
  const found = await pageOf(db, edition.sequence, path);
  if (!found) return missing(c, edition);
  const query = path === 'start' ? c.req.query('q')?.trim().slice(0, 100) : undefined;
  if (query) return answerSearch(edition, found.facts, query);
  if (!found.type.startsWith('text/html')) return answerBytes(c, found, []);
  const facts = path === 'start' ? null : found.facts;
  const place = { path, facts, edition, upcoming, wantsNext };
  const calendar =
    key === undefined || edition.zone === null || publication.feeds === null
      ? ''
      : calendarLink(createPageTexts(languageOf(edition)), feedPath(publication, key)).text;
  return answerBytes(c, found, [
    [TODAY_MARK, await noticeOf(services, place)],
    [CALENDAR_MARK, calendar],
  ]);
}

/**
 * A calendar at its own secret address, whether or not pages lead to it. It is read without the password. One that the
 * shown edition does not have may be in a mail for that to come, and is taken from there.
 */
async function answerCalendar(c: EdgeContext, { db, now }: Services): Promise<Response> {
  const { feeds = '', feed = '' } = c.req.param() as Record<string, string | undefined>;
  const publication = await publicationAt(db, 'feeds', feeds, now());
  const key = publication && keyOfFeed(publication, feed);
  if (!publication || key === null) return missing(c);
  const editions = await editionsOf(db, publication.userId);
  const shown = shownEdition(editions, now());
  const upcoming = editions.filter(({ sequence }) => sequence > (shown?.sequence ?? 0));
  for (const { sequence } of shown ? [shown, ...upcoming] : upcoming) {
    const found =
      (await pageOf(db, sequence, `calendar/${key}`)) ??
      (await pageOf(db, sequence, `${HIDDEN_CALENDARS}/${key}`));
    if (found) return answerBytes(c, found, []);
  }
  return missing(c);
}

const PDF = 'application/pdf';

const unpack = promisify(gunzip);
const pack = promisify(gzip);

/** The stored bytes, with each text in the place of its mark. Packing takes place outside the event loop. */
async function answerBytes(
  c: EdgeContext,
  found: { readonly type: string; readonly etag: string; readonly bytes: Uint8Array },
  texts: readonly (readonly [mark: string, text: string])[],
): Promise<Response> {
  const added = texts
    .map(([, text]) => text)
    .join('\n')
    .trim();
  const mark = added === '' ? '' : `.${createHash('sha256').update(added).digest('base64url').slice(0, 12)}`;
  const etag = `"${found.etag}${mark}"`;
  const all = {
    ...publicHeaders,
    ...{ etag, 'content-type': found.type },
    ...(found.type === PDF ? { 'content-disposition': 'attachment; filename="changes.pdf"' } : {}),
  };
  if (matches(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers: all });
  const acceptsGzip = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
  if (added === '' && acceptsGzip) {
    return new Response(Uint8Array.from(found.bytes), { headers: { ...all, 'content-encoding': 'gzip' } });
  }
  const content = async (): Promise<Buffer> => {
    const page = await unpack(found.bytes, { maxOutputLength: MAX_UNPACKED_BYTES });
    return added === '' ? page : texts.reduce(withText, page);
  };
  if (!acceptsGzip) return new Response(Uint8Array.from(await content()), { headers: all });
  const packed = await packedPages.get(etag, async () => pack(await content(), { level: 4 }));
  return new Response(Uint8Array.from(packed), { headers: { ...all, 'content-encoding': 'gzip' } });
}

/** A page with a text in the place of its mark. */
function withText(page: Buffer, [mark, text]: readonly [mark: string, text: string]): Buffer {
  const at = page.indexOf(mark);
  if (at < 0) return page;
  return Buffer.concat([page.subarray(0, at), Buffer.from(text), page.subarray(at + mark.length)]);
}

const matches = (sent: string | undefined, etag: string): boolean =>
  (sent ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

interface NoticePlace {
  readonly path: string;
  readonly facts: string | null;
  readonly edition: EditionRow;
  readonly upcoming: EditionRow | null;
  /** True on a page of the edition that is not shown yet. */
  readonly wantsNext: boolean;
}

/** The markup that depends on the time: the edition to come, and “now and next”. */
async function noticeOf({ db, now }: Services, place: NoticePlace): Promise<string> {
  const { path, facts, edition, upcoming, wantsNext } = place;
  const texts = createPageTexts(languageOf(edition));
  const { t } = texts;
  const parts: Html[] = [];
  const name = path.split('/').at(-1) ?? '';
  if (upcoming?.validFrom && wantsNext) {
    const link = html`<a href="${name}">${t('published.backToShown')}</a>`;
    parts.push(
      html`<p class="notice">${t('published.validFrom', { date: texts.date(upcoming.validFrom) })} ${link}</p>`,
    );
  } else if (upcoming?.validFrom) {
    const isOfAll = path === 'start' || path === 'changes';
    const count = isOfAll ? null : await changesOf(db, upcoming.sequence, path);
    const change =
      count === null ? '' : count === 0 ? t('published.nothingForMe') : t('published.forMe', { count });
    const link = html`<a href="${name}?next">${t('published.seeNext')}</a>`;
    parts.push(
      html`<p class="notice">${t('published.newFrom', { date: texts.date(upcoming.validFrom) })} ${change} ${link}</p>`,
    );
  }
  if (path === 'changes') {
    const sheet = wantsNext ? 'changes.pdf?next' : 'changes.pdf';
    parts.push(html`<p class="calendar"><a href="${sheet}">${t('published.changesPdf')}</a></p>`);
  }
  if (facts !== null && edition.zone !== null && !wantsNext) {
    const moment = { ...zoneTime(now(), edition.zone), ...calendarOf(edition) };
    parts.push(nowAndNext(texts, readFacts(facts), moment));
  }
  return parts.map(({ text }) => text).join('');
}

const calendars = new Map<number, { dates: ReadonlyMap<string, number>; days: readonly string[] }>();

/** The dates of an edition; those of the last thousand editions that were read are kept. */
function calendarOf({ sequence, calendar }: EditionRow) {
  const known = calendars.get(sequence);
  if (known) return known;
  const { dates, days } = JSON.parse(calendar) as { dates: [string, number][]; days: string[] };
  const read = { dates: new Map(dates), days };
  if (calendars.size >= 1000) calendars.clear();
  calendars.set(sequence, read);
  return read;
}

const settingsOf = ({ settings }: EditionRow) => publicationSettingsSchema.parse(JSON.parse(settings));

const languageOf = (edition: EditionRow): string => settingsOf(edition).language;

/** The names of the editions that were searched last: 4 million letters take 8 MB. */
const nameSearch = createNameSearch(4_000_000);

/** The names with every word of the query; the only one is opened. */
function answerSearch(edition: EditionRow, facts: string | null, query: string): Response {
  const { found, count } = nameSearch.find(edition.sequence, facts ?? '[]', query);
  const [only] = found;
  if (only && count === 1) return redirect(`${only.kind}/${only.key}`);
  const page = searchPage({
    texts: createPageTexts(languageOf(edition)),
    kinds: publishedKinds(settingsOf(edition)),
    ...{ schoolName: edition.schoolName, hasLogo: edition.hasLogo === 1, query, found, count },
  });
  return sendHtml(page, 200);
}

const redirect = (location: string): Response =>
  new Response(null, { status: 303, headers: { ...publicHeaders, location } });

const sendHtml = (page: Html, status: number, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(page.text, {
    status,
    headers: { ...publicHeaders, 'content-type': 'text/html; charset=utf-8', ...more },
  });

/** A page for browsers, the usual refusal for programs. */
function missing(c: EdgeContext, edition: EditionRow | null = null): Response {
  if (!c.req.header('accept')?.includes('text/html')) {
    throw new Refusal('NOT_FOUND', 'Nothing is published at this address.');
  }
  const texts = edition ? createPageTexts(languageOf(edition)) : browserTexts(c);
  const kinds = edition && publishedKinds(settingsOf(edition));
  const title = texts.t(kinds ? 'published.missingPage' : 'published.missing');
  const hint = texts.t(kinds ? `published.missingPageHint.${kinds}` : 'published.missingHint');
  const start = edition && `/p/${c.req.param('token')}/start`;
  const body = html`<h1>${title}</h1><p>${hint}</p>
${kinds ? html`<p class="calendar"><a href="${start}">${texts.t(`published.all.${kinds}`)}</a></p>` : null}`;
  const page = framed({
    ...{ title, schoolName: edition?.schoolName ?? 'Bellgrid', texts, body },
    ...{ root: '', hasLogo: false, hasStart: false, style: PLAIN_STYLE },
  });
  return sendHtml(page, 404);
}

const browserTexts = (c: EdgeContext): PageTexts =>
  createPageTexts(pickLanguage(acceptedLanguages(c.req.header('accept-language'))));

const cookieName = ({ token }: PublicationRow): string => `reader.${token.slice(0, 8)}`;

/** Proves that the password was entered; another password ends it. */
const proofOf = ({ token, secret, passwordHash }: PublicationRow): string =>
  createHmac('sha256', secret).update(`${token} ${passwordHash}`).digest('base64url');

function mayRead(c: EdgeContext, publication: PublicationRow): boolean {
  if (publication.passwordHash === null) return true;
  const sent = Buffer.from(getCookie(c, cookieName(publication)) ?? '');
  const proof = Buffer.from(proofOf(publication));
  return sent.length === proof.length && timingSafeEqual(sent, proof);
}

function passwordPage(c: EdgeContext, edition: EditionRow, isWrong: boolean, status = 200): Response {
  const texts = createPageTexts(languageOf(edition));
  const { t } = texts;
  const token = c.req.param('token') ?? '';
  const depth = c.req.path.split('/').length - 3;
  const root = depth === 2 ? '../' : '';
  const body = html`<h1>${t('published.title')}</h1>
<p>${t('published.passwordHint')}</p>
${isWrong ? html`<p role="alert"><b>${t(status === 429 ? 'published.tooManyPasswords' : 'published.wrongPassword')}</b></p>` : null}
<form method="post" action="/p/${token}"><label for="password">${t('published.password')}<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required></label><button>${t('published.enter')}</button></form>`;
  const page = framed({
    ...{ title: t('published.title'), schoolName: edition.schoolName, texts, body },
    root: depth === 0 ? '' : root,
    ...{ hasLogo: false, hasStart: false },
  });
  const styled =
    depth === 0 ? page.text.replace('href="style.css"', `href="/p/${token}/style.css"`) : page.text;
  return new Response(styled, {
    status,
    headers: { ...publicHeaders, 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Refuses a form on a page of another site. Pages without referrers send the origin `null`, also to their own server. */
function refuseForeignForm(c: EdgeContext): void {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const isPage = origin !== undefined && URL.canParse(origin);
  const isOwn = !isPage || new URL(origin).host === c.req.header('host');
  if (!isOwn || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
    throw new Refusal('FORBIDDEN', 'Forms on pages of other sites are not taken.');
  }
}

async function answerPassword(c: EdgeContext, services: Services, isSecure: boolean): Promise<Response> {
  const { db, now, counters } = services;
  refuseForeignForm(c);
  const publication = await publicationAt(db, 'token', c.req.param('token') ?? '', now());
  const shown = publication && shownEdition(await editionsOf(db, publication.userId), now());
  if (!publication || !shown) return missing(c);
  const start = `/p/${publication.token}/start`;
  const { passwordHash, userId } = publication;
  if (passwordHash === null) return redirect(start);
  const form = new URLSearchParams(new TextDecoder().decode(await readBody(c.req.raw, MAX_FORM_BYTES)));
  const attempts = `publication ${userId} ${addressGroup(c.get('address'))}`;
  const wait = await counters.consume(attempts, PER_ADDRESS);
  if (wait !== null) return passwordPage(c, shown, true, 429);
  const isRight = await verifyPassword({ hash: passwordHash, password: form.get('password') ?? '' });
  if (!isRight) return passwordPage(c, shown, true, 403);
  await counters.giveBack(attempts);
  setCookie(c, cookieName(publication), proofOf(publication), {
    path: `/p/${publication.token}`,
    ...{ httpOnly: true, sameSite: 'Lax', maxAge: COOKIE_SECONDS, secure: isSecure },
  });
  return c.newResponse(null, 303, { ...publicHeaders, location: start });
}
