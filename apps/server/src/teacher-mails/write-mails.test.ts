import { gzipSync } from 'node:zlib';
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
    ...{ snapshot: pack(draft), current: pack(draft), secret: 'secret', schoolName: 'Hill' },
    settings: { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' },
    ...{ link: 'https://bellgrid.example/p/token', hasCalendars: true, validFrom: null },
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

it('a mail has a link to the page and the calendar only where the school publishes them', async () => {
  const draft = school();
  for (const teacher of teachersOf(draft)) teacher.email = 'all@hill.example';
  const textOf = async (more: Partial<MailsQuestion>) => (await ask(draft, more))?.mails[0]?.text ?? '';
  const settings = { teachers: 'none', rooms: false, language: 'de', color: '#3b6fe0' } as const;
  expect(await textOf({})).toMatch(/\/p\/token\/teachers\/\S+[\s\S]+\/p\/token\/calendar\/\S+$/);
  expect(await textOf({ hasCalendars: false })).not.toContain('/calendar/');
  expect(await textOf({ settings })).not.toContain('/p/token');
  expect(await textOf({ settings, validFrom: '2026-12-01' })).toContain(
    'Er gilt ab Dienstag, 1. Dezember 2026.',
  );
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
