import { judgeTimetable } from '@bellgrid/constraints';
import { commands, createExampleSchool, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { problemsByPerson } from './problems-by-person.ts';

const byName = (a: string, b: string) => a.localeCompare(b);

test('a clash is a problem of its teacher, and of each of its classes', () => {
  const draft = createExampleSchool();
  const [teacher] = Object.values(draft.teachers);
  const two = Object.values(draft.lessons)
    .filter(({ teachers }) => teachers[0] === teacher?.id)
    .slice(0, 2);
  const places = two.map(({ id }) => ({ lesson: id, at: { day: 0, start: 0 } }));
  const clashing = runCommand(draft, commands.placeLessons, { places });
  const { notKept } = judgeTimetable(clashing);
  const people = problemsByPerson(clashing, notKept, byName);
  const own = people.find(({ name }) => name === teacher?.name);
  expect(own?.hard).toBe(1);
  expect(own?.rules.map(({ kind }) => kind)).toContain('teacherClash');
  const counts = people.map(({ hard }) => hard);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('a rule about no person is under no name', () => {
  const draft = createExampleSchool();
  const rule = {
    key: 'r',
    kind: 'after',
    record: null,
    isHard: false,
    rule: null,
    cost: 4,
    places: 1,
    findings: [],
  };
  const people = problemsByPerson(draft, [{ ...rule, lessons: [], people: [] }], byName);
  expect(people).toMatchObject([{ name: null, hard: 0, cost: 4 }]);
});
