import { spawnSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { hostileNames, withHostileNames } from '@bellgrid/formats/hostile-names';
import { createExampleSchool, type Draft, FILE_VERSION } from '@bellgrid/model';
import { outsideMarkers } from '@bellgrid/texts/pseudo';
import { expect, it } from 'vitest';
import { type MailsQuestion, writeMails } from './write-mails.ts';

const pack = (dataStore: Draft): Uint8Array =>
  gzipSync(
    JSON.stringify({ fileVersion: FILE_VERSION, dataStore, pageMemory: {}, solutionStore: { version: 2 } }),
  );

/** The example school with every lesson placed; its teachers have no addresses. */
function school(): Draft {
  const draft = createExampleSchool({ schoolName: 'Hill School' });
  Object.values(draft.lessons).forEach((lesson, index) => {
    const start = (index * 3) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
  });
  return draft;
}

const teachersOf = ({ teachers }: Draft) => Object.values(teachers);
const ask = (draft: Draft, more: Partial<MailsQuestion> = {}) =>
  writeMails({
    ...{ snapshot: pack(draft), current: pack(draft), schoolName: 'Hill' },
    settings: { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' },
    ...{ publicUrl: 'https://bellgrid.example', hasCalendars: true, validFrom: null },
    publication: { token: 'token', secret: 'secret', feeds: 'feeds' },
    ...{ weeks: {}, unsubscribed: new Set(), hasFiles: false, now: new Date('2026-11-23T12:00:00Z') },
    ...more,
  });

it('addresses are those of the current version, and those who are left out are named', async () => {
  const published = school();
  const current = school();
  const [first, second, third] = teachersOf(current);
  if (!first || !second || !third) throw new Error('The example school has too few teachers.');
  first.email = 'Ada@Hill.example';
  second.email = 'not an address';
  third.email = 'bo@hill.example';
  const written = await ask(published, {
    current: pack(current),
    unsubscribed: new Set(['bo@hill.example']),
  });
  expect(written?.mails.map(({ name, email }) => [name, email])).toEqual([[first.name, 'ada@hill.example']]);
  expect(written?.unsubscribed).toEqual([third.name]);
  expect(written?.withoutAddress).toContain(second.name);
});

it('a mail has a link to the page only where the school publishes it, and to the calendar always', async () => {
  const draft = school();
  for (const teacher of teachersOf(draft)) teacher.email = 'all@hill.example';
  const textOf = async (more: Partial<MailsQuestion>) => (await ask(draft, more))?.mails[0]?.text ?? '';
  const settings = { teachers: 'none', rooms: false, language: 'de', color: '#3b6fe0' } as const;
  expect(await textOf({})).toMatch(/\/p\/token\/teachers\/\S+[\s\S]+example\/c\/feeds\/\S+$/);
  expect(await textOf({ hasCalendars: false })).not.toContain('/c/');
  const hidden = await textOf({ settings });
  expect(hidden).not.toContain('token');
  expect(hidden).toMatch(/https:\/\/bellgrid\.example\/c\/feeds\/[\w-]{44}$/);
  const before = { publication: { token: 'token', secret: 'secret', feeds: null } };
  expect(await textOf(before)).toMatch(/\/p\/token\/calendar\/\S+$/);
  expect(await textOf({ ...before, settings })).not.toContain('http');
  expect(await textOf({ settings, validFrom: '2026-12-01' })).toContain(
    'Er gilt ab Dienstag, 1. Dezember 2026.',
  );
});

it('a teacher whose name is written family name first is greeted with the given name first', async () => {
  const draft = school();
  const [teacher] = teachersOf(draft);
  if (teacher) [teacher.name, teacher.email] = ['Abel, Anna', 'anna@hill.example'];
  const [mail] = (await ask(draft))?.mails ?? [];
  expect(mail?.text).toMatch(/^Hello Anna Abel,\n/);
});

it('a draft that cannot be read gives no mails', async () => {
  expect(await ask(school(), { snapshot: gzipSync('{}') })).toBeNull();
});

it('each mail has the schedule as a PDF file, under a name that every computer takes', async () => {
  const draft = school();
  const [teacher] = teachersOf(draft);
  if (teacher) [teacher.name, teacher.email] = ['Ada / "Countess"\u0007 <x>', 'ada@hill.example'];
  const [mail] = (await ask(draft, { hasFiles: true }))?.mails ?? [];
  expect(mail?.file?.name).toBe('Ada Countess x.pdf');
  expect(Buffer.from(mail?.file?.bytes.subarray(0, 5) ?? []).toString()).toBe('%PDF-');
});

it('names of every kind make neither a further line of a subject nor one of a text, and no file name of their own', async () => {
  const draft = withHostileNames(school());
  for (const teacher of teachersOf(draft)) teacher.email = 'all@hill.example';
  const mails = (await ask(draft, { hasFiles: true }))?.mails ?? [];
  expect(mails).toHaveLength(22);
  expect(new Set(mails.map(({ name }) => name)).size).toBe(hostileNames.length);
  for (const { subject, text, file } of mails) {
    expect(subject).not.toMatch(/\p{Cc}/u);
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text).not.toMatch(/^(?:BEGIN:VEVENT|break)/m);
    expect(file?.name).toMatch(/^[^\p{Cc}\\/:*?"<>|]+\.pdf$/u);
  }
});

it('a mail has nothing of teachers who are not in its lessons, and no address, id or name that nobody reads', async () => {
  const draft = school();
  const teachers = teachersOf(draft);
  teachers.forEach((teacher, index) => {
    [teacher.name, teacher.email] = [`Wilhelmina${index}x Hidden${index}x`, `secret${index}x@hill.example`];
    teacher.shortName = `W${index}q`;
  });
  Object.values(draft.lessons).forEach((lesson, index) => {
    lesson.name = `Lectio${index}x`;
  });
  for (const room of Object.values(draft.classrooms)) room.building = 'Tower of ours';
  const settings = { teachers: 'none', rooms: false, language: 'en', color: '#3b6fe0' } as const;
  const mails = (await ask(draft, { settings, hasFiles: true }))?.mails ?? [];
  expect(mails).toHaveLength(22);
  const hidden = [
    ...Object.values(draft.lessons).map(({ name }) => name),
    ...[draft.teachers, draft.groups, draft.lessons, draft.subjects].flatMap((all) => Object.keys(all)),
    'Tower of ours',
  ].filter((name) => name.length > 3);
  for (const { teacher, subject, text, file } of mails.slice(0, 6)) {
    const { stdout, status } = spawnSync('pdftotext', ['-raw', '-', '-'], {
      ...{ input: file?.bytes, encoding: 'utf8' },
    });
    expect(status).toBe(0);
    const all = [subject, text, stdout, Buffer.from(file?.bytes ?? []).toString('latin1')].join('\n');
    expect(all).toContain(draft.teachers[teacher]?.name.split(' ')[0]);
    const own = Object.values(draft.lessons).filter(({ teachers: its }) => its.includes(teacher));
    const known = new Set([teacher, ...own.flatMap(({ teachers: its }) => its)]);
    const others = teachers.filter(({ id }) => !known.has(id));
    const names = others.flatMap(({ name, shortName }) => [...name.split(' '), shortName]);
    const addresses = teachers.map(({ email }) => email ?? '');
    expect([...hidden, ...names, ...addresses].filter((name) => all.includes(name))).toEqual([]);
  }
});

it('has nothing outside the catalogue, in a first mail and after changes', async () => {
  const draft = school();
  for (const teacher of teachersOf(draft)) teacher.email = 'all@hill.example';
  const settings = { teachers: 'full', rooms: true, language: 'qps' as 'en', color: '#3b6fe0' } as const;
  const first = (await ask(draft, { settings, validFrom: '2026-12-01' }))?.mails ?? [];
  const weeks = Object.fromEntries(first.map(({ teacher, week }) => [teacher, week]));
  const changed = structuredClone(draft);
  for (const [index, lesson] of Object.values(changed.lessons).entries()) {
    if (index % 3 === 0) lesson.timeSlot = null;
    else if (lesson.timeSlot) lesson.timeSlot.day = (lesson.timeSlot.day + 1) % 5;
  }
  const second = (await ask(changed, { settings, weeks }))?.mails ?? [];
  expect([first.length, second.length]).toEqual([22, 22]);
  for (const { subject, text } of [...first, ...second]) {
    const lines = outsideMarkers(`${subject}\n${text}`).split('\n');
    expect(lines.filter((line) => /\p{L}/u.test(line) && !line.startsWith('https://'))).toEqual([]);
  }
});
