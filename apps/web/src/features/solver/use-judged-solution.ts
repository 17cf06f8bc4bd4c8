import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Solution } from '@bellgrid/model';
import { useEffect, useState } from 'react';
import { judgedOf, useJudgedDraft } from '../../document/pre-check/judged-timetable.ts';
import { CHECK_PAUSE } from '../../document/pre-check/pre-check-messages.ts';
import { withSolution } from './shown-schedule.ts';

/**
 * A found timetable by the rules of the draft; null without one, and until it was judged. While edits of the draft follow
 * each other it stays as it was judged before them, and never is that of another timetable.
 */
export function useJudgedSolution(draft: Draft, solution: Solution | null): JudgedTimetable | null {
  const [settled, setSettled] = useState({ draft, solution });
  const isOther = settled.solution !== solution;
  if (isOther) setSettled({ draft, solution });
  useEffect(() => {
    const timer = window.setTimeout(
      () => setSettled((now) => (now.draft === draft ? now : { ...now, draft })),
      CHECK_PAUSE,
    );
    return () => window.clearTimeout(timer);
  }, [draft]);
  const after = settled.solution && withSolution(settled.draft, settled.solution);
  const judged = judgedOf(useJudgedDraft(after), after);
  const [last, setLast] = useState({ solution, judged });
  if (judged !== null && last.judged !== judged) setLast({ solution: settled.solution, judged });
  return judged ?? (last.solution === solution ? last.judged : null);
}
