import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExampleSchool, exportSettingsSchema, schoolYearSchema } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import ICAL from 'ical.js';
import papaparse from 'papaparse';
import { expect, it } from 'vitest';
import { eastAsianFontFiles, fontFiles } from '../testing/font-files.ts';
import { hostileNames, withHostileNames } from '../testing/hostile-names.ts';
import { drawCalendar } from './calendar/draw-calendar.ts';
import { drawCsv, lessonRows, plainCell } from './paper/draw-csv.ts';
import { drawHtml } from './paper/draw-html.ts';
import { drawJson } from './paper/draw-json.ts';
import { readFonts } from './paper/paper-fonts.ts';
import { paperWords } from './paper/paper-words.ts';
import { pdfOfSchedules } from './paper/pdf-of-schedules.ts';
import { schedulesOf } from './paper/schedules.ts';

const words = paperWords(createTexts());
const draft = createExampleSchool();
Object.values(draft.lessons).forEach((lesson, index) => {
  const start = (index * 3) % (8 - lesson.numPeriods);
  lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
});
draft.schoolData.year = schoolYearSchema.parse({
  ...{ timeZone: 'Europe/Berlin', firstDay: '2026-09-01', lastDay: '2027-07-16' },
  places: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday })),
});
withHostileNames(draft);
const settings = exportSettingsSchema.parse({
  exportedGroups: Object.keys(draft.groups),
  exportedTeachers: Object.keys(draft.teachers),
  includeAdditionalInfo: { subjectClassroomNames: true },
});
const schedules = schedulesOf(draft, settings);
const school = draft.schoolData.schoolName;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The text of a PDF file, as poppler reads it. */
function textOf(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'bellgrid-names-'));
  writeFileSync(join(folder, 'names.pdf'), bytes);
  const read = spawnSync('pdftotext', ['-raw', join(folder, 'names.pdf'), '-'], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  expect([read.status, read.stderr]).toEqual([0, '']);
  return read.stdout;
}

it('CSV: every cell is there, none begins like a formula, no line is broken', () => {
  const text = drawCsv(schedules, words);
  expect(text).not.toMatch(CONTROLS);
  const { data, errors } = papaparse.parse(text.slice(1).trimEnd(), {
    delimiter: ',',
    skipEmptyLines: false,
  });
  expect(errors).toEqual([]);
  expect(data.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  const bare = data.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@])/, '')));
  expect(bare).toEqual(lessonRows(schedules, words).map((row) => row.map(plainCell)));
});

it('HTML: every name is text, and nothing of it markup', () => {
  const text = drawHtml(schedules, settings, words, { school, today: 'today' });
  expect(text).not.toMatch(CONTROLS);
  const tags = new Set([...text.matchAll(/<\/?([a-z!][a-z0-9]*)/gi)].map(([, tag]) => tag?.toLowerCase()));
  expect(tags).not.toContain('script');
  const own =
    'html head meta title style body section nav ul li a h1 h2 h3 p div table thead tbody tr th td b bdi small span !doctype';
  expect([...tags].filter((tag) => !own.split(' ').includes(tag ?? ''))).toEqual([]);
  const shown = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  for (const name of hostileNames) expect(shown).toContain(plainCell(name));
});

it('iCalendar: an independent reader finds each lesson once, with its name as it is, and no line is too long', () => {
  const text = drawCalendar(draft, schedules, new Date('2026-11-23T12:00:00Z')) ?? '';
  expect(text).not.toMatch(CONTROLS);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(events).toHaveLength(new Set(schedules.flatMap(({ lessons }) => lessons.map(({ id }) => id))).size);
  const subjects = events.map(({ summary }) => summary);
  const smooth = (name: string) => name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  for (const { name } of Object.values(draft.subjects))
    expect(subjects.map(smooth).some((each) => each.startsWith(smooth(name)))).toBe(true);
});

it('JSON: every name is as the school has it', () => {
  const data = JSON.parse(
    drawJson(draft, settings, schedules, { words, fileName: 'Schedule', today: 'today' }),
  ) as {
    schedules: { scheduleLabel: string; lessons: unknown[] }[];
  };
  expect(data.schedules.map(({ scheduleLabel, lessons }) => [scheduleLabel, lessons.length])).toEqual(
    schedules.map(({ scheduleLabel, lessons }) => [scheduleLabel, lessons.length]),
  );
});

it('PDF: names in Chinese, Japanese and Korean have letters of their fonts, and little of these is in the file', async () => {
  const own = createExampleSchool({ schoolName: '春の学校' });
  const lesson = Object.values(own.lessons).find(({ groups }) => groups.length > 0);
  const subject = own.subjects[lesson?.subject ?? ''];
  const group = own.groups[lesson?.groups[0] ?? ''];
  if (!lesson || !subject || !group) throw new Error('The example school has no lesson.');
  [subject.name, group.name] = ['数学', '한국어 3반'];
  lesson.timeSlot = { day: 0, start: 0, end: lesson.numPeriods };
  const chosen = exportSettingsSchema.parse({ exportedGroups: [group.id] });
  const fonts = readFonts({ ...fontFiles(), ...eastAsianFontFiles() });
  const context = { words, fonts, today: 'today' };
  const { bytes } = await pdfOfSchedules(own, chosen, schedulesOf(own, chosen), context);
  expect([...fonts.missing]).toEqual([]);
  expect(bytes.length).toBeLessThan(200_000);
  for (const name of ['春の学校', '数学', '한국어 3반']) expect(textOf(bytes)).toContain(name);
});

it('PDF: a reader finds the names on its pages; characters without a font are named and not drawn', async () => {
  const fonts = readFonts(fontFiles());
  const { bytes, pages } = await pdfOfSchedules(draft, settings, schedules, { words, fonts, today: 'today' });
  const text = textOf(bytes);
  expect(text.split('\f')).toHaveLength(pages + 1);
  const letters = text.replaceAll(/\s/g, '');
  for (const name of [hostileNames[0], hostileNames[1], hostileNames[2], hostileNames[4]])
    expect(letters).toContain(name.replaceAll(/\s/g, ''));
  expect([...fonts.missing].join('')).toContain('😀');
  expect(text.replaceAll('\f', '')).not.toMatch(CONTROLS);
  expect(text).not.toContain('\ufffd');
});
