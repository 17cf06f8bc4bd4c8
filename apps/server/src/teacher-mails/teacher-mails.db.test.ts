import { gzipSync } from 'node:zlib';
import { createExampleSchool, type Draft, FILE_VERSION, schoolYearSchema } from '@bellgrid/model';
import {
  latestVersion,
  type PublicationSettings,
  publication,
  publish,
  saveDraft,
  schoolAuditLog,
  sendTeacherMails,
  teacherMails,
  versions,
} from '@bellgrid/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { type MailServer, startMailServer } from '../test-support/mail-server.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ callsPerMinute: 1_000_000 });
const settings: PublicationSettings = { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' };

/** Each sending draws a file for every teacher. */
const PATIENCE_MS = 3 * 60_000;

let draft: Draft;
let school: Client;
let other: Client;
let mailServer: MailServer;
let address: (index: number) => string;
beforeAll(async () => {
  mailServer = await startMailServer();
  school = await world().newUser('office@hill.example');
  other = await world().newUser('office@lake.example');
  draft = createExampleSchool({ schoolName: 'Hill School' });
  Object.values(draft.lessons).forEach((lesson, index) => {
    const start = (index * 3) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
  });
  draft.schoolData.year = schoolYearSchema.parse({
    ...{ timeZone: 'Europe/Berlin', firstDay: '2026-01-01', lastDay: '2028-01-01' },
    places: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday })),
  });
  address = (index) => `teacher${index}@hill.example`;
  teachersOf(draft).forEach((teacher, index) => {
    if (index < 2) teacher.email = address(index).toUpperCase();
  });
  const name = teachersOf(draft)[0];
  if (name) name.name = 'Zoë "Quote" <b>\r\nBcc: all@hill.example';
  await restart();
});
afterAll(() => mailServer.close());

const teachersOf = ({ teachers }: Draft) => Object.values(teachers);

/** Starts the server anew, with a mail server in place of the folder of mails. */
async function restart(): Promise<void> {
  const port = Number(new URL(world().url).port);
  await world().stop();
  const smtpUrl = `smtp://ada:right@${mailServer.address}`;
  await world().start({ smtpUrl, mailFrom: 'Bellgrid <mail@bellgrid.example>', port, callsPerMinute: 1e6 });
}

async function publishDraft(client = school): Promise<string> {
  const envelope = {
    ...{ fileVersion: FILE_VERSION, dataStore: draft, pageMemory: {}, solutionStore: { version: 2 } },
  };
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  const { body } = await client.call(
    saveDraft,
    { baseHash, sessionID: 's' },
    gzipSync(JSON.stringify(envelope)),
  );
  const { id: versionID, hash } = body.version;
  expect((await client.call(publish, { versionID, hash, settings, validFrom: null })).status).toBe(200);
  return versionID;
}

const plan = async () => (await school.call(teacherMails, {})).body;
const arrived = (count: number) =>
  vi.waitFor(() => expect(mailServer.received).toHaveLength(count), PATIENCE);
/** The parts of a message without the line ends of its encoding. */
const read = (data = '') => {
  const plain = data
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const [, base64 = ''] =
    /Content-Disposition: attachment[^\r]*\r\n(?:[^\r]+\r\n)*\r\n([\s\S]+?)\r\n--/.exec(data) ?? [];
  return { plain: Buffer.from(plain, 'latin1').toString('utf8'), file: Buffer.from(base64, 'base64') };
};

it('refuses while nothing is published', async () => {
  expect((await school.call(teacherMails, {})).status).toBe(404);
  expect((await school.call(sendTeacherMails, { versionID: 'none' })).status).toBe(404);
});

it('takes a mail for each teacher with an address, once', async () => {
  const versionID = await publishDraft();
  const first = await plan();
  expect(first.recipients.map(({ email }) => email).sort()).toEqual([0, 1].map(address));
  expect(first.recipients.every(({ changes }) => changes === null)).toBe(true);
  expect(first.withoutAddress.length).toBe(teachersOf(draft).length - 2);
  expect(first.example?.subject).toBe('Your schedule at Hill School');
  expect(mailServer.received).toEqual([]);

  mailServer.refuse(1);
  const [one, two] = await Promise.all([
    school.call(sendTeacherMails, { versionID }),
    school.call(sendTeacherMails, { versionID }),
  ]);
  expect(one.body.taken + two.body.taken).toBe(2);
});

it('the mails arrive, with the file, the calendar and the way to end them, also after a restart', async () => {
  await restart();
  await arrived(2);
  expect(mailServer.received.map(({ to }) => to.join()).sort()).toEqual([0, 1].map(address));
  const mail = mailServer.received.find(({ to }) => to.includes(address(0)));
  expect(mail?.data).not.toMatch(/^Bcc:/im);
  expect(mail?.data).toMatch(/^Reply-To: <?office@hill\.example>?/m);
  expect(mail?.data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(mail?.data).toMatch(/^Message-ID: <bellgrid\.\d+\.\d+@bellgrid\.example>/m);
  const { plain, file } = read(mail?.data);
  expect(plain).toContain('Hello Zoë "Quote" <b> Bcc: all@hill.example,');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const calendar = /^https?:\S+\/c\/\S+$/m.exec(plain)?.[0] ?? '';
  expect(await (await fetch(new URL(new URL(calendar).pathname, world().url))).text()).toContain(
    'BEGIN:VCALENDAR',
  );

  expect((await plan()).recipients).toEqual([]);
  const { versionID } = await plan();
  expect((await school.call(sendTeacherMails, { versionID })).body).toEqual({ taken: 0, heldBack: [] });
  const { body } = await school.call(publication, {});
  expect(body.publication?.editions.map(({ mailed }) => mailed)).toEqual([2]);
  const acts = (await school.call(schoolAuditLog, {})).body.entries;
  expect(acts.some(({ action }) => action === 'sendTeacherMails')).toBe(true);
});

it('sends after a newer version only those whose schedule changed what changes; a click ends the mails', async () => {
  const [teacher] = teachersOf(draft);
  const lesson = Object.values(draft.lessons).find(({ teachers }) => teachers.includes(teacher?.id ?? ''));
  if (!lesson?.timeSlot) throw new Error('The teacher has no lesson.');
  lesson.timeSlot = { ...lesson.timeSlot, day: (lesson.timeSlot.day + 1) % 5 };
  const touched = new Set(lesson.teachers);
  const versionID = await publishDraft();
  const next = await plan();
  expect(next.recipients.length).toBe(
    teachersOf(draft).filter(({ id, email }) => email !== null && touched.has(id)).length,
  );
  expect(next.recipients[0]?.changes?.[0]).toMatch(/ moves from /);
  expect(next.unchanged.length + next.recipients.length).toBe(2);

  const unsubscribe = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(
    mailServer.received.find(({ to }) => to.includes(address(0)))?.data.replaceAll(/\r\n\s+/g, '') ?? '',
  )?.[1];
  const page = new URL(new URL(unsubscribe ?? '').pathname, world().url);
  const ask = (body?: string) =>
    fetch(page, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    });
  const opened = await ask();
  expect([opened.status, opened.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow, noarchive']);
  expect(await opened.text()).toContain('Do you want no more schedules of Hill School');
  expect((await plan()).unsubscribed).toEqual([]);
  expect(await (await ask('List-Unsubscribe=One-Click')).text()).toContain('You get no more schedules');
  expect((await plan()).unsubscribed).toHaveLength(1);
  await ask('again=yes');
  expect((await plan()).unsubscribed).toEqual([]);
  expect((await fetch(new URL('/u/guessed', world().url))).status).toBe(404);
  expect(world().logged.join('')).not.toContain(page.pathname);

  const { body } = await school.call(sendTeacherMails, { versionID });
  expect(body.taken).toBe(next.recipients.length);
  await arrived(2 + body.taken);
  const last = read(mailServer.received.find(({ to }, index) => index >= 2 && to.includes(address(0)))?.data);
  expect(last.plain).toContain('Subject: Your schedule at Hill School changes');
  expect(last.plain).toMatch(/What changes for you:\s+- .* moves from /);
  const { body: history } = await school.call(versions, {});
  expect(history.versions.find(({ id }) => id === versionID)?.saveReason).toBe('export');
});

it(
  'an address gets at most ten schedules within an hour, also after a restart; the others are named',
  async () => {
    for (const teacher of teachersOf(draft)) teacher.email = 'all@hill.example';
    const versionID = await publishDraft();
    const { recipients } = await plan();
    expect(recipients.length).toBeGreaterThan(10);
    const { body } = await school.call(sendTeacherMails, { versionID });
    expect([body.taken, body.heldBack.length]).toEqual([10, recipients.length - 10]);
    expect((await plan()).recipients.map(({ name }) => name)).toEqual(body.heldBack);
    await restart();
    const again = (await school.call(sendTeacherMails, { versionID })).body;
    expect([again.taken, again.heldBack]).toEqual([0, body.heldBack]);
  },
  PATIENCE_MS,
);

it(
  'a school sends exactly twelve times a day, also after a restart',
  async () => {
    for (const teacher of teachersOf(draft)) teacher.email = null;
    const versionID = await publishDraft(other);
    const send = () => other.call(sendTeacherMails, { versionID });
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await send()).status);
    await restart();
    for (let count = 0; count < 3; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429]);
    const refused = await send();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
  },
  PATIENCE_MS,
);
