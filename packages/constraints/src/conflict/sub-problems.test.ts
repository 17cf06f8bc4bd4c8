import { createDraft, type Draft, groupSchema, teacherSchema } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { addSubject } from '../testing/draw-school.ts';
import { createConflictContext } from './conflict-problem.ts';
import { subProblems } from './sub-problems.ts';

/** Two classes that share a teacher, and a third with teachers of its own and many lessons. */
function school(): Draft {
  const draft = createDraft();
  const [structure] = Object.keys(draft.schoolData.structures) as [string];
  for (const id of ['a', 'b', 'c']) draft.groups[id] = groupSchema.parse({ id, name: id, structure });
  for (const id of ['t1', 't2', 't3']) draft.teachers[id] = teacherSchema.parse({ id, name: id });
  for (const [group, teacher, count] of [
    ['a', 't1', 1],
    ['b', 't1', 2],
    ['b', 't2', 3],
    ['c', 't3', 30],
  ] as const)
    addSubject(draft, { id: `${group}-${teacher}`, name: group, group, teacher, count, structure });
  return draft;
}

it('looks around the neighbours of a seed, however many lessons were counted elsewhere', () => {
  const draft = school();
  const idsOf = (group: string) => Object.keys(draft.lessons).filter((id) => id.startsWith(group));
  const counted = new Set(idsOf('c'));
  const sets = [...subProblems(createConflictContext(draft), ['a-t1-0'], [counted])]
    .filter(({ isQuick }) => !isQuick)
    .map(({ lessons }) => [...lessons].map(({ id }) => id).sort());
  expect(sets).toContainEqual([...counted].sort());
  expect(sets).toContainEqual([...idsOf('a'), ...idsOf('b')].sort());
  const keys = sets.map((ids) => ids.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
