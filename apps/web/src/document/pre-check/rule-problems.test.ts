import { commands, createExampleSchool, type Finding, LEVEL, runCommand, value } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { conflictProblems } from './rule-problems.ts';

const school = createExampleSchool();
const [teacher = ''] = Object.keys(school.teachers);
const [structure = ''] = Object.keys(school.schoolData.structures);

/** A member of a conflict: a rule of a kind with its records. */
const member = (kind: string, about: Finding['about']): Finding => ({
  code: 'findings.conflictConstraint',
  values: { rules: value.messages([{ code: `kinds.${kind}.rule` }], 'and') },
  about,
});

test('a calendar in a conflict has its cells, each once, however many members name them', () => {
  const cells = [
    { day: 1, period: 2 },
    { day: 3, period: 0 },
  ];
  const blank = { ...school, constraints: {} };
  const edit = { type: 'teacher' as const, bases: [teacher], structure, cells, level: LEVEL.HARD };
  const draft = runCommand(blank, commands.setCalendarCells, edit);
  const constraints = Object.keys(draft.constraints);
  expect(constraints.length).toBe(2);
  const found = conflictProblems(draft, [
    member('teacherCalendar', { constraints, teachers: [teacher] }),
    member('teacherCalendar', { constraints: constraints.slice(0, 1), teachers: [teacher] }),
  ]);
  expect(found).toMatchObject([{ key: `teacherCalendar ${teacher}`, kind: 'teacherCalendar', hard: 1 }]);
  expect(found[0]?.cells.toSorted((a, b) => a.day - b.day)).toEqual(
    cells.map((cell) => ({ structure, ...cell, isHard: true })),
  );
});

test('a rule in a conflict is one problem, that of a subject is known by kind and subject, and lost records count for nothing', () => {
  const [rule] = Object.values(school.constraints).filter((each) => !('level' in each));
  const [subject = ''] = Object.keys(school.subjects);
  if (!rule) throw new Error('The example school has no rules.');
  const found = conflictProblems(school, [
    member('beforePeriod', { constraints: [rule.id] }),
    member('beforePeriod', { constraints: [rule.id, 'lost'] }),
    member('lessonSpread', { subjects: [subject] }),
    member('lessonSpread', { subjects: ['lost'] }),
  ]);
  expect(found.map(({ key, kind, hard, cells }) => [key, kind, hard, cells])).toEqual([
    [rule.id, 'beforePeriod', 1, []],
    [`lessonSpread ${subject}`, 'lessonSpread', 1, []],
  ]);
});
