import { expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import { usualRules } from '../draft/usual-rules.ts';
import { createSchool } from '../example/create-school.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

const store = () => createDraftStore(smallSchool(), { checked: true });

test('cells that lose school lose their lessons and calendar', () => {
  const school = store();
  const cells = [
    { day: 0, period: 0 },
    { day: 1, period: 3 },
    { day: 0, period: 5 },
  ];
  school.run(commands.setCells, { structure: 's', cells, hasSchool: false });
  expect(school.draft.lessons.maths1?.timeSlot).toBe(null);
  expect(school.draft.lessons.maths3?.timeSlot).toBe(null);
  expect(school.draft.lessons.art1?.timeSlot).not.toBe(null);
  expect(school.draft.constraints.c1).toBeUndefined();
});

test('only the last period may be deleted, with the records linked to it', () => {
  const school = store();
  const remove = (period: string) => school.run(commands.deletePeriod, { structure: 's', period });
  expect(() => remove('s-p0')).toThrow('refusals.notLastPeriod');
  remove('s-p5');
  expect(school.draft.constraints.c1).toBeUndefined();
  expect(school.draft.schoolData.structures.s?.cells).toHaveLength(25);
  for (const period of ['s-p4', 's-p3']) remove(period);
  expect(school.draft.constraints.c9).toBeUndefined();
  expect(school.draft.lessons.maths3?.timeSlot).toBe(null);
  remove('s-p2');
  expect(school.draft.constraints.c5).toMatchObject({ values: [0, 1] });
});

test('only the last day may be deleted, in every structure', () => {
  const school = store();
  const last = school.draft.schoolData.days.at(-1)?.id ?? '';
  expect(() => school.run(commands.deleteDay, { id: 'day-1' })).toThrow('refusals.notLastDay');
  school.run(commands.deleteDay, { id: last });
  expect(school.draft.constraints.c6).toMatchObject({ values: [0] });
  school.run(commands.addDay, {});
  expect(school.draft.schoolData.days.at(-1)).toEqual({ id: 'day-5', index: 4, label: 'Friday' });
  expect(school.draft.schoolData.structures.s?.cells).toHaveLength(30);
});

test('a period that grows can push the later ones, else it may not overlap them', () => {
  const school = store();
  const edit = { structure: 's', period: 's-p1', periodEnd: 610 };
  expect(() => school.run(commands.setPeriod, edit)).toThrow('refusals.overlapsNext');
  expect(() => school.run(commands.setPeriod, { ...edit, periodEnd: 590, periodStart: 500 })).toThrow(
    'refusals.overlapsPrevious',
  );
  school.run(commands.setPeriod, { ...edit, shift: ['after'], label: 'Long' });
  const periods = school.draft.schoolData.structures.s?.periods ?? [];
  expect(periods.slice(0, 3).map((period) => [period.periodStart, period.periodEnd])).toEqual([
    [480, 530],
    [540, 610],
    [620, 670],
  ]);
  expect(periods[1]?.label).toBe('Long');
});

test('a structure is built with breaks, and its lunch windows follow unless they were chosen', () => {
  const lunch = (draft: Draft) =>
    usualRules(draft).flatMap(({ window }) => (window ? [[window.start, window.end]] : []));
  const school = createDraftStore(createSchool(), { checked: true });
  const [id = ''] = Object.keys(school.draft.schoolData.structures);
  const breaks = [
    { after: 2, minutes: 20 },
    { after: 5, minutes: 50 },
  ];
  school.run(commands.buildStructure, { id, count: 8, length: 45, gap: 5, breaks });
  const periods = () => school.draft.schoolData.structures[id]?.periods ?? [];
  expect(periods().map(({ periodStart }) => periodStart)).toEqual([480, 530, 595, 645, 695, 790, 840, 890]);
  school.run(commands.buildStructure, { id, count: 8, length: 45 });
  const proposed = lunch(school.draft);
  expect(proposed).toEqual([
    [5, 7],
    [5, 7],
  ]);
  school.run(commands.setUsualRule, { name: 'classLunch', window: { start: 1, end: 3 } });
  school.run(commands.buildStructure, { id, count: 8, length: 45, start: 420 });
  expect(lunch(school.draft)).toEqual([
    [1, 3],
    [6, 8],
  ]);
  school.undo();
  expect(lunch(school.draft)).toEqual([[1, 3], proposed[1]]);
});

test('lunch stays near noon when a week gets another period', () => {
  const school = createDraftStore(createSchool(), { checked: true });
  const [structure = ''] = Object.keys(school.draft.schoolData.structures);
  school.run(commands.buildStructure, { id: structure, count: 5, length: 60 });
  const lunch = () => usualRules(school.draft).find(({ name }) => name === 'classLunch')?.window;
  expect(lunch()).toEqual({ start: 3, end: 5 });
  // From 11:00 to 13:00, then from 12:00 to 14:00: the last period is after it.
  for (const window of [
    { start: 3, end: 5 },
    { start: 4, end: 6 },
  ]) {
    school.run(commands.addPeriod, { structure });
    expect(lunch()).toEqual(window);
  }
  // A school of the evening has no noon.
  school.run(commands.buildStructure, { id: structure, count: 6, length: 60, start: 960 });
  expect(lunch()).toEqual({ start: 2, end: 4 });
});

test('a usual rule refuses an amount that its kind does not have', () => {
  const school = createDraftStore(createSchool(), { checked: true });
  const before = school.draft;
  expect(() => school.run(commands.setUsualRule, { name: 'longLessons', isOn: true, amount: 0 })).toThrow(
    expect.objectContaining({ code: 'invalid-arguments' }),
  );
  expect(school.draft).toBe(before);
});

test('a break moves the later periods, and takes them back when it is removed', () => {
  const school = store();
  const starts = () => school.draft.schoolData.structures.s?.periods.map(({ periodStart }) => periodStart);
  const before = starts();
  const at = { structure: 's', period: 's-p1' };
  school.run(commands.setBreak, { ...at, minutes: 40 });
  expect(starts()).toEqual([480, 540, 630, 690, 750, 810]);
  school.run(commands.setBreak, { ...at, minutes: 10 });
  expect(starts()).toEqual(before);
  expect(() => school.run(commands.setBreak, { ...at, period: 'gone', minutes: 10 })).toThrow(
    'refusals.gone.period',
  );
  school.run(commands.setPeriod, { structure: 's', period: 's-p5', periodStart: 1380, periodEnd: 1430 });
  expect(() => school.run(commands.setBreak, { ...at, minutes: 40 })).toThrow('refusals.pastMidnight');
});

test.each([
  ['P{n}', 'P4'],
  ['{n}. Stunde', '4. Stunde'],
  ['Period {n}', 'Period 4'],
  ['{n}', '4'],
])('a period added to “%s” is called %s', (template, expected) => {
  const school = store();
  school.run(commands.buildStructure, { id: 's', count: 3, template });
  school.run(commands.addPeriod, { structure: 's' });
  expect(school.draft.schoolData.structures.s?.periods.at(-1)?.label).toBe(expected);
});

test('a period added to names without an order gets its number', () => {
  const school = store();
  school.run(commands.buildStructure, { id: 's', count: 2 });
  school.run(commands.setPeriod, { structure: 's', period: 'period-2', label: 'Choir 9' });
  school.run(commands.addPeriod, { structure: 's' });
  expect(school.draft.schoolData.structures.s?.periods.at(-1)?.label).toBe('3');
});

test('a structure whose periods would end after midnight is refused as it is', () => {
  const store = createDraftStore(smallSchool(), { checked: true });
  const before = store.draft;
  const untilMidnight = { id: 's', start: 1200, count: 4, length: 60 };
  expect(() => store.run(commands.buildStructure, { ...untilMidnight, gap: 1 })).toThrow(
    'refusals.pastMidnight',
  );
  expect(store.draft).toBe(before);
  store.run(commands.buildStructure, untilMidnight);
  expect(store.draft.schoolData.structures.s?.periods.at(-1)?.periodEnd).toBe(1440);
});

test('a new structure is built automatically or as a copy, and the last built one stays', () => {
  const school = store();
  school.run(commands.addStructure, { id: 't', name: 'Second' });
  expect(() => school.run(commands.addStructure, { id: 'u', name: 'Third' })).toThrow(
    'refusals.unbuiltStructure',
  );
  expect(() => school.run(commands.deleteStructure, { id: 's' })).toThrow('refusals.onlyStructure');
  school.run(commands.buildStructure, {
    id: 't',
    count: 3,
    length: 40,
    gap: 5,
    start: 500,
    template: 'P{n}',
  });
  expect(
    school.draft.schoolData.structures.t?.periods.map((each) => `${each.label} ${each.periodStart}`),
  ).toEqual(['P1 500', 'P2 545', 'P3 590']);
  school.run(commands.copyStructure, { id: 't', from: 's' });
  expect(school.draft.schoolData.structures.t?.periods).toHaveLength(6);
  school.run(commands.deleteStructure, { id: 's' });
  const { draft } = school;
  expect([draft.groups, draft.subjects, draft.lessons]).toEqual([{}, {}, {}]);
  expect(Object.keys(draft.teachers)).toHaveLength(3);
});
