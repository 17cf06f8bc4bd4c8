import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createExampleSchool, FILE_VERSION, schoolYearSchema } from '@bellgrid/model';
import {
  changeClient,
  changePublication,
  clientVersions,
  deleteUser,
  latestVersion,
  me,
  type PublicationSettings,
  publication,
  publish,
  renewPublication,
  saveDraft,
  schoolAuditLog,
  stopPublication,
  versions,
} from '@bellgrid/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { endGrace } from '../test-support/end-grace.ts';
import { useWorld } from '../test-support/use-world.ts';
import { feedPath } from './feed-address.ts';

const world = useWorld({ callsPerMinute: 1_000_000 });
const settings: PublicationSettings = { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' };

function file(shift = 0, hasYear = true): Uint8Array {
  const draft = createExampleSchool({ schoolName: 'Hill School' });
  Object.values(draft.lessons).forEach((lesson, index) => {
    const start = (index * 3) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: (index + shift) % 5, start, end: start + lesson.numPeriods };
  });
  draft.schoolData.year = !hasYear
    ? null
    : schoolYearSchema.parse({
        ...{ timeZone: 'Europe/Berlin', firstDay: '2026-01-01', lastDay: '2028-01-01' },
        places: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday })),
      });
  const envelope = {
    fileVersion: FILE_VERSION,
    dataStore: draft,
    pageMemory: {},
    solutionStore: { version: 2 },
  };
  return gzipSync(JSON.stringify(envelope));
}

async function save(school: Client, shift = 0, hasYear = true): Promise<string> {
  const baseHash = (await school.call(latestVersion, {})).body.version?.hash ?? '';
  const request = { baseHash, sessionID: 's', saveReason: 'export' as const };
  const { body, status } = await school.call(saveDraft, request, file(shift, hasYear));
  expect(status).toBe(200);
  return body.version.id;
}

/** Publishes a version as it is saved now. */
async function publishAs(
  school: Client,
  request: {
    versionID: string;
    settings: PublicationSettings;
    validFrom: string | null;
  },
) {
  const { versions: list } = (await school.call(versions, {})).body;
  const hash = list.find(({ id }) => id === request.versionID)?.hash ?? '-';
  return school.call(publish, { ...request, hash });
}

const read = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, world().url), { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
const textAt = async (path: string) => (await read(path)).text();
const enter = (path: string, password: string, more: Record<string, string> = {}) =>
  fetch(new URL(path, world().url), {
    ...{ method: 'POST', redirect: 'manual' as const, body: new URLSearchParams({ password }) },
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin', ...more },
  });

/** The address of the calendar that the page of a week leads to. */
const calendarOf = async (page: string, headers: Record<string, string> = {}) =>
  /href="(\/c\/[^"]+)"/.exec(await (await read(page, headers)).text())?.[1] ?? '';

const weekOf = (start: string): string => /classes\/[\w-]+/.exec(start)?.[0] ?? '';

it('publishes what was looked at, not what was saved in its place meanwhile', async () => {
  const school = await world().newUser('hill@looked.example');
  const versionID = await save(school);
  const { hash } = (await school.call(latestVersion, {})).body.version ?? { hash: '' };
  const baseHash = hash;
  const again = await school.call(saveDraft, { baseHash, sessionID: 's' }, file(1));
  const request = { settings, validFrom: null };
  // The version of an export is kept; what is saved without a reason afterwards is saved in its own place.
  const { id, hash: newer } = again.body.version;
  expect(id).not.toBe(versionID);
  await school.call(saveDraft, { baseHash: newer, sessionID: 's' }, file(2));
  const refused = await school.call(publish, { versionID: id, hash: newer, ...request });
  expect([refused.status, (await school.call(publication, {})).body]).toEqual([409, { publication: null }]);
  expect((await publishAs(school, { versionID: id, ...request })).status).toBe(200);
  const published = async () => (await school.call(versions, {})).body.publishedIDs;
  const chief = await world().newAdministrator('chief@looked.example');
  const { uid } = (await school.call(me, {})).body;
  const seenByChief = async () => (await chief.call(clientVersions, { uid })).body.publication;
  expect(await published()).toEqual([id]);
  const seen = await seenByChief();
  expect(seen).toMatchObject({ expiresAt: null, editions: [{ versionID: id, isShown: true }] });
  // The link is the school's.
  expect(seen).not.toHaveProperty('path');
  await school.call(stopPublication, {});
  expect(await published()).toEqual([]);
  expect(await seenByChief()).toBeNull();
});

let school: Client;
let chief: Client;
let path: string;
let week: string;
let firstID: string;
beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  school = await world().newUser('school@example.org');
  const { uid } = (await school.call(me, {})).body;
  const internalData = { notes: 'Owes us money', shortName: 'HILLSHORT', tags: ['slowpayer'] };
  expect((await chief.call(changeClient, { uid, internalData })).status).toBe(200);
  firstID = await save(school);
  const later = { versionID: firstID, settings, validFrom: '2027-12-01' };
  const refused = await publishAs(school, later);
  expect([refused.status, (await school.call(publication, {})).body.publication]).toEqual([422, null]);
  const { body } = await publishAs(school, { ...later, validFrom: null });
  path = body.publication?.path ?? '';
  week = weekOf(await textAt(`${path}/start`));
});

describe('published pages', () => {
  it('are read by strangers, without a script, never listed, and say nothing of where they were read', async () => {
    const response = await read(`${path}/${week}`);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toMatch(/class="today[ "]/);
    expect(text).not.toContain('<!--today-->');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('set-cookie')).toBeNull();
    expect((await read(path)).headers.get('location')).toBe(`${path}/start`);
    expect((await read(`${path}/style.css`)).headers.get('content-type')).toContain('text/css');
    expect((await read(`${path}/classes/none`)).status).toBe(404);
    expect((await read('/p/guessed')).status).toBe(404);
  });

  it('have nothing of the account in any byte: neither its address and name nor what administrators noted', async () => {
    const db = await world().openDatabase();
    const editions = await db.selectFrom('edition').select(['data', 'calendar', 'settings']).execute();
    const pages = await db.selectFrom('publishedPage').select(['path', 'bytes', 'facts']).execute();
    await db.destroy();
    expect([editions.length, pages.length > 50]).toEqual([1, true]);
    const text = (bytes: Uint8Array) => gunzipSync(bytes).toString('utf8');
    const all = [
      ...editions.flatMap(({ data, calendar, settings: chosen }) => [text(data), calendar, chosen]),
      ...pages.flatMap(({ path: at, bytes, facts }) => [at, text(bytes), facts ?? '']),
    ].join('\n');
    const { uid, displayName } = (await school.call(me, {})).body;
    expect(all).toContain('Hill School');
    const hidden = ['Owes us money', 'HILLSHORT', 'slowpayer', 'school@example.org', uid, displayName];
    expect(hidden.every((name) => name.length > 3)).toBe(true);
    expect(hidden.filter((name) => all.includes(name))).toEqual([]);
  });

  it('are sent once: unchanged ones as 304, and as gzip to those that take it', async () => {
    const calendar = await calendarOf(`${path}/${week}`);
    for (const of of [
      `${path}/${week}`,
      `${path}/start`,
      calendar,
      `${path}/calendar/${week.split('/')[1]}`,
    ]) {
      const first = await read(of);
      const etag = first.headers.get('etag') ?? '';
      expect([of, first.headers.get('content-encoding')]).toEqual([of, 'gzip']);
      expect((await read(of, { 'if-none-match': etag })).status).toBe(304);
      const plain = await read(of, { 'accept-encoding': 'identity' });
      expect([of, plain.headers.get('content-encoding')]).toEqual([of, null]);
      expect(await plain.text()).toBe(await first.text());
    }
  });

  it('are found by name: one match opens, several are listed, none is said so', async () => {
    const start = await textAt(`${path}/start`);
    const [, key, name] = /href="(teachers\/[\w-]+)"><bdi>([^<]+)</.exec(start) ?? [];
    const one = await read(`${path}/start?q=${encodeURIComponent((name ?? '').toUpperCase())}`);
    expect([one.status, one.headers.get('location')]).toEqual([303, key]);
    expect(await textAt(`${path}/start?q=a`)).toMatch(/role="status">\d+ matches/);
    expect(await textAt(`${path}/start?q=${encodeURIComponent('<b>zz')}`)).toContain('&lt;b&gt;zz');
  });

  it('show the edition before until the date of a later one, with what changes', async () => {
    const versionID = await save(school, 1);
    const { body } = await publishAs(school, { versionID, settings, validFrom: '2027-12-01' });
    expect(body.publication?.editions.map(({ isShown }) => isShown)).toEqual([true, false]);
    const page = await textAt(`${path}/${week}`);
    expect(page).toContain('A new schedule applies from');
    expect(page).toMatch(/\d+ changes? here\./);
    const next = await textAt(`${path}/${week}?next`);
    expect(next).toContain('This schedule applies from');
    expect(next).toContain('Changed since the last publication');
    const first = await publishAs(school, { versionID: firstID, settings, validFrom: '2027-12-01' });
    expect(first.body.publication?.editions.map(({ changed }) => changed)).toEqual([0, 0]);
    await publishAs(school, { versionID, settings, validFrom: '2027-12-01' });
    const changes = await textAt(`${path}/changes?next`);
    expect(changes).toContain(' moves from ');
    expect(changes).toContain('This schedule applies from');
    expect(changes).toContain('href="changes.pdf?next"');
    const sheet = await read(`${path}/changes.pdf?next`);
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await sheet.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await read(`${path}/changes.pdf`)).status).toBe(404);
    const again = await publishAs(school, { versionID, settings, validFrom: null });
    expect(again.body.publication?.editions).toHaveLength(1);
    expect(await textAt(`${path}/${week}`)).not.toContain('A new schedule applies');
    expect(await textAt(`${path}/changes`)).toContain('href="changes.pdf"');
    expect((await read(`${path}/changes.pdf`)).status).toBe(200);
  });
});

it('a page of no school is in the language of the browser, and a published one in that of the school', async () => {
  const textFor = async (address: string, wanted: string) =>
    (await read(address, { 'accept-language': wanted })).text();
  expect(await textFor('/p/guessed', 'fr, de-DE;q=0.8')).toContain('Hier ist nichts veröffentlicht');
  expect(await textFor('/u/guessed', 'fr, de-DE;q=0.8')).toContain('Dieser Link ist nicht vollständig');
  expect(await textFor('/p/guessed', 'fr')).toContain('<html lang="en"');
  expect(await textFor(`${path}/start`, 'de')).toContain('<html lang="en"');
});

it('a page that is missing has its style sheet, and in a published school the way to the list', async () => {
  for (const of of ['/p/guessed', '/p/guessed/classes/none', '/u/guessed', `${path}/classes/none`]) {
    const page = await textAt(of);
    const style = /rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await read(new URL(style, `http://host${of}`).pathname);
    expect([of, answer.status, answer.headers.get('content-type')]).toEqual([
      of,
      200,
      'text/css; charset=utf-8',
    ]);
    expect([of, page.includes(`href="${path}/start"`)]).toEqual([of, of.startsWith(path)]);
    expect([of, page.includes('Look for the class, teacher or room in the list')]).toEqual([
      of,
      of.startsWith(path),
    ]);
  }
});

it('every address, also one that is refused, is listed nowhere and sends no referrer', async () => {
  const calendar = await calendarOf(`${path}/${week}`);
  const [, , feeds] = calendar.split('/');
  const addresses: [string, number, Record<string, string>?][] = [
    [path, 303],
    [`${path}/start`, 200],
    [`${path}/start?q=a`, 200],
    [`${path}/start?q=zzzz`, 200],
    [`${path}/${week}`, 200],
    [`${path}/changes`, 200],
    [`${path}/changes.pdf`, 200],
    [`${path}/style.css`, 200],
    [`${path}/logo.png`, 404],
    [`${path}/calendar/${week.split('/')[1]}`, 200],
    [calendar, 200],
    [`/c/${feeds}/guessed`, 404],
    ['/c/guessed/guessed', 404],
    ['/p/guessed', 404],
    [`${path}/classes/none`, 404],
    ['/p/guessed/start', 404, { accept: 'application/json' }],
    ['/c/guessed/guessed', 404, { accept: 'text/calendar' }],
    ['/u/guessed', 404],
    ['/u/guessed', 404, { accept: 'application/json' }],
  ];
  const check = (of: string, response: Response) => {
    const { headers } = response;
    expect([of, headers.get('x-robots-tag')]).toEqual([of, expect.stringContaining('noindex')]);
    expect([of, headers.get('referrer-policy')]).toEqual([of, 'no-referrer']);
    expect([of, headers.get('cache-control')]).toEqual([of, expect.stringMatching(/private|no-store/)]);
  };
  for (const [of, status, headers] of addresses) {
    const response = await read(of, headers);
    expect([of, response.status]).toEqual([of, status]);
    check(of, response);
    const etag = response.headers.get('etag');
    if (etag) check(`${of} again`, await read(of, { ...headers, 'if-none-match': etag }));
  }
  await school.call(changePublication, { password: 'apple pie' });
  check('password', await read(`${path}/${week}`));
  check('wrong password', await enter(path, 'wrong'));
  check('right password', await enter(path, 'apple pie'));
  check('form of another site', await enter(path, 'apple pie', { origin: 'https://evil.example' }));
  await school.call(changePublication, { password: null });
});

it('a version without a school year cannot be published from a later date', async () => {
  const versionID = await save(school, 4, false);
  const refused = await publishAs(school, { versionID, settings, validFrom: '2027-12-01' });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('school year');
});

it('a calendar that only the edition to come has is read before its date, and begins with it', async () => {
  const withoutYear = await save(school, 1, false);
  await publishAs(school, { versionID: withoutYear, settings, validFrom: null });
  expect(await calendarOf(`${path}/${week}`)).toBe('');
  const versionID = await save(school, 2);
  await publishAs(school, { versionID, settings, validFrom: '2027-12-01' });
  const calendar = await calendarOf(`${path}/${week}?next`);
  const response = await read(calendar);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  const starts = [...(await response.text()).matchAll(/DTSTART;TZID=Europe\/Berlin:(\d+)T/g)];
  expect(starts.length).toBeGreaterThan(10);
  expect(starts.filter(([, date = '']) => date < '20271201')).toEqual([]);
  await publishAs(school, { versionID, settings, validFrom: null });
});

describe('the school', () => {
  it('guards its pages with a password, which is counted, hashed, and nothing for other sites', async () => {
    await school.call(changePublication, { password: 'apple pie' });
    expect(await textAt(`${path}/${week}`)).toContain('name="password"');
    expect(await textAt(`${path}/changes.pdf`)).toContain('name="password"');
    const earlier = `${path}/calendar/${week.split('/')[1]}`;
    expect([(await read(earlier)).status, await textAt(earlier)]).toEqual([
      404,
      expect.not.stringContaining('BEGIN:VCALENDAR'),
    ]);
    expect((await read(`${path}/${week}`)).headers.get('content-type')).toContain('text/html');
    expect((await enter(path, 'apple pie', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await enter(path, 'apple pie', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await enter(path, 'wrong')).status).toBe(403);
    const right = await enter(path, 'apple pie');
    const [line = ''] = right.headers.getSetCookie();
    expect([right.status, /HttpOnly/i.test(line), line.includes(`Path=${path}`)]).toEqual([303, true, true]);
    const cookie = line.split(';')[0] ?? '';
    expect(await (await read(`${path}/${week}`, { cookie })).text()).not.toContain('name="password"');
    for (let round = 0; round < 12; round += 1)
      expect([round, (await enter(path, 'apple pie')).status]).toEqual([round, 303]);
    const calendar = await calendarOf(`${path}/${week}`, { cookie });
    expect((await read(calendar)).headers.get('content-type')).toContain('text/calendar');
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) statuses.push((await enter(path, `wrong ${round}`)).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([403, 429]);
    await school.call(changePublication, { password: 'other pie' });
    expect(await (await read(`${path}/${week}`, { cookie })).text()).toContain('name="password"');
    const db = await world().openDatabase();
    const { passwordHash } = await db.selectFrom('publication').selectAll().executeTakeFirstOrThrow();
    await db.destroy();
    expect(passwordHash).not.toContain('pie');
    await school.call(changePublication, { password: null });
    expect((await read(`${path}/start`)).status).toBe(200);
    expect((await read(earlier)).status).toBe(200);
  });

  it('renews the address, which ends the old one and its calendars, and sets an end', async () => {
    const old = path;
    const oldCalendar = await calendarOf(`${path}/${week}`);
    const { body } = await school.call(renewPublication, {});
    path = body.publication?.path ?? '';
    expect(path).not.toBe(old);
    for (const of of ['start', week, `calendar/${week.split('/')[1]}`]) {
      expect([of, (await read(`${old}/${of}`)).status]).toEqual([of, 404]);
      expect([of, (await read(`${path}/${of}`)).status]).toEqual([of, 200]);
    }
    const calendar = await calendarOf(`${path}/${week}`);
    const ends = async () => [(await read(oldCalendar)).status, (await read(calendar)).status];
    expect(await ends()).toEqual([404, 200]);
    await school.call(changePublication, { expiresAt: '2026-01-01T00:00:00.000Z' });
    expect((await read(`${path}/start`)).status).toBe(404);
    expect(await ends()).toEqual([404, 404]);
    await school.call(changePublication, { expiresAt: null });
    expect((await read(`${path}/start`)).status).toBe(200);
  });

  it('gives each calendar an address that says nothing of the pages and of other calendars', async () => {
    const calendar = await calendarOf(`${path}/${week}`);
    expect(calendar).toMatch(/^\/c\/[\w-]{32}\/[\w-]{44}$/);
    const text = await textAt(calendar);
    expect(text).toContain('BEGIN:VCALENDAR');
    const token = path.split('/')[2] ?? '';
    expect([calendar.includes(token), text.includes(token)]).toEqual([false, false]);
    const others = [...(await textAt(`${path}/start`)).matchAll(/href="classes\/([\w-]+)"/g)]
      .map(([, key = '']) => key)
      .filter((key) => !week.endsWith(key));
    expect(others.length).toBeGreaterThan(5);
    const [, , feeds, feed = ''] = calendar.split('/');
    // The proof of one calendar opens no other, and without one nothing is read.
    for (const wrong of [`${others[0]}${feed.slice(12)}`, others[0], feed.slice(0, 12), `${feed}x`])
      expect([wrong, (await read(`/c/${feeds}/${wrong}`)).status]).toEqual([wrong, 404]);
    expect((await read(`/c/guessed/${feed}`)).status).toBe(404);
  });

  it('has a calendar for a teacher whom the pages do not show, below no address of the pages', async () => {
    const versionID = await save(school, 3);
    const hidden = { ...settings, teachers: 'none' as const, rooms: false };
    await publishAs(school, { versionID, settings: hidden, validFrom: null });
    const db = await world().openDatabase();
    const row = await db.selectFrom('publication').selectAll().executeTakeFirstOrThrow();
    const all = await db
      .selectFrom('publishedPage')
      .select('path')
      .where('path', 'like', 'own-calendar/%')
      .execute();
    await db.destroy();
    expect(all.length).toBeGreaterThan(10);
    const key = all[0]?.path.split('/')[1] ?? '';
    const own = await read(feedPath(row, key));
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const of of [`own-calendar/${key}`, `own-calendar%2F${key}`, `calendar/${key}`, `teachers/${key}`])
      expect([of, (await read(`${path}/${of}`)).status]).toEqual([of, 404]);
    const shown = await publishAs(school, { versionID, settings, validFrom: null });
    expect(shown.status).toBe(200);
  });

  it('has no entry in its log for what changes nothing, and takes so many changes within a day', async () => {
    const count = async () => (await school.call(schoolAuditLog, { limit: 500 })).body.entries.length;
    const expiresAt = '2030-01-01T00:00:00.000Z';
    await school.call(changePublication, { expiresAt });
    const before = await count();
    for (const changes of [{}, { expiresAt }, { password: null }])
      expect((await school.call(changePublication, changes)).status).toBe(200);
    expect(await count()).toBe(before);
    const other = await world().newUser('nothing-published@example.org');
    expect((await other.call(stopPublication, {})).status).toBe(200);
    expect((await other.call(schoolAuditLog, {})).body.entries).toEqual([]);
    let status = 200;
    let changed = 0;
    for (; status === 200 && changed < 200; changed++) {
      const next = changed % 2 === 0 ? null : expiresAt;
      status = (await school.call(changePublication, { expiresAt: next })).status;
    }
    expect([status, changed < 110, await count()]).toEqual([429, true, before + changed - 1]);
    expect((await school.call(changePublication, { expiresAt })).status).toBe(429);
  });

  it('has its acts in its log, and its addresses in no log', async () => {
    const { entries } = (await school.call(schoolAuditLog, {})).body;
    const actions = new Set(entries.map(({ action }) => action));
    expect(['publish', 'changePublication', 'renewPublication'].filter((each) => !actions.has(each))).toEqual(
      [],
    );
    const feed = (await calendarOf(`${path}/${week}`)).split('/')[3] ?? '';
    const files = await readdir(world().dataDir, { recursive: true });
    const logs = files.filter((name) => name.endsWith('.log'));
    for (const secret of [path.split('/')[2] ?? '', feed]) {
      expect(secret.length).toBeGreaterThan(20);
      expect(JSON.stringify(entries)).not.toContain(secret);
      expect(world().logged.join('')).not.toContain(secret);
      for (const log of logs)
        expect(await readFile(join(world().dataDir, log), 'utf8')).not.toContain(secret);
    }
  });

  it('loses its pages at once when it is suspended, and gets them back', async () => {
    const { uid } = (await school.call(me, {})).body;
    const calendar = await calendarOf(`${path}/${week}`);
    expect((await read(calendar)).status).toBe(200);
    await chief.call(changeClient, { uid, accountSuspended: true });
    expect((await read(`${path}/start`)).status).toBe(404);
    expect((await read(calendar)).status).toBe(404);
    expect((await read(`${path}/calendar/${week.split('/')[1]}`)).status).toBe(404);
    await chief.call(changeClient, { uid, accountSuspended: false });
    expect((await read(`${path}/start`)).status).toBe(200);
  });

  it('stops publishing; nothing of it is left, nor after the account is deleted', async () => {
    const rows = async () => {
      const db = await world().openDatabase();
      const count = (table: 'publication' | 'edition' | 'publishedPage') =>
        db
          .selectFrom(table)
          .selectAll()
          .execute()
          .then(({ length }) => length);
      const all = [await count('publication'), await count('edition'), await count('publishedPage')];
      await db.destroy();
      return all;
    };
    const versionID = await save(school, 2);
    await school.call(stopPublication, {});
    expect([(await read(`${path}/start`)).status, await rows()]).toEqual([404, [0, 0, 0]]);
    expect((await school.call(publication, {})).body.publication).toBeNull();
    expect((await school.call(renewPublication, {})).status).toBe(404);
    const again = await publishAs(school, { versionID, settings, validFrom: null });
    expect((await rows())[1]).toBe(1);
    const calendar = await calendarOf(
      `${again.body.publication?.path}/${weekOf(await textAt(`${again.body.publication?.path}/start`))}`,
    );
    expect((await read(calendar)).status).toBe(200);
    const { uid } = (await school.call(me, {})).body;
    await school.call(deleteUser, { password: 'hill-secret-1' });
    expect((await read(`${again.body.publication?.path}/start`)).status).toBe(404);
    expect((await read(calendar)).status).toBe(404);
    await endGrace(world(), uid);
    expect(await rows()).toEqual([0, 0, 0]);
  });
});
