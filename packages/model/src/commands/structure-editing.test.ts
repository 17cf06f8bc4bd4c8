import { expect, test } from 'vitest';
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
