import { createExampleSchool, type Draft, exportSettingsSchema } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { expect, it } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { drawHtml } from './draw-html.ts';
import { drawXlsx, sheetTables } from './draw-xlsx.ts';
import { paperWords } from './paper-words.ts';
import { schedulesOf } from './schedules.ts';

it('names a sheet by the first 28 letters of its schedule, and numbers those of the same name', async () => {
  const draft = createExampleSchool();
  const names = ['a'.repeat(28), 'b'.repeat(29), 'b'.repeat(30), `${'c'.repeat(27)}😀`, 'Lessons'];
  const groups = Object.values(draft.groups).slice(0, names.length);
  for (const [index, group] of groups.entries()) group.name = names[index] ?? '';
  const settings = exportSettingsSchema.parse({ exportedGroups: groups.map(({ id }) => id) });
  const words = paperWords(createTexts());
  const parts = unzip(await drawXlsx(schedulesOf(draft, settings), settings, words, ''));
  const book = parts.get('xl/workbook.xml') ?? '';
  const sheets = [...book.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name]) => name);
  expect(sheets).toEqual([
    'a'.repeat(28),
    'b'.repeat(28),
    `${'b'.repeat(24)} (2)`,
    'c'.repeat(27),
    'Lessons',
    'Lessons (2)',
  ]);
});

it('has the names of lessons in bold letters, a space between those of one cell, and a formula in none', async () => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  const [one, ...others] = Object.values(draft.lessons).filter(
    ({ groups, numPeriods }) => numPeriods === 1 && groups.includes(group?.id ?? ''),
  );
  const other = others.find(({ subject }) => subject !== one?.subject);
  const [subject, second] = [draft.subjects[one?.subject ?? ''], draft.subjects[other?.subject ?? '']];
  if (!group || !one || !other || !subject || !second)
    throw new Error('The example school is not as expected.');
  subject.name = '=A & <B>';
  second.name = 'Latin';
  one.timeSlot = { day: 0, start: 0, end: 1 };
  other.timeSlot = { day: 0, start: 0, end: 1 };
  const settings = exportSettingsSchema.parse({ exportedGroups: [group.id] });
  const parts = unzip(await drawXlsx(schedulesOf(draft, settings), settings, paperWords(createTexts()), ''));
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  const [, inner = ''] = /<c r="C5" s="\d+" t="inlineStr"><is>([\s\S]*?)<\/is>/.exec(sheet) ?? [];
  const runs = [...inner.matchAll(/<rPr>(<b\/>)?<sz val="(\d+)"\/>.*?<t [^>]*>([^<]*)<\/t>/g)];
  const bold = runs.filter(([, isBold]) => isBold).map(([, , , text]) => text);
  expect(bold).toEqual(['=A &amp; &lt;B&gt;', 'Latin']);
  expect(runs.filter(([, , size]) => Number(size) < 11).map(([, , , text]) => text)).toEqual(['\n']);
});

const global = exportSettingsSchema.parse({ selectedExportView: 'global' });

/** The example school with so many periods a day, all with school, and a lesson in the last one of Thursday. */
function schoolOf(periods: number): Draft {
  const draft = createExampleSchool();
  const [structure] = Object.values(draft.schoolData.structures);
  const [group] = Object.values(draft.groups);
  const lesson = Object.values(draft.lessons).find(
    ({ groups, numPeriods }) => numPeriods === 1 && groups.includes(group?.id ?? ''),
  );
  if (!structure || !lesson) throw new Error('The example school is not as expected.');
  structure.periods = Array.from({ length: periods }, (_, index) => ({
    ...{ id: `period ${index}`, index, label: `P${index + 1}` },
    ...{ periodStart: 480 + index * 45, periodEnd: 525 + index * 45 },
  }));
  structure.cells = [];
  lesson.timeSlot = { day: 3, start: periods - 1, end: periods };
  return draft;
}

it('has each lesson of the whole school on its day and in its period, also where days have the same name', () => {
  const draft = schoolOf(6);
  const [monday, tuesday] = draft.schoolData.days;
  if (!monday || !tuesday) throw new Error('The example school has no days.');
  tuesday.label = monday.label;
  const [table] = schedulesOf(draft, global).flatMap(sheetTables);
  expect(table?.columns.map(({ label }) => label)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
  const [block, ...others] = table?.blocks ?? [];
  expect(others).toEqual([]);
  expect(table?.rows[block?.row ?? -1]?.day).toEqual({ index: 3, label: draft.schoolData.days[3]?.label });
  expect(table?.columns[block?.column ?? -1]?.label).toBe('P6');
  const page = drawHtml(schedulesOf(draft, global), global, paperWords(createTexts()), {
    school: '',
    today: '',
  });
  const days = page.split('<h3 ').slice(1);
  expect(days.map((day) => day.split('<tbody>')[1]?.includes('<b>'))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

it.each([3, 6, 8, 9, 14, 30])(
  'prints a whole school of %i periods a day upright where its letters have 5 points then, and else across on as few pages as that needs',
  async (periods) => {
    const words = paperWords(createTexts());
    const parts = unzip(await drawXlsx(schedulesOf(schoolOf(periods), global), global, words, ''));
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    const numbers = (pattern: RegExp) => [...sheet.matchAll(pattern)].map(([, number]) => Number(number));
    // In Calibri 11 a letter is 7 pixels wide, and a column has 5 more.
    const widths = numbers(/<col [^>]*width="([\d.]+)"/g).map((letters) => letters * 7 + 5);
    const [period = 0, time = 0, ...data] = widths;
    expect(data).toHaveLength(periods);
    const pointsOn = (millimetres: number, pages: number) =>
      (11 * ((millimetres / 25.4) * 96 - 0.8 * 96)) /
      (period + time + Math.ceil(periods / pages) * (data[0] ?? 0));
    const orientation = /<pageSetup [^>]*orientation="(\w+)"/.exec(sheet)?.[1];
    const [pages = 0] = numbers(/<pageSetup [^>]*fitToWidth="(\d+)"/g);
    expect(orientation).toBe(pointsOn(210, 1) >= 5 ? 'portrait' : 'landscape');
    expect(pointsOn(orientation === 'portrait' ? 210 : 297, pages)).toBeGreaterThanOrEqual(5);
    if (pages > 1) expect(pointsOn(297, pages - 1)).toBeLessThan(5);
  },
);

/** The heights of the rows of the first sheet from the fifth on, where its data begin. */
async function dataHeights(draft: Draft, settings: Parameters<typeof drawXlsx>[1]): Promise<number[]> {
  const words = paperWords(createTexts());
  const parts = unzip(await drawXlsx(schedulesOf(draft, settings), settings, words, ''));
  const rows = (parts.get('xl/worksheets/sheet1.xml') ?? '').match(/<row [^>]*>/g) ?? [];
  return rows.slice(4).map((row) => Number(/ ht="(\d+)"/.exec(row)?.[1] ?? 15));
}

it.each([6, 9])(
  'gives the %i periods of a week the same height, with air around their lessons, on one page and a break less',
  async (periods) => {
    const draft = schoolOf(periods);
    const [structure] = Object.values(draft.schoolData.structures);
    if (!structure) throw new Error('The example school is not as expected.');
    structure.cells = draft.schoolData.days.map(({ index }) => ({
      ...{ id: `break ${index}`, dayIndex: index, periodIndex: 2, hasSchool: false },
    }));
    const group = Object.values(draft.lessons).find(({ timeSlot }) => timeSlot)?.groups[0] ?? '';
    const heights = await dataHeights(draft, exportSettingsSchema.parse({ exportedGroups: [group] }));
    expect(heights).toHaveLength(periods);
    const [recess = 0] = heights.splice(2, 1);
    expect(new Set(heights).size).toBe(1);
    expect(heights[0]).toBeGreaterThanOrEqual(periods > 6 ? 45 : 60);
    expect(recess).toBe(30);
    // The widths of the columns and the sides of A4 without its margins, in pixels: 4/3 of a point each.
    const width = (20 + 15 + 5 * 25) * 7 + 7 * 5;
    const scale = Math.min(1, 1046 / width);
    const used = (heights.reduce((sum, height) => sum + height, recess + 60) * scale * 4) / 3 / 717;
    expect(used).toBeLessThan(0.97);
    if (periods > 6) expect(used).toBeGreaterThan(0.75);
  },
);

it('makes the rows of a few classes higher than their lessons', async () => {
  const heights = await dataHeights(schoolOf(6), global);
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(60);
});

it('says the name of the school once above the schedule of all classes', async () => {
  const words = paperWords(createTexts());
  const parts = unzip(await drawXlsx(schedulesOf(schoolOf(6), global), global, words, 'Hill School'));
  const texts = [...parts].filter(([path]) => path.endsWith('sharedStrings.xml')).map(([, text]) => text);
  expect(texts.join().match(/Hill School/g)).toHaveLength(1);
});

it('lists the schedule structures of lessons only where there are several', async () => {
  const words = paperWords(createTexts());
  const draft = createExampleSchool();
  const [one, other] = Object.values(draft.lessons).filter(({ numPeriods }) => numPeriods === 1);
  const [structure] = Object.values(draft.schoolData.structures);
  if (!one || !other || !structure) throw new Error('The example school is not as expected.');
  one.timeSlot = { day: 0, start: 0, end: 1 };
  other.timeSlot = { day: 1, start: 0, end: 1 };
  const columns = async () => {
    const parts = unzip(await drawXlsx(schedulesOf(draft, global), global, words, ''));
    return /<autoFilter ref="A1:([A-Z])/.exec([...parts.values()].join())?.[1];
  };
  expect(await columns()).toBe('I');
  draft.schoolData.structures.second = { ...structure, id: 'second', name: 'Second' };
  other.structure = 'second';
  for (const id of other.groups) if (draft.groups[id]) draft.groups[id].structure = 'second';
  expect(await columns()).toBe('J');
});
