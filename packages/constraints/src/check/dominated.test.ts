import { expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { addUndominated } from './dominated.ts';
import type { Proposal } from './make-room.ts';

const draft = testSchool();
const lessons = Object.keys(draft.lessons);
for (const lesson of Object.values(draft.lessons))
  draft.lessons[lesson.id] = { ...lesson, timeSlot: { day: 1, start: 1, end: 2 } };

const proposal = (moves: number, cost: number, more: Partial<Proposal> = {}): Proposal => ({
  moves: lessons.slice(0, moves).map((lesson) => ({ lesson, at: { day: 0, start: 0 } })),
  cost,
  hard: 0,
  amounts: new Map(),
  days: { classGaps: 0, teacherGaps: 0, lateStarts: 0 },
  ...more,
});

const kept = (...proposals: readonly Proposal[]): Proposal[] => {
  let found: Proposal[] = [];
  for (const each of proposals) found = addUndominated(draft, found, each);
  return found;
};

it('leaves out what is worse in something and better in nothing, in whatever order it is found', () => {
  const [small, large] = [proposal(1, 0), proposal(3, 0)];
  expect(kept(small, large)).toEqual([small]);
  expect(kept(large, small)).toEqual([small]);
  const gap = proposal(1, 0, { days: { classGaps: 1, teacherGaps: 0, lateStarts: 0 } });
  expect(kept(small, gap)).toEqual([small]);
});

it('keeps what is better in one thing, and equal ones with other lessons', () => {
  const [few, cheap] = [proposal(1, 5), proposal(3, 2)];
  expect(kept(few, cheap)).toEqual([few, cheap]);
  const wishes = proposal(3, 5, { amounts: new Map([['teacherGaps', -1]]) });
  expect(kept(few, wishes)).toEqual([few, wishes]);
  const mending = proposal(3, 5, { hard: -1 });
  expect(kept(few, mending)).toEqual([few, mending]);
  const equal = proposal(1, 5);
  expect(kept(few, equal)).toEqual([few, equal]);
});
