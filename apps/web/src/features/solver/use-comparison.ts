import type { Draft } from '@bellgrid/model';
import { countFindings } from '@bellgrid/protocol';
import {
  useBrokenCount,
  useDraftCost,
  useDraftQuality,
  useIsChecked,
} from '../../document/pre-check/broken-rules.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import type { ComparedSchedule } from './run/compare-numbers.ts';
import { type ShownSchedule, usePreview } from './shown-schedule.ts';
import { unplacedLessons } from './unplaced-lessons.ts';

/** The figures of a result and of the draft's own schedule. */
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
  const result: ComparedSchedule = {
    unplaced: unplacedLessons(after),
    clashes: isOffered ? 0 : ofRun,
    cost: solution.cost,
    quality,
  };
  return { result, own };
}
