import type { Conflict, Finding } from '@bellgrid/constraints';
import type { Draft, Solution } from '@bellgrid/model';
import type { Search } from '@bellgrid/solver';
import { breathe } from './breathe.ts';
import { type CheckFailure, type CheckOutcome, checkDraft } from './check-draft.ts';
import { costFigures } from './cost-figures.ts';
import { explainConflict } from './explain-conflict.ts';
import { explainCounted } from './explain-counted.ts';
import type { CompiledDraft, Judge } from './judge.ts';
import { judgedSolution } from './judged-solution.ts';
import type { RunHooks, RunOptions, RunResult } from './run-types.ts';
import { type RunContext, searchCompiled } from './search-compiled.ts';

/**
 * A whole run with a given judge: pre-check, compile, search, independent check, with its events. The last
 * event tells the result as the returned value does. Throws where a bug shows: a timetable that the checker
 * does not pass, a thread that fails.
 */
export async function runWith(
  judge: Judge,
  draft: Draft,
  options: RunOptions,
  hooks: RunHooks,
): Promise<RunResult> {
  const now = () => performance.now();
  const context: RunContext = {
    options,
    now,
    began: now(),
    emit: (event) => hooks.onEvent?.(event),
    isAborted: () => hooks.signal?.aborted ?? false,
  };
  context.emit({ event: 'starting', jobType: options.jobType });
  context.emit({ event: 'statusUpdate', stage: 'parsing' });
  await breathe();
  const check = await checkDraft(draft, judge, context);
  if (context.isAborted()) return cancelled(context, draft);
  if (options.jobType === 'check') return finishCheck(judge, draft, check, context);
  const mayLeaveOut = draft.config.placeAsManyAsPossible;
  if (check.failure !== null && !mayLeaveOut)
    return failed(judge, draft, check.findings, check.failure, context);
  context.emit({ event: 'statusUpdate', stage: 'creating constraints' });
  await breathe();
  const compiled = judge.compile(draft, { solveAnyway: options.solveAnyway ?? false });
  const impossible = mayLeaveOut ? compiled.lasting : compiled.unschedulable;
  if (impossible.length > 0) {
    const errors = [...impossible, ...(await explain(judge, draft, impossible, context))];
    context.emit({ event: 'infeasibleConstraints', errors });
    return nothing(context, draft, 'INFEASIBLE', errors);
  }
  return solveCompiled(judge, draft, compiled, context);
}

/** The longest that a check which passes looks whether the lessons really fit, in seconds. */
const CHECK_SECONDS = 4;

/**
 * Ends a check: what was counted is explained as before solving; where counting found nothing wrong, a short search
 * that gets stuck may still lead to a proof. It finds no timetable to show.
 */
async function finishCheck(
  judge: Judge,
  draft: Draft,
  { failure, findings }: CheckOutcome,
  context: RunContext,
): Promise<RunResult> {
  const { emit } = context;
  if (failure !== null) return failed(judge, draft, findings, failure, context);
  const conflict = await hiddenConflict(judge, draft, context);
  if (context.isAborted()) return cancelled(context, draft);
  if (conflict === null) {
    emit({ event: 'preCheckPassed' });
    return nothing(context, draft, 'FEASIBLE', []);
  }
  emit({ event: 'statusUpdate', stage: 'solving infeasible' });
  const errors = await explainConflict(judge, draft, conflict, [], context);
  emit({ event: 'infeasibleConstraints', errors });
  return nothing(context, draft, 'INFEASIBLE', errors);
}

async function hiddenConflict(judge: Judge, draft: Draft, context: RunContext): Promise<Conflict | null> {
  const { options, now } = context;
  const mayProve = judge.findConflict !== undefined && options.steps === undefined;
  if (!mayProve || draft.config.placeAsManyAsPossible || (options.solveAnyway ?? false)) return null;
  const compiled = judge.compile(draft, { solveAnyway: false });
  const seconds = Math.min(CHECK_SECONDS, options.seconds);
  const brief: RunContext = {
    ...context,
    began: now(),
    options: { ...options, until: 'full', threads: 1, seconds },
    emit: () => {},
  };
  const { search, conflict } = await searchCompiled(draft, compiled, judge, brief);
  return search.placed < search.lessons ? conflict : null;
}

/** Ends a run whose pre-check has failed, with what is behind it. */
async function failed(
  judge: Judge,
  draft: Draft,
  counted: readonly Finding[],
  failure: CheckFailure,
  context: RunContext,
): Promise<RunResult> {
  // Where a partial timetable will do, nothing has to fit together.
  const reasons = draft.config.placeAsManyAsPossible ? [] : await explain(judge, draft, counted, context);
  const findings = [...counted, ...reasons];
  context.emit({ ...failure, findings });
  return nothing(context, draft, 'INFEASIBLE', findings);
}

/** The conflict behind what was counted, and what would help. */
async function explain(
  judge: Judge,
  draft: Draft,
  counted: readonly Finding[],
  context: RunContext,
): Promise<Finding[]> {
  context.emit({ event: 'statusUpdate', stage: 'detected infeasible' });
  // A run by steps must not depend on a clock.
  if (context.options.steps !== undefined) return [];
  const conflict = await explainCounted(draft, judge, counted, context);
  if (conflict === null) return [];
  context.emit({ event: 'statusUpdate', stage: 'solving infeasible' });
  return explainConflict(judge, draft, conflict, [], context);
}

async function solveCompiled(
  judge: Judge,
  draft: Draft,
  whole: CompiledDraft,
  context: RunContext,
): Promise<RunResult> {
  const { options, now, began, emit } = context;
  emit({ event: 'statusUpdate', stage: 'start solve' });
  await breathe();
  const searchBegan = now();
  const { search, compiled, conflict } = await searchCompiled(draft, whole, judge, context);
  const searchSeconds = (now() - searchBegan) / 1000;
  const infeasible = conflict && search.placed < search.lessons && !context.isAborted() ? conflict : null;
  const judged = judgedSolution(draft, compiled, judge, search, options.solveAnyway ?? false);
  const { solution, verdict, broken } = judged;
  const figures = { ...costFigures(draft, options.solveAnyway ?? false, search), cost: verdict.cost };
  const isComplete = solution.unplaced.length === 0 || draft.config.placeAsManyAsPossible;
  const status = context.isAborted()
    ? 'CANCELLED'
    : infeasible
      ? 'INFEASIBLE'
      : isComplete
        ? solution.status
        : 'TIMEOUT';
  const findings = infeasible
    ? await explainConflict(judge, draft, infeasible, solution.placements, context)
    : [...explainUnplaced(compiled, search, solution), ...broken, ...compiled.warnings];
  if (status === 'CANCELLED') emit({ event: 'cancelled', partial: solution, findings: [...broken] });
  else if (status === 'INFEASIBLE') emit({ event: 'infeasibleConstraints', errors: [...findings] });
  else if (status === 'TIMEOUT') {
    const message = `${solution.unplaced.length} of ${compiled.scope.length} lessons could not be placed in time.`;
    emit({ event: 'error', errorCode: 'TIMEOUT', message, partial: solution, findings: [...findings] });
  } else {
    // The last figures, also where the search was over before its first report.
    const { stage, placed } = search;
    const lessons = compiled.scope.length;
    emit({ event: 'progress', stage, placed, lessons, ...figures, seconds: (now() - began) / 1000 });
    emit({ event: 'calendar', status, solution, solutionID: solution.id, findings: [...findings] });
  }
  return {
    status,
    lessons: compiled.scope.length,
    placed: search.placed,
    hardViolations: verdict.hardViolations,
    cost: verdict.cost,
    bound: figures.bound,
    seconds: (now() - began) / 1000,
    searchSeconds,
    seed: options.seed,
    solution,
    findings,
  };
}

function explainUnplaced(compiled: CompiledDraft, search: Search, { unplaced }: Solution): Finding[] {
  if (unplaced.length === 0) return [];
  const best = search.best();
  const explainUnit = compiled.explainer(best);
  const findings: Finding[] = [];
  best.start.forEach((at, unit) => {
    if (at < 0) findings.push(explainUnit(unit, search.blockers(unit)));
  });
  return [...compiled.unschedulable, ...findings];
}

function cancelled(context: RunContext, draft: Draft): RunResult {
  context.emit({ event: 'cancelled', partial: null });
  return nothing(context, draft, 'CANCELLED', []);
}

/** The result of a run that ended before it searched. */
function nothing(
  { options, now, began }: RunContext,
  draft: Draft,
  status: RunResult['status'],
  findings: readonly Finding[],
): RunResult {
  return {
    status,
    lessons: Object.keys(draft.lessons).length,
    placed: 0,
    hardViolations: 0,
    cost: 0,
    bound: 0,
    seconds: (now() - began) / 1000,
    searchSeconds: 0,
    seed: options.seed,
    solution: null,
    findings,
  };
}
