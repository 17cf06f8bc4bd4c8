import { solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { outcomeFindings } from './outcome-findings.ts';

const draft = smallSchool({
  lessons: [
    { id: 'a', teachers: ['Ito'] },
    { id: 'b', teachers: ['Ito'] },
  ],
});
const solution = {
  id: 'x',
  status: 'FEASIBLE' as const,
  placements: [],
  unplaced: ['a', 'b', 'gone'],
  cost: 0,
};

test('lessons that a schedule leaves out say what blocks them, or at least their name', () => {
  const blocked = solverFindingSchema.parse({
    kind: 'blockedBy',
    sentence: 'A cannot be placed',
    lessons: ['a'],
  });
  const texts = (id: unknown, values: unknown) => JSON.stringify([id, values]);
  const found = outcomeFindings({ kind: 'solution', solution, findings: [blocked] }, draft, texts as never);
  expect(found).toHaveLength(2);
  expect(found[0]).toEqual(blocked);
  expect(found[1]).toMatchObject({ kind: 'unplaced', lessons: ['b'], teachers: ['Ito'] });
});
