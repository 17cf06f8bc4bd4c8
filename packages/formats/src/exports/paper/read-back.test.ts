import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExampleSchool, type Draft, type ExportSettings, exportSettingsSchema } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import papaparse from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withHostileNames } from '../../testing/hostile-names.ts';
import { unzip } from '../../testing/unzip.ts';
import { isEven } from './build-table.ts';
import { lessonRows, plainCell } from './draw-csv.ts';
import { drawXlsx, sheetTables } from './draw-xlsx.ts';
import { paperWords } from './paper-words.ts';
import type { Schedule, ScheduleTable, TableBlock } from './schedule-data.ts';
import { schedulesOf } from './schedules.ts';

const words = paperWords(createTexts());
const folder = mkdtempSync(join(tmpdir(), 'bellgrid-read-back-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The example school with each lesson placed, equal ones below one another. */
function placedSchool(): Draft {
  const draft = createExampleSchool();
  Object.values(draft.lessons).forEach((lesson, index) => {
    const start = Math.floor(index / 3) % (8 - lesson.numPeriods);
    lesson.timeSlot = { day: index % 5, start, end: start + lesson.numPeriods };
  });
  return draft;
}

interface Workbook {
  readonly draft: Draft;
  readonly settings: ExportSettings;
  readonly schedules: readonly Schedule[];
  readonly parts: Map<string, string>;
}

const workbooks = new Map<string, Workbook>();
const compared = ['individual', 'days', 'global', 'divisions', 'hostile'];

async function addWorkbook(name: string, draft: Draft, chosen: Partial<ExportSettings>): Promise<void> {
  const settings = exportSettingsSchema.parse(chosen);
  const schedules = schedulesOf(draft, settings);
  const bytes = await drawXlsx(schedules, settings, words, draft.schoolData.schoolName);
  writeFileSync(join(folder, `${name}.xlsx`), bytes);
  workbooks.set(name, { draft, settings, schedules, parts: unzip(bytes) });
}

beforeAll(async () => {
  const all = (draft: Draft) => ({
    exportedGroups: Object.keys(draft.groups),
    exportedTeachers: Object.keys(draft.teachers),
    exportedClassrooms: Object.keys(draft.classrooms),
  });
  const draft = placedSchool();
  const division = Object.values(draft.trackSets)[0]?.group ?? null;
  await addWorkbook('individual', draft, all(draft));
  await addWorkbook('days', draft, {
    selectedExportView: 'day',
    exportedDays: draft.schoolData.days.map(({ id }) => id),
  });
  await addWorkbook('global', draft, { selectedExportView: 'global', colorOption: 'Fill' });
  const combined = { divisionGroup: division, allTrackCombinations: true };
  await addWorkbook('divisions', draft, { selectedExportView: 'division', ...combined });
  const hostile = withHostileNames(placedSchool());
  await addWorkbook('hostile', hostile, all(hostile));

  await addWorkbook('two classes', draft, { exportedGroups: Object.keys(draft.groups).slice(0, 2) });

  const out = join(folder, 'csv');
  mkdirSync(out);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  // Commas, quotes, UTF-8, cells as they are shown, and every sheet as a file of its own.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,true,false,false,-1';
  const conversions = { [filter]: compared, pdf: ['two classes', 'global'] };
  for (const [form, names] of Object.entries(conversions)) {
    const files = names.map((name) => join(folder, `${name}.xlsx`));
    const { status, stderr } = spawnSync(
      'soffice',
      [profile, '--headless', '--convert-to', form, '--outdir', out, ...files],
      { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    );
    expect([status, stderr]).toEqual([0, expect.any(String)]);
  }
}, 360_000);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

const sheetNames = ({ parts }: Workbook): string[] =>
  [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) =>
    decoded(name ?? ''),
  );

function readSheet(workbook: string, sheet: string): string[][] {
  const text = readFileSync(join(folder, 'csv', `${workbook}-${sheet}.csv`), 'utf8');
  return papaparse.parse(text.replace(/\r?\n$/, ''), { delimiter: ',', skipEmptyLines: false }).data;
}

/** The rows without empty ends: a sheet is as wide as its widest row. */
const trimmed = (rows: readonly (readonly string[])[]): string[][] => {
  const cut = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
  return cut.slice(0, cut.findLastIndex((row) => row.length > 0) + 1);
};

const plain = (text: string): string => text.split('\n').map(plainCell).join('\n');

function blockText({ entries, ...block }: TableBlock, { rows, isTurned }: ScheduleTable): string {
  const isFull = entries.length > 3;
  const texts = entries.map(({ title, details, from, to }) => {
    const labels = [...new Set([rows[from]?.label, rows[to - 1]?.label])].join('–');
    const told = isTurned || entries.length > 1 ? [details.join(' · ')] : details;
    const when = isEven({ entries, ...block }) ? [] : [labels];
    const lines = [title, ...told, ...when].filter((line) => line !== '').map(plain);
    return lines.join(isFull ? ' · ' : '\n');
  });
  return texts.join('\n\n');
}

/**
 * A table as the sheet has it: a lesson in the first of its cells, and again for each day or class; of classes, their day in the
 * first row of each page.
 */
function tableCells(table: ScheduleTable, schedule: Schedule, pageEnds: readonly number[]): string[][] {
  const { isTurned, columns, rows, blocks } = table;
  const cells = rows.map(({ day, label, time }, row) => {
    const isFirst = row === 0 || pageEnds.includes(row + 4);
    const name = isFirst ? day?.label || schedule.scheduleLabel : '';
    return [...(isTurned ? [name, label] : [label, time]), ...columns.map(() => '')];
  });
  for (const block of blocks)
    for (let index = 0; index < (isTurned ? block.rowSpan : block.columnSpan); index += 1) {
      const row = cells[block.row + (isTurned ? index : 0)];
      if (row) row[block.column + 2 + (isTurned ? 0 : index)] = blockText(block, table);
    }
  const heads = columns.map(({ label, time }) => (time === '' ? label : `${label}\n${time}`));
  return [[...(isTurned ? ['Day', 'Classes'] : [words.period, words.time]), ...heads], ...cells];
}

/** The rows of a sheet, from 1, after which its pages end. */
const breaksOf = (sheet: string): number[] =>
  [...sheet.matchAll(/<brk id="(\d+)"/g)].map(([, row]) => Number(row));

it.each(compared)('LibreOffice reads every cell of every sheet as it is in the schedule: %s', (name) => {
  const workbook = workbooks.get(name);
  if (!workbook) throw new Error('The workbook was not written.');
  const sheets = sheetNames(workbook);
  expect(sheets).toHaveLength(workbook.schedules.length + 1);
  expect(new Set(sheets.map((sheet) => sheet.toLowerCase())).size).toBe(sheets.length);
  for (const [index, schedule] of workbook.schedules.entries()) {
    const sheet = sheets[index] ?? '';
    expect(sheet.length).toBeLessThanOrEqual(28);
    const rows = readSheet(name, sheet);
    const school = workbook.draft.schoolData.schoolName;
    expect(rows[0]?.[0]).toBe(plain(words.title(schedule, school)));
    const [first, ...others] = sheetTables(schedule);
    const pageEnds = breaksOf(workbook.parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '');
    const expected = first ? tableCells(first, schedule, pageEnds) : [];
    for (const table of others) expected.push([], [table.heading], ...tableCells(table, schedule, []));
    expect(trimmed(rows.slice(3))).toEqual(trimmed(expected.map((row) => row.map(plain))));
  }
  const list = readSheet(name, sheets.at(-1) ?? '');
  // All lessons have the same schedule structure: it is not said.
  const told = lessonRows(workbook.schedules, words).map((row) => row.slice(0, -1).map(plain));
  expect(trimmed(list)).toEqual(trimmed(told));
});

it('every part that a workbook names is in it, no cell is a formula, and equal neighbours are one', () => {
  for (const [name, { parts, schedules }] of workbooks) {
    for (const [path, text] of parts) {
      if (!path.endsWith('.rels')) continue;
      const base = path.replace(/_rels\/[^/]+$/, '');
      for (const [, target = ''] of text.matchAll(/Target="([^"]+)"/g))
        expect([name, parts.has(target.startsWith('/') ? target.slice(1) : base + target)]).toEqual([
          name,
          true,
        ]);
    }
    const types = parts.get('[Content_Types].xml') ?? '';
    for (const [, part = ''] of types.matchAll(/PartName="\/([^"]+)"/g)) expect(parts.has(part)).toBe(true);
    const sheets = [...parts].filter(([path]) => path.startsWith('xl/worksheets/sheet'));
    expect(sheets).toHaveLength(schedules.length + 1);
    for (const [, text] of sheets) expect(text).not.toMatch(/<f[ >]/);
    const merged = sheets.reduce(
      (sum, [, text]) => sum + (text.match(/<mergeCell ref="(?!A)/g)?.length ?? 0),
      0,
    );
    const expected = schedules
      .flatMap(sheetTables)
      .flatMap(({ isTurned, blocks }) =>
        blocks.map(({ rowSpan, columnSpan }) =>
          isTurned ? (columnSpan > 1 ? rowSpan : 0) : rowSpan > 1 ? columnSpan : 0,
        ),
      );
    expect([name, merged]).toEqual([name, expected.reduce((sum, count) => sum + count)]);
  }
});

it('columns, fonts, rows and fills have the sizes and colours of a workbook, and the list of lessons a filter', () => {
  const { parts, schedules, settings } = workbooks.get('global') ?? {};
  if (!parts || !schedules || !settings) throw new Error('The workbook was not written.');
  const styles = parts.get('xl/styles.xml') ?? '';
  const listOf = (tag: string, each: string): string[] => {
    const [, inner = ''] = new RegExp(`<${tag}[^>]*>(.*)</${tag}>`).exec(styles) ?? [];
    return inner.match(new RegExp(`<${each}[ >].*?</${each}>`, 'g')) ?? [];
  };
  const [fonts, fills, formats] = [listOf('fonts', 'font'), listOf('fills', 'fill'), listOf('cellXfs', 'xf')];
  const partOf = (format: string | undefined, name: string, list: readonly string[]): string =>
    list[Number(new RegExp(`${name}="(\\d+)"`).exec(format ?? '')?.[1] ?? 0)] ?? '';
  let filled = 0;
  for (const [index, schedule] of schedules.entries()) {
    const sheet = parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
    const widths = [...sheet.matchAll(/<col min="\d+" max="\d+" width="(\d+)"/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual([15, 20, ...(sheetTables(schedule)[0]?.columns ?? []).map(() => 25)]);
    const formatOf = (cell: string): string | undefined =>
      formats[Number(new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(sheet)?.[1] ?? 0)];
    expect(partOf(formatOf('A1'), 'fontId', fonts)).toContain('<sz val="15"/>');
    expect(partOf(formatOf('A2'), 'fontId', fonts)).toContain('<sz val="13"/>');
    expect(partOf(formatOf('A4'), 'fillId', fills)).toContain('rgb="FFEEEEEE"');
    const heights = [...sheet.matchAll(/<row r="\d+" ht="(\d+)"/g)].map(([, height]) => Number(height));
    expect(heights.length).toBeGreaterThan(10);
    expect(heights.filter((height) => height % 15 !== 0)).toEqual([]);
    for (const [, id] of sheet.matchAll(/<c r="[A-Z]+\d+" s="(\d+)"/g)) {
      const format = formats[Number(id)];
      const fill = /fgColor rgb="FF([0-9A-F]{6})"/.exec(partOf(format, 'fillId', fills))?.[1];
      if (fill === undefined) continue;
      const [red = 0, green = 0, blue = 0] = (fill.match(/../g) ?? []).map((part) =>
        Number.parseInt(part, 16),
      );
      const isDark = (red * 299 + green * 587 + blue * 114) / 1000 < 128;
      expect([fill, partOf(format, 'fontId', fonts)]).toEqual([
        fill,
        expect.stringContaining(isDark ? 'rgb="FFFFFFFF"' : 'rgb="FF000000"'),
      ]);
      filled += 1;
    }
  }
  expect(filled).toBeGreaterThan(50);
  const list = parts.get(`xl/worksheets/sheet${schedules.length + 1}.xml`) ?? '';
  const rows = list.match(/<row /g)?.length ?? 0;
  expect(list).toContain(`<autoFilter ref="A1:I${rows}"/>`);
});

it('times without school have their fill, as on paper', async () => {
  const draft = createExampleSchool();
  for (const { cells } of Object.values(draft.schoolData.structures))
    for (const cell of cells) if (cell.dayIndex === 4 && cell.periodIndex === 1) cell.hasSchool = false;
  await addWorkbook('closed', draft, { exportedGroups: Object.keys(draft.groups).slice(0, 1) });
  const { parts } = workbooks.get('closed') ?? {};
  const sheet = parts?.get('xl/worksheets/sheet1.xml') ?? '';
  const styles = parts?.get('xl/styles.xml') ?? '';
  const formats = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(styles)?.[1]?.match(/<xf[ >].*?(\/>|<\/xf>)/g) ?? [];
  const fills = /<fills[^>]*>(.*)<\/fills>/.exec(styles)?.[1]?.match(/<fill>.*?<\/fill>/g) ?? [];
  const closed = [...sheet.matchAll(/<c r="([A-Z]+\d+)" s="(\d+)"/g)].filter(([, , style]) => {
    const fill = /fillId="(\d+)"/.exec(formats[Number(style)] ?? '')?.[1];
    return fills[Number(fill)]?.includes('F1F2F4');
  });
  expect(closed.map(([, place]) => place)).toEqual(['G6']);
});

/** The printed pages of a workbook as text. */
const printedPages = (name: string): string[] =>
  spawnSync('pdftotext', ['-layout', join(folder, 'csv', `${name}.pdf`), '-'], { encoding: 'utf8' })
    .stdout.split('\f')
    .slice(0, -1);

it('a printed page is as wide as its sheet, and has the headings of the rows and columns', () => {
  const { draft } = workbooks.get('two classes') ?? {};
  const days = (draft?.schoolData.days ?? []).map(({ label }) => label);
  expect(days).toHaveLength(5);
  const list = ['Day', 'Period', 'Classes', 'Teachers', 'Classroom'];
  const pages = printedPages('two classes');
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.filter((page) => page.includes('Lessons · ')))
    expect(page).toMatch(/^ *Lessons · .*[\s\S]*Page \d+ of \d+/);
  for (const page of pages)
    expect((page.includes('Lessons · ') ? list : days).filter((label) => !page.includes(label))).toEqual([]);
  const classes = printedPages('global').filter((page) => page.includes('Schedule of all classes'));
  expect(classes.length).toBeGreaterThan(1);
  expect(classes.length).toBeLessThanOrEqual(days.length);
  for (const page of classes) {
    expect(page).toMatch(/Day +Classes/);
    expect(page).toMatch(/Page \d+ of \d+/);
    // Never the end of one day and the beginning of the next.
    expect(days.filter((day) => page.includes(day))).toHaveLength(1);
    expect(page.match(/\d\d:\d\d–\d\d:\d\d/g)?.length).toBeGreaterThan(5);
  }
});

it('paper is of the chosen size, a week is fitted to one page and every other sheet to the width of its pages', async () => {
  const draft = withHostileNames(placedSchool());
  const settings = exportSettingsSchema.parse({ paper: 'letter', exportedGroups: Object.keys(draft.groups) });
  const parts = unzip(await drawXlsx(schedulesOf(draft, settings), settings, words, ''));
  const sheets = [...parts].filter(([path]) => path.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(Object.keys(draft.groups).length + 1);
  const list = sheets.at(-1);
  for (const [path, text] of sheets) {
    expect(text).toMatch(/<worksheet [^>]*><sheetPr><pageSetUpPr fitToPage="1"\/><\/sheetPr>/);
    const form = path === list?.[0] ? ['portrait', 0] : ['landscape', 1];
    const setup = /<pageSetup paperSize="1" orientation="(\w+)" fitToWidth="1" fitToHeight="(\d)"\/>/.exec(
      text,
    );
    expect([setup?.[1], Number(setup?.[2])]).toEqual(form);
  }
  const titles = (parts.get('xl/workbook.xml') ?? '').match(/_xlnm\.Print_Titles/g);
  expect(titles).toHaveLength(sheets.length);
});
