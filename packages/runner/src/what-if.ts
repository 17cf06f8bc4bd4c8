import { verify } from '@bellgrid/constraints';
import {
  commands,
  type Draft,
  lessonsInScope,
  type Placement,
  runCommand,
  type TriedRules,
} from '@bellgrid/model';
import { type RunResult, type SearchedSide, type WhatIfAnswer, whatIfStages } from '@bellgrid/protocol';
import type { RunHooks } from './context/options.ts';
import { withTheRest } from './context/verified-solution.ts';
import { run } from './run.ts';

/** The search steps of each side: so many for each lesson, within bounds. */
const STEPS_A_LESSON = 300;
const [LEAST_STEPS, MOST_STEPS] = [20_000, 400_000];

interface WhatIfOptions {
  readonly seed: number;
  readonly steps?: number;
}

/**
 * Searches a schedule of a draft without and with changes of its rules, both with the same seed and number of steps
 * and from the same beginning. Lessons may be left out, so that it shows what can be placed. Null when it was aborted.
 * Throws `CommandRefused` for changes that do not fit the draft.
 */
export async function answerWhatIf(
  draft: Draft,
  changes: TriedRules,
  { seed, steps = stepsFor(draft) }: WhatIfOptions,
  { onEvent, signal }: RunHooks,
): Promise<WhatIfAnswer | null> {
  const before = runCommand(draft, commands.setConfig, { changes: { placeAsManyAsPossible: true } });
  const after = runCommand(before, commands.changeRules, changes);
  const search = (side: Draft, stage: keyof typeof whatIfStages) =>
    run(
      side,
      // By steps: no clock is looked at.
      {
        ...{ jobType: 'solve', until: 'limit', seconds: Number.POSITIVE_INFINITY, threads: 1, seed, steps },
        explains: false,
      },
      {
        onEvent: (event) => {
          if (event.event === 'progress') onEvent?.({ ...event, stage: whatIfStages[stage] });
        },
        ...(signal && { signal }),
      },
    );
  const found = await search(before, 'before');
  if (signal?.aborted) return null;
  const changed = await search(after, 'after');
  if (signal?.aborted) return null;
  const costOfOthers = othersOf(before, changes);
  return {
    seed,
    steps,
    before: sideOf(found, costOfOthers),
    after: sideOf(changed, costOfOthers),
    solution: changed.solution,
  };
}

const stepsFor = (draft: Draft): number =>
  Math.min(MOST_STEPS, Math.max(LEAST_STEPS, STEPS_A_LESSON * lessonsInScope(draft).length));

function sideOf(result: RunResult, costOfOthers: (placements: readonly Placement[]) => number): SearchedSide {
  const { lessons, placed, hardViolations, cost, status, solution, quality, findings } = result;
  return {
    ...{ lessons, placed, hardViolations, cost, quality },
    otherCost: solution ? costOfOthers(solution.placements) : 0,
    isBest: status === 'OPTIMAL',
    faults: solution ? [] : findings.faults,
  };
}

/** Returns the cost of a timetable for the soft constraints that the changes leave alone, by the weights before them. */
function othersOf(draft: Draft, { constraints, deleted, spreads }: TriedRules) {
  const records = new Set([...constraints.map(({ id }) => id), ...deleted]);
  const subjects = new Set(spreads.map(({ id }) => id));
  const scope = new Set(lessonsInScope(draft).map(({ id }) => id));
  return (placements: readonly Placement[]) => {
    let cost = 0;
    for (const match of verify(draft, withTheRest(draft, scope, placements)).matches) {
      const isOfSpread = match.kind === 'lessonSpread' || match.kind === 'lessonsSamePeriod';
      const isChanged =
        match.constraints.some((id) => records.has(id)) ||
        (isOfSpread && (match.references.subjects ?? []).some((id) => subjects.has(id)));
      if (!match.hard && !isChanged) cost += match.weight * match.amount;
    }
    return cost;
  };
}
