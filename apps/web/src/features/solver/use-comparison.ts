import type { Draft } from '@bellgrid/model';
import { countFindings } from '@bellgrid/protocol';
import {
  useBrokenCount,
  useDraftCost,
  useDraftQuality,
  useIsChecked,
} from '../../document/pre-check/broken-rules.ts';
import { judgedOf, useJudgedDraft } from '../../document/pre-check/judged-timetable.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { type ComparedSchedule, judgedSchedule } from './run/compare-numbers.ts';
import { type ShownSchedule, useHasOwnEdits, usePreview } from './shown-schedule.ts';
import { unplacedLessons } from './unplaced-lessons.ts';

/** The figures of a result and of the draft's own schedule, both by the rules of the draft as it is. */
export function useComparison(draft: Draft, { solution, quality, draft: after }: ShownSchedule) {
  const isChecked = useIsChecked();
  const broken = useBrokenCount();
  const own: ComparedSchedule = {
    unplaced: unplacedLessons(draft),
    clashes: isChecked ? broken : null,
    cost: useDraftCost(),
    quality: useDraftQuality(),
  };
  const isOffered = usePreview(({ offered }) => offered !== null);
  const ofRun = useSolver((run) => countFindings(run.outcome?.findings.broken ?? []));
  // A run has counted by the rules of its own draft.
  const isNewer = useHasOwnEdits();
  const judged = judgedOf(useJudgedDraft(isNewer ? after : null), after);
  const unplaced = unplacedLessons(after);
  const result: ComparedSchedule = isNewer
    ? { ...judgedSchedule(judged), unplaced }
    : { unplaced, clashes: isOffered ? 0 : ofRun, cost: solution.cost, quality };
  return { result, own };
}
