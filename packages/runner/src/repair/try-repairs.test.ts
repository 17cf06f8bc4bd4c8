import type { RepairCandidate } from '@bellgrid/constraints';
import { createDraft, lessonSchema } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { Deadline } from '../context/deadline.ts';
import type { RunContext } from '../context/run-context.ts';
import { WorkClock } from '../context/work-clock.ts';
import { rowRules } from '../testing/row-rules.ts';
import { offered, reduceRepair } from './try-repairs.ts';

/** With a clock that does not move no attempt takes any time. */
const now = () => 0;
const context: RunContext = {
  draft: createDraft(),
  rules: rowRules({ lessons: 4, days: 1, periods: 5 }),
  options: { jobType: 'check', until: 'full', seconds: 20, seed: 1, threads: 1, solveAnyway: false },
  deadline: Deadline.after({ seconds: 20 }, now),
  work: new WorkClock(now, Number.POSITIVE_INFINITY),
  now,
  began: 0,
  emit: () => {},
  isAborted: () => false,
};
const attempt = { placements: [], deadline: context.deadline.part(5000), beat: () => {} };

/** A change whose timetables use all of its pieces; without one of those that are needed there is none. */
function candidateOf(pieces: readonly string[], needed: readonly string[]): RepairCandidate {
  return {
    name: pieces.join(' '),
    trial: createDraft(),
    edit: () => null,
    pieces: {
      used: () => pieces,
      only: (some) =>
        needed.every((each) => some.has(each))
          ? candidateOf(
              pieces.filter((each) => some.has(each)),
              needed,
            )
          : null,
    },
  };
}

it.each([[['c', 'd', 'i']], [['a']], [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']]])(
  'finds the pieces that are needed: %j',
  async (needed) => {
    const candidate = candidateOf([...'abcdefghijk'], needed);
    const { candidate: reduced, placements } = await reduceRepair(
      { candidate, placements: [] },
      attempt,
      context,
    );
    expect(reduced.name).toBe(needed.join(' '));
    // The reported result was found for just these pieces.
    expect(placements).toHaveLength(needed.length === 11 ? 0 : 4);
  },
);

it.each([
  ['cells of one day, where as few are enough', ['d1', 'd2', 'd3'], 'd1 d2'],
  ['scattered cells, where one day needs more', ['d1', 'd2', 'd3'], 'b1 c1'],
])('prefers %s', async (_what, day, preferred) => {
  const perDay = preferred === 'd1 d2' ? 2 : 3;
  const pieces = [...day, 'a1', 'b1', 'c1'];
  // Any cells of three days do, or so many of the fourth.
  const enough = (some: readonly string[]) =>
    some.filter((each) => !day.includes(each)).length >= 2 || some.length >= perDay;
  const asked: string[] = [];
  const candidate = (own: readonly string[]): RepairCandidate => {
    const isOfDay = own.every((each) => day.includes(each));
    const used = isOfDay ? own.slice(0, perDay) : own;
    return {
      name: used.join(' '),
      trial: createDraft(),
      edit: () => null,
      pieces: {
        used: () => used,
        only: (some) => {
          asked.push([...some].join(' '));
          const kept = pieces.filter((each) => some.has(each));
          return enough(kept) ? candidate(kept) : null;
        },
        byDay: [['a1'], ['b1'], ['c1'], day],
      },
    };
  };
  const { candidate: reduced } = await reduceRepair(
    { candidate: candidate(pieces), placements: [] },
    attempt,
    context,
  );
  expect(reduced.name).toBe(preferred);
  // The cells that the timetable uses are the only ones that are open in the end.
  if (perDay === 2) expect(asked.slice(-2)).toEqual(['d1 d2 d3', 'd1 d2']);
});

it('leaves a repair as it is where no time is left', async () => {
  const solved = { candidate: candidateOf([...'abc'], ['a']), placements: [] };
  expect(await reduceRepair(solved, { ...attempt, deadline: context.deadline.part(400) }, context)).toBe(
    solved,
  );
});

it('leaving out a large part of the school is offered only where no other change is', () => {
  const lessons = Array.from({ length: 200 }, (_, at) =>
    lessonSchema.parse({ id: `l${at}`, name: 'Latin', subject: 's', structure: 'k', teachers: ['t'] }),
  );
  const draft = {
    ...createDraft(),
    lessons: Object.fromEntries(lessons.map((lesson) => [lesson.id, lesson])),
  };
  const repair = (action: Repair['action'], left: number): Repair => ({
    ...{ action, command: 'setConfig', args: {}, rule: { code: '' }, becomes: null, cost: 0 },
    ...{ finding: { code: '', values: {}, about: {} }, unplaced: lessons.slice(0, left).map(({ id }) => id) },
  });
  const actions = (left: number, hasOther: boolean) =>
    offered(draft, [repair('leaveOut', left), repair('switchOff', 0)], hasOther).map(({ action }) => action);
  expect(actions(20, true)).toEqual(['switchOff', 'leaveOut']);
  expect(actions(21, true)).toEqual(['switchOff']);
  expect(actions(21, false)).toEqual(['switchOff', 'leaveOut']);
});
