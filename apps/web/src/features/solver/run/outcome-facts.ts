import { countMoves, type Moves } from '@bellgrid/constraints';
import {
  type ChangeBudget,
  compareTimetables,
  type Draft,
  lessonsInScope,
  placementsOf,
  type Solution,
} from '@bellgrid/model';
import { countFindings, type EndReason, listFindings } from '@bellgrid/protocol';
import { brokenNow } from '../../../document/pre-check/broken-rules.ts';
import { judgedNow } from '../../../document/pre-check/judged-timetable.ts';
import { draftOfRun } from '../../../document/run/run-draft.ts';
import type { RunOutcome, SolverRun } from '../../../document/run/solver-run.ts';
import { judgedVerdict, type Verdict } from './compare-numbers.ts';
import { withSolution } from './with-solution.ts';

/** The timetable that an outcome offers; null when it has none, or nothing is placed in it. */
export function foundSolution(outcome: RunOutcome): Solution | null {
  if (outcome.kind === 'solution') return outcome.solution;
  const partial = 'partial' in outcome ? outcome.partial : null;
  return partial !== null && partial.placements.length > 0 ? partial : null;
}

/** That timetable with its numbers. */
export function foundResult(outcome: RunOutcome): SolverRun['best'] {
  const solution = foundSolution(outcome);
  return solution && { solution, quality: 'quality' in outcome ? outcome.quality : null };
}

/** True where another run can go on from the timetable of this one, complete or not. */
export function isImprovable({ jobType, reason }: SolverRun, outcome: RunOutcome): boolean {
  const found = foundSolution(outcome);
  if (found === null || found.status === 'OPTIMAL' || jobType === 'check') return false;
  return outcome.kind !== 'solution' || reason !== null;
}

/** The number of lessons of a solution that are placed in the draft already. */
export const placedInDraft = (draft: Draft, { placements, unplaced }: Solution): number =>
  [...placements.map(({ lesson }) => lesson), ...unplaced].filter((id) => draft.lessons[id]?.timeSlot).length;

/**
 * True when the draft is to be compared with a result before this is taken: it has a schedule of its own, or the result
 * may not fit it. Lessons that were locked before the run began are a part of the result.
 *
 * @param isNewer the draft was edited since the run began
 */
export const isToCompare = ({ lessons }: Pick<Draft, 'lessons'>, isNewer: boolean): boolean =>
  isNewer || Object.values(lessons).some(({ timeSlot, locked }) => timeSlot !== null && !locked);

/** True when the draft has more lessons placed than an unfinished timetable. */
export const isBehind = (solution: Solution, draft: Draft): boolean =>
  solution.unplaced.length > 0 && placedInDraft(draft, solution) > solution.placements.length;

/** True when a solution is the schedule that the draft has already. */
export function isOwnSchedule(draft: Draft, { placements }: Solution): boolean {
  if (!isToCompare(draft, false)) return false;
  const { moved, inOtherRoom, placed, unplaced } = compareTimetables(draft, placementsOf(draft), placements);
  return moved.length + inOtherRoom.length + placed.length + unplaced.length === 0;
}

/** A run that ended so took the time that it was given, or all that it needed. */
const WHOLE_TIME: readonly (EndReason | null)[] = ['full', 'plateau', 'timeLimit', 'stepLimit'];

/** True where the draft has a schedule, but it is not known with which one the run began: the window was opened after it. */
export const isUnsure = (run: SolverRun, draft: Draft): boolean =>
  draftOfRun(run) === null && isToCompare(draft, false);

/**
 * True where something is gained by the timetable of a run. Nothing is by the draft's own one from before the run, by one that
 * is known to be no better than the draft's, and by one that places fewer lessons, unless the run was not cut short, or the
 * draft breaks hard rules more often.
 *
 * @param verdict on it beside the draft's own one; null where that is not known
 */
export function isWorthKeeping(run: SolverRun, draft: Draft, verdict: Verdict | null): boolean {
  const { outcome, reason } = run;
  const solution = outcome && foundSolution(outcome);
  if (!outcome || !solution || isOwnSchedule(draftOfRun(run) ?? draft, solution)) return false;
  const isNoBetter = verdict === 'same' || verdict === 'worse';
  if (!isBehind(solution, draft)) return !isNoBetter;
  const isWholeTime = WHOLE_TIME.includes(reason) || (outcome.kind === 'error' && outcome.code === 'TIMEOUT');
  const breaksLess = countFindings(outcome.findings.broken) < brokenNow().broken.count;
  return isWholeTime || (verdict === null ? breaksLess : !isNoBetter);
}

/** The timetable of an outcome about this draft that was neither taken nor put away. */
export function waitingSolution({ outcome, acknowledged }: SolverRun, draft: Draft): Solution | null {
  return outcome === null || acknowledged || !concernsDraft(outcome, draft) ? null : foundSolution(outcome);
}

/**
 * The timetable that is nowhere but in this outcome and worth keeping: it was not imported, and the next run, another school
 * or dismissing it would lose it.
 */
export function unkeptSolution(run: SolverRun, draft: Draft): Solution | null {
  const solution = waitingSolution(run, draft);
  if (solution === null) return null;
  const verdict = isUnsure(run, draft)
    ? judgedVerdict(judgedNow(withSolution(draft, solution)), judgedNow(draft))
    : null;
  return isWorthKeeping(run, draft, verdict) ? solution : null;
}

/**
 * True when an outcome is about this draft. After another school was imported, none of the records that the
 * outcome names exist, and it would only mislead.
 */
export function concernsDraft(outcome: RunOutcome, draft: Draft): boolean {
  const solution =
    outcome.kind === 'solution' ? outcome.solution : 'partial' in outcome ? outcome.partial : null;
  const placed = solution?.placements.map(({ lesson }) => lesson) ?? [];
  const named = listFindings(outcome.findings).flatMap(({ about }) => Object.values(about).flat());
  const ids = [...placed, ...named];
  if (ids.length === 0) return true;
  const { lessons, groups, teachers, classrooms, subjects, constraints } = draft;
  const maps = [lessons, groups, teachers, classrooms, subjects, constraints];
  return ids.some((id) => id !== undefined && maps.some((records) => records[id] !== undefined));
}

/** The limits of the schedules among which the best was looked for. */
export interface BestAmong {
  /** The lessons that move; null where none could, as the draft has no schedule of its own. */
  readonly moved: Moves | null;
  /** As few lessons move as can. */
  readonly isSimilar: boolean;
  /** The limit on what moves; null without one. */
  readonly budget: ChangeBudget | null;
  /** Only some lessons may move at all. */
  readonly isScoped: boolean;
}

/** The limits for a solution of this draft. */
export function bestAmong(draft: Draft, { placements }: Solution): BestAmong {
  const { similarSchedule, changeBudget } = draft.config;
  return {
    moved: isToCompare(draft, false) ? countMoves(draft, placements) : null,
    isSimilar: similarSchedule,
    budget: changeBudget.isEnabled ? changeBudget : null,
    isScoped: lessonsInScope(draft).length < Object.keys(draft.lessons).length,
  };
}
