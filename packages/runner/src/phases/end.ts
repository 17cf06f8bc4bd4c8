import { type Compiled, countMoves, movedCount } from '@bellgrid/constraints';
import { type Draft, type Finding, placementsOf, type Solution } from '@bellgrid/model';
import type { RunFindings, RunResult, RunStatus, RunTrace, SolverEvent } from '@bellgrid/protocol';
import { costFigures, leastMoved } from '../context/cost-figures.ts';
import { findingTree } from '../context/findings.ts';
import type { RunContext } from '../context/run-context.ts';
import type { End, Searched } from './phases.ts';

/** Emits the trace with the outcome and the last event of a run, and returns its result. */
export function finish(end: End, trace: RunTrace, context: RunContext): RunResult {
  const { emit } = context;
  const result = resultOf(end, context);
  const last = eventOf(end, result);
  // The last figures, also when the search was over before its first report.
  if (last.event === 'calendar' && end.searched) {
    emit({ event: 'progress', ...lastFigures(end.searched), seconds: result.seconds });
  }
  const { status, reason, check, lessons, placed, hardViolations, cost, bound, quality, moved } = result;
  const { seconds, searchSeconds } = result;
  const figures = { lessons, placed, hardViolations, cost, bound, seconds, searchSeconds, quality, moved };
  const costOverTime = [...(end.searched?.run.costOverTime ?? [])];
  const outcome = { status, check, ...figures };
  const steps = end.searched?.run.steps ?? 0;
  emit({ event: 'trace', trace: { ...trace, steps, reason, outcome, costOverTime } });
  emit(last);
  return result;
}

function resultOf(end: End, { draft, options, now, began }: RunContext): RunResult {
  const { reason, check, searched } = end;
  const isSolve = options.jobType === 'solve';
  const found = isSolve && searched ? figuresOf(searched) : null;
  const solution = isSolve ? (searched?.verified.solution ?? null) : null;
  return {
    status: statusOf(end, draft.config.placeAsManyAsPossible),
    reason,
    check,
    ...(found ?? {
      lessons: Object.keys(draft.lessons).length,
      placed: 0,
      hardViolations: 0,
      cost: 0,
      bound: 0,
    }),
    seconds: (now() - began) / 1000,
    searchSeconds: isSolve ? (searched?.seconds ?? 0) : 0,
    seed: options.seed,
    solution,
    moved: solution && movesOf(draft, solution),
    quality: isSolve ? (searched?.verified.quality ?? null) : null,
    findings: findingsOf(end, isSolve),
  };
}

/** The lessons that a timetable moves from where the draft has them; null where it has none. */
const movesOf = (draft: Draft, { placements }: Solution) =>
  placementsOf(draft).length > 0 ? countMoves(draft, placements) : null;

function lastFigures({ run, verified }: Searched) {
  const { draft, options } = run.context;
  const { stage, placed } = run.search;
  const figures = costFigures(draft, options.solveAnyway, run.search);
  // Alike lessons are exchanged in the solution: it moves fewer than the search did.
  const moved = figures.moved > 0 ? movedCount(draft, verified.solution.placements) : 0;
  return { stage, placed, lessons: run.compiled.scope.length, ...figures, cost: verified.report.cost, moved };
}

/** The proof is of timetables that place every lesson. */
function leastMovedBy({ run: { context, search }, verified }: Searched): number {
  const { draft, options } = context;
  return verified.solution.unplaced.length === 0 ? leastMoved(draft, options.solveAnyway, search) : 0;
}

function figuresOf({ run, verified }: Searched) {
  const { draft, options } = run.context;
  const { report } = verified;
  return {
    lessons: run.compiled.scope.length,
    placed: run.search.placed,
    hardViolations: report.hardViolations,
    cost: report.cost,
    bound: costFigures(draft, options.solveAnyway, run.search).bound,
  };
}

function statusOf({ reason, isInfeasible, check, searched }: End, mayLeaveOut: boolean): RunStatus {
  if (reason === 'cancelled') return 'CANCELLED';
  if (reason === 'noLessons') return 'NO_LESSONS';
  if (isInfeasible) return 'INFEASIBLE';
  if (check !== null) return check === 'timetableExists' ? 'FEASIBLE' : 'TIMEOUT';
  const solution = searched?.verified.solution;
  const isComplete = solution && (solution.unplaced.length === 0 || mayLeaveOut);
  return isComplete ? solution.status : 'TIMEOUT';
}

function findingsOf(
  { faults = [], explained, compiled, searched, isInfeasible, isCut = false, notListed = 0 }: End,
  isSolve: boolean,
): RunFindings {
  const shown = isSolve && !isInfeasible && searched ? searched : null;
  return findingTree({
    ...explained,
    faults: [...faults],
    ...(shown ? explainUnplaced(shown) : {}),
    broken: shown?.verified.broken ?? [],
    warnings: [
      ...(notListed > 0 ? [conflictsNotListed(notListed)] : []),
      ...(compiled?.warnings ?? []),
      ...(isCut ? [EXPLANATION_CUT] : []),
    ],
  });
}

/** The list of conflicts has not all that were found. */
const conflictsNotListed = (count: number): Finding => ({
  code: 'findings.conflictsNotListed',
  values: { count },
  about: {},
});

/** The work on an explanation was ended before it was finished: more time may find more. */
const EXPLANATION_CUT: Finding = { code: 'findings.explanationCut', values: {}, about: {} };

/** A reason for each lesson that the timetable leaves out. */
function explainUnplaced({ run, verified }: Searched): Pick<RunFindings, 'unplaced' | 'faults'> {
  const { unplaced } = verified.solution;
  if (unplaced.length === 0) return { unplaced: [], faults: [] };
  const out = new Set(unplaced);
  const { unschedulable } = run.compiled;
  const reasons = [...unschedulable, ...blockedUnits(run.compiled, run.search)];
  const isReason = ({ about }: Finding) => (about.lessons ?? []).some((id) => out.has(id));
  const explained = new Set(reasons.flatMap(({ about }) => about.lessons ?? []));
  return {
    unplaced: [...reasons.filter(isReason), ...unplaced.filter((id) => !explained.has(id)).map(notPlaced)],
    faults: reasons.filter((reason) => !isReason(reason)),
  };
}

function blockedUnits(compiled: Compiled, search: Searched['run']['search']): Finding[] {
  const best = search.best();
  const explainUnit = compiled.explainer(best);
  const findings: Finding[] = [];
  best.start.forEach((at, unit) => {
    if (at < 0) findings.push(explainUnit(unit, search.blockers(unit)));
  });
  return findings;
}

function notPlaced(lesson: string): Finding {
  const values = { lesson: { kind: 'items', type: 'lesson', ids: [lesson] } } as const;
  return { code: 'solver.found.unplacedLesson', values, about: { lessons: [lesson] } };
}

/** The last event of a run, by how it ended. */
function eventOf(end: End, { status, solution, quality, findings, check }: RunResult): SolverEvent {
  if (status === 'CANCELLED') return { event: 'cancelled', partial: solution, quality, findings };
  if (end.isInfeasible) {
    const { mayBreak = true } = end;
    return end.failure
      ? { ...end.failure.event, mayBreak, findings }
      : { event: 'infeasibleConstraints', mayBreak, errors: findings };
  }
  if (check === 'timetableExists' || check === 'notDecided') {
    return { event: 'preCheckPassed', outcome: check, findings };
  }
  if ((status === 'OPTIMAL' || status === 'FEASIBLE') && solution !== null) {
    const least = end.searched ? leastMovedBy(end.searched) : 0;
    const proved = least > 0 ? { leastMoved: least } : {};
    return { event: 'calendar', status, solution, solutionID: solution.id, quality, findings, ...proved };
  }
  const errorCode = status === 'NO_LESSONS' ? 'NO_LESSONS' : 'TIMEOUT';
  return { event: 'error', errorCode, message: '', partial: solution, quality, findings };
}
