import {
  compareTimetables,
  type Draft,
  placementsOf,
  type Solution,
  type TimetableChanges,
} from '@bellgrid/model';
import type { JudgedNumbers } from '@bellgrid/protocol';
import { useMemo } from 'react';
import { create } from 'zustand';
import { differsInSchool } from '../../document/draft/differs.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useIsNewerThanRun } from '../../document/run/run-draft.ts';
import { isActive, type SolverRun } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { concernsDraft, foundSolution, isToCompare } from './run/outcome-facts.ts';
import { withSolution } from './run/with-solution.ts';

interface Preview {
  /** The run whose result is previewed; null for none. */
  readonly instanceID: string | null;
  /** A timetable that it found before its result; null for the result itself. */
  readonly earlier: Solution | null;
  /** A timetable that no run of the draft has found, with the draft that it is offered for; null for none. */
  readonly offered: OfferedTimetable | null;
}

export interface OfferedTimetable extends Pick<NotTaken, 'solution' | 'quality'> {
  readonly draft: Draft;
}

/** The preview, and which of the run's timetables is chosen: null for the result. */
interface ChosenPreview extends Preview {
  readonly index: number | null;
  /** The draft after a part of the result was taken into it, when nothing else was edited. */
  readonly withPart: Draft | null;
}

export const NO_PREVIEW: ChosenPreview = {
  instanceID: null,
  earlier: null,
  offered: null,
  index: null,
  withPart: null,
};

export const usePreview = create<ChosenPreview>(() => NO_PREVIEW);

/** A timetable that the screen shows in place of the draft's own; it is not imported. */
interface NotTaken {
  /** The best of the active run so far, the result of the draft as it is while no lessons but locked ones are placed, or a result beside the draft. */
  readonly kind: 'best' | 'offer' | 'preview';
  readonly solution: Solution;
  readonly quality: JudgedNumbers | null;
}

/** The timetable to show in place of the draft's own; null for none. */
export function notTaken(
  run: SolverRun,
  { instanceID: previewed, earlier, offered }: Preview,
  compares: boolean,
): NotTaken | null {
  if (isActive(run)) return run.jobType === 'solve' && run.best ? { kind: 'best', ...run.best } : null;
  if (offered) return { kind: 'preview', solution: offered.solution, quality: offered.quality };
  const { outcome } = run;
  if (outcome === null || run.acknowledged) return null;
  const solution = foundSolution(outcome);
  if (solution === null) return null;
  const quality = 'quality' in outcome ? outcome.quality : null;
  if (run.instanceID !== null && run.instanceID === previewed && compares)
    return earlier
      ? { kind: 'preview', solution: earlier, quality: null }
      : { kind: 'preview', solution, quality };
  return compares ? null : { kind: 'offer', solution, quality };
}

export interface ShownSchedule extends NotTaken {
  /** The draft with that timetable. */
  readonly draft: Draft;
  readonly changes: TimetableChanges;
}

/** The timetable in place of the draft's own, as it would be taken over; null for none. */
export function useShownSchedule(draft: Draft): ShownSchedule | null {
  const run = useSolver();
  const instanceID = usePreview((preview) => preview.instanceID);
  const earlier = usePreview((preview) => preview.earlier);
  const offered = usePreview((preview) => preview.offered);
  const { lessons } = draft;
  const isNewer = useIsNewerThanRun(run);
  const compares = useMemo(() => isToCompare({ lessons }, isNewer), [lessons, isNewer]);
  const isOfDraft = offered
    ? offered.solution.placements.some(({ lesson }) => draft.lessons[lesson] !== undefined)
    : run.outcome === null || concernsDraft(run.outcome, draft);
  const shown = isOfDraft ? notTaken(run, { instanceID, earlier, offered }, compares) : null;
  const { kind, solution = null, quality = null } = shown ?? {};
  const after = solution && withSolution(draft, solution);
  return useMemo(() => {
    if (!kind || !solution || !after) return null;
    const changes = compareTimetables(draft, placementsOf(draft), placementsOf(after));
    return { kind, solution, quality, draft: after, changes };
  }, [draft, after, kind, solution, quality]);
}

/** True when the draft has edits since the run began, other than taking parts of its result. */
export function useHasOwnEdits(): boolean {
  const isNewer = useIsNewerThanRun(useSolver());
  const draft = useDraft((whole) => whole);
  const withPart = usePreview((preview) => preview.withPart);
  const offered = usePreview((preview) => preview.offered);
  return useMemo(
    () =>
      (offered ? differsInSchool(offered.draft, draft) : isNewer) &&
      (withPart === null || differsInSchool(withPart, draft)),
    [draft, isNewer, offered, withPart],
  );
}
