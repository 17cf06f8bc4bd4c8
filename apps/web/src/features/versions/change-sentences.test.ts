import {
  type Constraint,
  commands,
  constraintSchema,
  type Draft,
  LEVEL,
  runCommand,
  WEIGHT,
} from '@bellgrid/model';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { changeSentences, partSentences } from './change-sentences.ts';
import { versionChanges } from './version-changes.ts';

beforeAll(() => {
  startTexts();
});

const school = (): Draft => {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] as const },
    { id: 'Music', groups: ['9A', '9B'], teachers: ['Ben'], at: [1, 1] as const },
    { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [2, 0] as const },
  ];
  return smallSchool({ lessons, groups: ['9C'] });
};

/** The sentences, by kind of record. */
const sentences = (from: Draft, to: Draft) =>
  Object.fromEntries(
    changeSentences(i18next, versionChanges(from, to)).map(({ kind, sentences: own }) => [kind, own]),
  );

const rule = (maxDays: number) =>
  constraintSchema.parse({
    id: 'rule',
    type: 'teacherConstraint',
    constraint: 'teacherMaxDays',
    base: 'Ada',
    maxDays,
    weight: 2,
  });

describe('the changes between two versions', () => {
  test('of equal drafts are none', () => {
    expect(sentences(school(), school())).toEqual({});
  });

  test('name what was added, renamed, changed and removed, removed records by their old names', () => {
    const from = school();
    const { Ada, Ben } = from.teachers;
    if (!Ada || !Ben) throw new Error('the school has no teachers');
    const gone = runCommand(from, commands.deleteGroup, { ids: ['9B', '9C'] });
    const to = {
      ...gone,
      teachers: {
        ...gone.teachers,
        Ada: { ...Ada, shortName: 'AD' },
        Ben: { ...Ben, name: 'Benno' },
        Cy: { ...Ben, id: 'Cy', name: 'Cy' },
      },
    };
    expect(sentences(from, to)).toMatchObject({
      groups: ['9B, 9C were removed.'],
      teachers: ['Cy was added.', '“Ben” is called “Benno” now.', 'Ada was changed.'],
      lessons: ['Music was changed.', 'Latin was removed.'],
    });
    expect(sentences(to, from).groups).toEqual(['9B, 9C were added.']);
  });

  test('say constraints as sentences, before and after', () => {
    const without = school();
    const from = runCommand(without, commands.addConstraint, { constraint: rule(3) });
    const to = runCommand(from, commands.updateConstraint, { constraint: rule(2) });
    const heavier = runCommand(to, commands.updateConstraint, { constraint: { ...rule(2), weight: 100 } });
    expect(sentences(without, from).constraints).toEqual(['Added: Ada teaches on at most 3 days.']);
    expect(sentences(from, to).constraints).toEqual([
      'Changed: Ada teaches on at most 2 days (before: Ada teaches on at most 3 days).',
    ]);
    expect(sentences(to, heavier).constraints).toEqual([
      'Weight changed from 2 to Hard: Ada teaches on at most 2 days.',
    ]);
    expect(sentences(from, without).constraints).toEqual(['Removed: Ada teaches on at most 3 days.']);
  });

  test('say the blocked cells of a person once, with the times', () => {
    const without = school();
    const structure = Object.keys(without.schoolData.structures)[0] ?? '';
    const cell = (day: number, period: number, level: number = LEVEL.HARD) => {
      const id = `cell-${day}-${period}`;
      const own = { type: 'teacher', base: 'Ada', structure, day, period, level, weight: WEIGHT.HARD };
      return constraintSchema.parse({ id, ...own });
    };
    const having = (...cells: Constraint[]): Draft => ({
      ...without,
      constraints: Object.fromEntries(cells.map((each) => [each.id, each])),
    });
    const blocked = having(cell(0, 0), cell(0, 1), cell(1, 1));
    const [said, ...others] = sentences(without, blocked).constraints ?? [];
    expect(others).toEqual([]);
    expect(said).toMatch(/^Ada is blocked now: \S+ .*; \S+ .*\.$/);
    expect(sentences(blocked, without).constraints).toEqual([
      said?.replace('blocked now', 'available again'),
    ]);
    const milder = having(cell(0, 0, LEVEL.SOFT), cell(0, 1), cell(1, 1));
    const changed = sentences(blocked, milder).constraints ?? [];
    expect(changed).toHaveLength(1);
    expect(changed[0]).toMatch(/^Ada is available but not preferred now: /);
  });

  test('do not say that removed people, rooms and times are available again', () => {
    const lessons = [{ id: 'Art', groups: ['9A'], teachers: ['Ada'], structure: 's' }];
    const start = smallSchool({ lessons, groups: ['9C'], structures: ['s', 't'], days: 3 });
    const cell = (base: string, structure: string, day: number) =>
      constraintSchema.parse({
        ...{ id: `${base} ${structure} ${day}`, type: base === 'Ada' ? 'teacher' : 'group', base, structure },
        ...{ day, period: 0, level: LEVEL.HARD, weight: WEIGHT.HARD },
      });
    const cells = [cell('9C', 's', 0), cell('Ada', 't', 0), cell('Ada', 's', 2), cell('Ada', 's', 1)];
    const from = { ...start, constraints: Object.fromEntries(cells.map((each) => [each.id, each])) };
    const { s } = start.schoolData.structures;
    if (!s) throw new Error('the school has no structure s');
    const to = {
      ...start,
      groups: Object.fromEntries(Object.entries(start.groups).filter(([id]) => id !== '9C')),
      schoolData: { ...start.schoolData, days: start.schoolData.days.slice(0, 2), structures: { s } },
    };
    const said = sentences(from, to);
    expect(said.groups).toEqual(['9C was removed.']);
    expect(said.constraints).toHaveLength(1);
    expect(said.constraints?.[0]).toMatch(/^Ada is available again: Day 2[^;]*$/);
  });

  test('a move is no change of the lesson', () => {
    const from = school();
    const to = runCommand(from, commands.placeLessons, {
      places: [{ lesson: 'Art', at: { day: 3, start: 2 } }],
    });
    expect(sentences(from, to)).toEqual({});
    const { timetable, judged } = versionChanges(from, to);
    expect(timetable.moved).toEqual(['Art']);
    expect([...timetable.byClass]).toEqual([['9A', 1]]);
    expect(judged.to.unplaced).toEqual([]);
    expect(partSentences(i18next, versionChanges(from, to).diff)).toEqual([]);
  });
});
