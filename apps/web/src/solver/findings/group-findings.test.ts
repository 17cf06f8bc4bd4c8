import { solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { groupFindings } from './group-findings.ts';

const finding = (kind: string, more: object = {}) =>
  solverFindingSchema.parse({ kind, sentence: `${kind} says so`, ...more });

test('the findings of a proof are the conflict, its members and the repairs; what was counted comes first', () => {
  const repair = {
    action: 'soften',
    command: 'setConstraintWeight',
    args: { ids: ['c'], weight: 3 },
    rule: 'Maths is before Art',
    becomes: null,
    cost: 4,
    unplaced: [],
  };
  const all = [
    finding('overloaded'),
    finding('conflict'),
    finding('conflictConstraint'),
    finding('conflictLessons'),
    finding('repair', { repair }),
  ];
  const grouped = groupFindings(all);
  expect(grouped.faults.map(({ kind }) => kind)).toEqual(['overloaded']);
  const [conflict, ...more] = grouped.conflicts;
  expect(more).toEqual([]);
  expect(conflict?.summary?.kind).toBe('conflict');
  expect(conflict?.members.map(({ kind }) => kind)).toEqual(['conflictConstraint', 'conflictLessons']);
  expect(conflict?.repairs).toEqual([]);
  expect(grouped.repairs.map((each) => each.repair.command)).toEqual(['setConstraintWeight']);
  expect(grouped.unplaced).toEqual([]);
});

test('of several conflicts each has its members and repairs; leaving lessons out belongs to all', () => {
  const repair = { args: {}, rule: 'x', becomes: null, cost: 0, unplaced: ['l'] };
  const loosen = { ...repair, action: 'loosen', command: 'updateConstraint' };
  const leaveOut = { ...repair, action: 'leaveOut', command: 'setConfig' };
  const { conflicts, repairs } = groupFindings([
    finding('conflict'),
    finding('conflictLessons'),
    finding('repair', { repair: loosen }),
    finding('conflict'),
    finding('conflictConstraint'),
    finding('repair', { repair: loosen }),
    finding('repair', { repair: leaveOut }),
  ]);
  expect(conflicts.map(({ members }) => members.map(({ kind }) => kind))).toEqual([
    ['conflictLessons'],
    ['conflictConstraint'],
  ]);
  for (const each of conflicts)
    expect(each.repairs.map(({ repair: { action } }) => action)).toEqual(['loosen']);
  expect(repairs.map(({ repair: { action } }) => action)).toEqual(['leaveOut']);
});

test('hard constraints that a timetable breaks stand apart', () => {
  const grouped = groupFindings([finding('brokenConstraint'), finding('notScheduled')]);
  expect(grouped.broken.map(({ kind }) => kind)).toEqual(['brokenConstraint']);
  expect(grouped.faults.map(({ kind }) => kind)).toEqual(['notScheduled']);
});

test('lessons that found no place stand apart', () => {
  const grouped = groupFindings([finding('blockedBy'), finding('unplaced'), finding('noLegalStart')]);
  expect(grouped.unplaced).toHaveLength(2);
  expect(grouped.faults.map(({ kind }) => kind)).toEqual(['noLegalStart']);
});
