import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Solution } from '@bellgrid/model';
import { useEffect, useState } from 'react';
import { judgedOf, useIsJudgeBroken, useJudgedDraft } from '../../document/pre-check/judged-timetable.ts';
import { CHECK_PAUSE } from '../../document/pre-check/pre-check-messages.ts';
import { isActive, NO_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { judgedVerdict, type Verdict } from './run/compare-numbers.ts';
import { isUnsure, isWorthKeeping, waitingSolution } from './run/outcome-facts.ts';
import { withSolution } from './run/with-solution.ts';

/**
 * A found timetable by the rules of the draft; null without one, and until it was judged. While edits of the draft follow
 * each other it stays as it was judged before them, and never is that of another timetable.
 */
export function useJudgedSolution(draft: Draft, solution: Solution | null): JudgedTimetable | null {
  const settled = useSettled(draft, solution);
  const after = settled.solution && withSolution(settled.draft, settled.solution);
  const judged = judgedOf(useJudgedDraft(after), after);
  return useLast(solution, { solution: settled.solution, value: judged });
}

/** The verdict on that timetable beside the draft's own, both by the rules of the same moment. */
export function useSolutionVerdict(draft: Draft, solution: Solution | null): Verdict | null {
  const settled = useSettled(draft, solution);
  const after = settled.solution && withSolution(settled.draft, settled.solution);
  const before = settled.solution && settled.draft;
  const result = judgedOf(useJudgedDraft(after), after);
  const own = judgedOf(useJudgedDraft(before), before);
  return useLast(solution, { solution: settled.solution, value: judgedVerdict(result, own) });
}

/** `unkeptSolution` as it is known: null until a timetable that is to be judged has been. */
export function useUnkeptSolution(draft: Draft): Solution | null {
  // The progress of a run changes nothing here.
  const run = useSolver((each) => (isActive(each) ? NO_RUN : each));
  const isBroken = useIsJudgeBroken();
  const solution = waitingSolution(run, draft);
  const isToJudge = solution !== null && isUnsure(run, draft);
  const verdict = useSolutionVerdict(draft, isToJudge ? solution : null);
  if (isToJudge && verdict === null && !isBroken) return null;
  return solution !== null && isWorthKeeping(run, draft, verdict) ? solution : null;
}

/** The draft once no edit follows another, at once for another timetable. */
function useSettled(draft: Draft, solution: Solution | null) {
  const [settled, setSettled] = useState({ draft, solution });
  if (settled.solution !== solution) setSettled({ draft, solution });
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSettled((now) => (now.draft === draft ? now : { ...now, draft })),
      CHECK_PAUSE,
    );
    return () => window.clearTimeout(timer);
  }, [draft]);
  return settled;
}

interface OfSolution<Value> {
  readonly solution: Solution | null;
  readonly value: Value | null;
}

/** The value for a timetable; while it is not known, the last one for the same timetable. */
function useLast<Value>(solution: Solution | null, now: OfSolution<Value>): Value | null {
  const [last, setLast] = useState(now);
  const isNew = last.value !== now.value || last.solution !== now.solution;
  if (now.value !== null && isNew) setLast(now);
  return now.value ?? (last.solution === solution ? last.value : null);
}
