import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Finding, Id } from '@bellgrid/model';
import { countFindings, NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';
import { isMade, listRepairs } from '../../document/run/listed-repairs.ts';
import { repairState } from '../../document/run/repair-state.ts';
import type { RunOutcome, SolverRun } from '../../document/run/solver-run.ts';
import { describeOutcome, type MadeRepairs, type OutcomeWords } from './describe-outcome.ts';
import { type BesideOwn, besideOwn } from './run/compare-numbers.ts';
import {
  bestAmong,
  foundSolution,
  isBehind,
  isOwnSchedule,
  isToCompare,
  placedInDraft,
} from './run/outcome-facts.ts';

/** The findings of this window's checks on the draft as it is now. */
export interface DraftNow {
  readonly draft: Draft;
  /** The draft was changed since the run started. */
  readonly isNewer: boolean;
  /** The findings of the pre-check; null while they are not known. */
  readonly faults: readonly Finding[] | null;
  /** The hard rules that the draft's own timetable breaks: how often, and the findings. */
  readonly broken: { readonly count: number; readonly findings: readonly Finding[] };
  /** The penalty of the draft's own timetable; null until it was checked. */
  readonly cost: number | null;
  /** The repairs of the outcome that the draft has; null without one. */
  readonly repaired: MadeRepairs | null;
  /** The found timetable by the rules of now; null without one, and until it was judged. */
  readonly judged: JudgedTimetable | null;
}

/** An outcome as the screens show it. */
export interface OutcomeView {
  readonly words: OutcomeWords;
  /** The findings that the banner lists. */
  readonly problems: readonly Finding[];
  /** The findings of the panel. */
  readonly details: RunFindings;
  readonly judged: JudgedTimetable | null;
}

/**
 * The outcome of a run beside the draft as it is now. If the draft was changed since, the faults of a failed
 * check give way to the present findings of the pre-check; conflicts and repairs are still those of the
 * earlier draft.
 */
export function viewOutcome(run: SolverRun, outcome: RunOutcome, now: DraftNow, t: TFunction): OutcomeView {
  const { draft, isNewer, judged } = now;
  const isCheck = outcome.kind === 'checkPassed' || outcome.kind === 'checkFailed';
  // If lessons are to be left out, they do not all have to fit together: what is counted stops no run.
  const faults = now.repaired?.leavesOut ? [] : now.faults;
  const details = {
    ...(isNewer && outcome.kind === 'checkFailed' && faults
      ? countedAnew(outcome.findings, faults)
      : outcome.findings),
    // A check is of the draft with its timetable.
    broken: isCheck ? [...outcome.findings.broken, ...now.broken.findings] : outcome.findings.broken,
  };
  const partial = foundSolution(outcome);
  const words = describeOutcome(
    run,
    // A stored count may be of other rules of counting.
    judged && 'quality' in outcome ? { ...outcome, quality: judged.quality } : outcome,
    {
      problems: countFindings(problemsOf(outcome)),
      isDraftNewer: isNewer,
      faultsNow: faults?.length ?? null,
      brokenNow: now.broken.count,
      repaired: now.repaired,
      left: (partial?.unplaced ?? []).flatMap((id) => nameWithClasses(draft, id)),
      mayLeaveOut: draft.config.placeAsManyAsPossible,
      placedInDraft: partial && isBehind(partial, draft) ? placedInDraft(draft, partial) : null,
      beside: besideDraft(outcome, now),
      isOwn: !isNewer && partial !== null && isOwnSchedule(draft, partial),
      ...(outcome.kind === 'solution' ? { among: bestAmong(draft, outcome.solution) } : {}),
    },
    t,
  );
  const hasDetails = !isEmpty(details);
  return {
    words: { ...words, actions: words.actions.filter((action) => action !== 'details' || hasDetails) },
    problems: isNewer ? (outcome.kind === 'checkFailed' ? (faults ?? []) : []) : problemsOf(outcome),
    details,
    judged,
  };
}

/** The findings with the faults of the draft as it is now, none of them told with a conflict of the earlier one. */
function countedAnew(findings: RunFindings, faults: readonly Finding[]): RunFindings {
  return {
    ...findings,
    faults: [...faults],
    conflicts: findings.conflicts.map(({ counts, ...rest }) => rest),
  };
}

/** The repairs of these findings that a draft has; null without one. */
export function madeRepairs(findings: RunFindings, draft: Draft): MadeRepairs | null {
  const { ofEach, ofAll, isEachToRepair } = listRepairs(findings, (repair) => repairState(draft, repair));
  const made = [...ofEach.flat(), ...ofAll].filter(isMade);
  if (made.length === 0) return null;
  const isEnded = ofAll.some(isMade);
  const leavesOut = made.some(({ repair }) => repair.action === 'leaveOut');
  return { isMoreToRepair: isEachToRepair && !isEnded, leavesOut };
}

/** The found timetable beside that of the draft as it was solved; null without both, or while this one is not checked. */
function besideDraft(outcome: RunOutcome, { draft, isNewer, broken, cost }: DraftNow): BesideOwn | null {
  const solution = foundSolution(outcome);
  if (solution === null || isNewer || cost === null || !isToCompare(draft, isNewer)) return null;
  const unplaced = solution.unplaced.length;
  const ofRun = countFindings(outcome.findings.broken);
  const lessons = solution.placements.length + unplaced;
  return besideOwn(
    { unplaced, clashes: ofRun, cost: solution.cost, quality: null },
    { unplaced: lessons - placedInDraft(draft, solution), clashes: broken.count, cost, quality: null },
  );
}

/** The name of a lesson after those of its classes. */
function nameWithClasses({ lessons, groups }: Draft, id: Id): string[] {
  const lesson = lessons[id];
  if (!lesson) return [];
  return [[...lesson.groups.flatMap((group) => groups[group]?.name ?? []), lesson.name].join(' ')];
}

/**
 * The findings that the banner of an outcome counts and lists: the faults, else the conflicts or what the timetable
 * leaves out and breaks. The parts of a conflict are no further problems, nor is a conflict that explains faults.
 */
export function problemsOf({ kind, findings }: RunOutcome): readonly Finding[] {
  if (kind === 'checkFailed' && findings.faults.length > 0) return findings.faults;
  const conflicts = findings.conflicts.map(({ summary }) => summary);
  return [...findings.faults, ...conflicts, ...findings.unplaced, ...findings.broken];
}

const isEmpty = (findings: RunFindings): boolean =>
  Object.keys(NO_FINDINGS).every((part) => findings[part as keyof RunFindings].length === 0);
