import type { Finding } from '@bellgrid/constraints';
import { expect, it } from 'vitest';
import { findingLines } from './finding-lines.ts';

const finding = (kind: string, sentence: string): Finding => ({
  ...{ kind, sentence, lessons: [], constraints: [], teachers: [], groups: [], classrooms: [], subjects: [] },
});

function repair(action: 'loosen' | 'leaveOut', sentence: string, cost: number, unplaced: string[]): Finding {
  const change = { command: 'setSpread', args: {}, rule: '', becomes: null } as const;
  return { ...finding('repair', sentence), repair: { action, ...change, cost, unplaced } };
}

it('tells each conflict with its own repairs, and at last what mends all', () => {
  const lines = findingLines(
    [
      finding('overloaded', 'Ann has too much.'),
      finding('conflict', 'One.'),
      { ...finding('conflictLessons', 'Many lessons'), details: ['Maths: 2 lessons'] },
      repair('loosen', 'Give more', 3, ['a', 'b']),
      repair('loosen', 'Give most', 4, ['a']),
      finding('conflict', 'Two.'),
      finding('conflictConstraint', 'A rule'),
      repair('loosen', 'Give in', 5, []),
      repair('leaveOut', 'Leave out a', 0, ['a']),
    ],
    true,
  );
  expect(lines).toEqual([
    '- Ann has too much.',
    'Conflict: One.',
    '  - Many lessons',
    '      Maths: 2 lessons',
    'Repairs:',
    '  1. Give more (cost of wishes: at most 3; without 2 lessons of the other conflicts)',
    '  2. Give most (cost of wishes: at most 4; without 1 lesson of the other conflicts)',
    'Conflict: Two.',
    '  - A rule',
    'Repairs:',
    '  1. Give in (cost of wishes: at most 5)',
    'A repair of all conflicts:',
    '  1. Leave out a (cost of wishes: 0)',
  ]);
});
