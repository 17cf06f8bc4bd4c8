import { solverFindingSchema } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { groupFindings } from './group-findings.ts';
import { listRepairs } from './list-repairs.ts';

const conflict = solverFindingSchema.parse({ kind: 'conflict', sentence: 'These cannot all hold' });
const repairFinding = (rule: string, action = 'loosen') => {
  const repair = {
    action,
    command: 'updateConstraint',
    args: {},
    rule,
    becomes: null,
    cost: 0,
    unplaced: [],
  };
  return solverFindingSchema.parse({ kind: 'repair', sentence: rule, repair });
};
const several = groupFindings([
  ...[conflict, repairFinding('a'), repairFinding('b')],
  ...[conflict, repairFinding('c'), repairFinding('d')],
  repairFinding('all', 'leaveOut'),
]);
const single = groupFindings([conflict, repairFinding('a'), repairFinding('b')]);

/** The rules of the listed repairs when those of `made` are made. */
function listed(grouped: typeof several, ...made: string[]) {
  const { ofEach, ofAll } = listRepairs(grouped, ({ rule }) => (made.includes(rule) ? 'made' : 'open'));
  const rules = (each: typeof ofAll) => each.map(({ finding }) => finding.repair.rule).join(' ');
  return [...ofEach.map(rules), rules(ofAll)];
}

test('of several conflicts one is repaired after the other, and each made repair stays listed alone', () => {
  expect(listed(several)).toEqual(['a b', 'c d', 'all']);
  expect(listed(several, 'b')).toEqual(['b', 'c d', 'all']);
  expect(listed(several, 'b', 'c')).toEqual(['b', 'c', '']);
  expect(listed(several, 'all')).toEqual(['', '', 'all']);
});

test('that each of several conflicts is to be repaired is told until each is', () => {
  const isTold = (grouped: typeof several, ...made: string[]) =>
    listRepairs(grouped, ({ rule }) => (made.includes(rule) ? 'made' : 'open')).isEachToRepair;
  expect(isTold(several)).toBe(true);
  expect(isTold(several, 'b')).toBe(true);
  expect(isTold(several, 'b', 'c')).toBe(false);
  expect(isTold(several, 'all')).toBe(false);
  expect(isTold(single)).toBe(false);
});

test('of the repairs of a single conflict only the one that is made stays', () => {
  expect(listed(single)).toEqual(['', 'a b']);
  expect(listed(single, 'a')).toEqual(['', 'a']);
});
