import type { Compiled, FoundConflict } from '@bellgrid/constraints';
import { CHECK_SECONDS, type Finding, type Placement, placementsOf } from '@bellgrid/model';
import type { CheckOutcome, EndReason, RunFindings } from '@bellgrid/protocol';
import { createHeartbeat, explainingContext, type RunContext, yieldToHost } from '../context/run-context.ts';
import { type VerifiedSolution, verifiedSolution } from '../context/verified-solution.ts';
import { withCounts } from '../repair/conflict-counts.ts';
import { explainConflict } from '../repair/explain-conflict.ts';
import { smallestBudget } from '../repair/smallest-budget.ts';

import { type CheckFailure, checkDraft } from './check.ts';
import { proveCounted } from './prove.ts';
import { SearchRun } from './search.ts';

/**
 * The phase of a run, with what is known by then. `check` counts; `prove` looks for the conflict behind what
 * was counted; `search` looks for a timetable, in turns with a proof that there is none; `split` makes units
 * of one lesson each; `shrink` makes a proved conflict smaller; `repair` looks for changes that end it.
 */
export type Phase =
  | { readonly at: 'check' }
  | ({ readonly at: 'prove' } & Contradiction)
  | { readonly at: 'search'; readonly search: SearchRun }
  | { readonly at: 'split'; readonly search: SearchRun }
  | { readonly at: 'shrink'; readonly search: SearchRun }
  | ({ readonly at: 'repair' } & Proved & Contradiction)
  | End;

/** The end of a run, with all that it found. */
export interface End extends Partial<Contradiction> {
  readonly at: 'end';
  readonly reason: EndReason;
  /** A contradiction was found. */
  readonly isInfeasible: boolean;
  /** The outcome of a check that was not cancelled and had lessons. */
  readonly check: CheckOutcome | null;
  /** True with `isInfeasible` if a timetable may exist where constraints may be broken. */
  readonly mayBreak?: boolean;
  readonly explained?: Pick<RunFindings, 'conflicts' | 'repairs'>;
  /** The conflicts that were proved. */
  readonly proved?: readonly FoundConflict[];
  /** With `isInfeasible`: the work on the explanation was ended, by the watchdog or as it was spent: more time may find more. */
  readonly isCut?: boolean;
  /** The conflicts that were proved beside the explained ones. */
  readonly notListed?: number;
}

/** A proved conflict, with the timetable from which its repairs are looked for. */
interface Proved {
  readonly conflict: FoundConflict;
  readonly placements: readonly Placement[];
  readonly explaining: RunContext;
}

/** The facts about a draft without a timetable. */
interface Contradiction {
  /** The failed pre-check that a run ends with, if it was that. */
  readonly failure: CheckFailure | null;
  /** Contradictions that were counted, each by itself. */
  readonly faults: readonly Finding[];
  readonly compiled: Compiled | null;
  readonly searched: Searched | null;
}

/** A search that has ended, with its best timetable, verified. */
export interface Searched {
  readonly run: SearchRun;
  readonly verified: VerifiedSolution;
  readonly seconds: number;
}

export function nextPhase(phase: Exclude<Phase, End>, context: RunContext): Promise<Phase> {
  switch (phase.at) {
    case 'check':
      return check(context);
    case 'prove':
      return prove(phase, context);
    case 'search':
      return search(phase.search, context);
    case 'split':
      return split(phase.search, context);
    case 'shrink':
      return shrink(phase.search, context);
    case 'repair':
      return repair(phase, context);
  }
}

const CANCELLED: End = { at: 'end', reason: 'cancelled', isInfeasible: false, check: null };
const NOTHING_FOUND = { failure: null, faults: [], compiled: null, searched: null };

/** Counts, and compiles the draft. */
async function check(context: RunContext): Promise<Phase> {
  const { draft, rules, options, emit } = context;
  const failure = await checkDraft(context);
  if (context.isAborted()) return CANCELLED;
  const mayLeaveOut = draft.config.placeAsManyAsPossible;
  const isOver = failure !== null && (options.jobType === 'check' || !mayLeaveOut);
  if (!isOver && options.jobType === 'solve') {
    emit({ event: 'statusUpdate', stage: 'creating constraints' });
    await yieldToHost();
  }
  const compiled = rules.compile(draft, { solveAnyway: options.solveAnyway });
  const found = { ...NOTHING_FOUND, compiled };
  if (isOver) {
    const faults = failure.found.map(({ finding }) => finding);
    if (!mayLeaveOut) return { ...found, at: 'prove', failure, faults };
    // If lessons may be left out, they do not all have to fit together.
    return {
      ...found,
      at: 'end',
      reason: 'counted',
      isInfeasible: true,
      check: 'contradiction',
      failure,
      faults,
    };
  }
  const faults = mayLeaveOut ? compiled.lasting : compiled.unschedulable;
  if (faults.length > 0) return { ...found, at: 'prove', faults };
  // A school without lessons has no timetable that could be a success.
  if (compiled.scope.length === 0)
    return { ...found, at: 'end', reason: 'noLessons', isInfeasible: false, check: null };
  return { at: 'search', search: await beginSearch(compiled, context) };
}

async function beginSearch(compiled: Compiled, context: RunContext): Promise<SearchRun> {
  const { options, emit } = context;
  if (options.jobType === 'check') return checkSearch(compiled, context, options.seconds, () => {});
  emit({ event: 'statusUpdate', stage: 'start solve' });
  await yieldToHost();
  return SearchRun.begin(context, compiled);
}

/** The search of a check, which depends on the draft and on this budget alone. */
function checkSearch(
  compiled: Compiled,
  context: RunContext,
  seconds: number,
  beat: () => void,
): Promise<SearchRun> {
  const { begin: _, ...options } = context.options;
  const brief = { until: 'full', threads: 1, emitsTimetables: false } as const;
  const deadline = context.deadline.part(1000 * seconds);
  const own = { began: context.now(), emit: beat, deadline, isCounted: true };
  return SearchRun.begin({ ...context, ...own, options: { ...options, ...brief } }, compiled);
}

async function prove(phase: Extract<Phase, { at: 'prove' }>, context: RunContext): Promise<Phase> {
  context.emit({ event: 'statusUpdate', stage: 'detected infeasible' });
  const explaining = explainingContext(context);
  const conflict = await proveCounted(phase.faults, explaining);
  const placements = placementsOf(context.draft);
  if (conflict !== null) return { ...phase, at: 'repair', conflict, placements, explaining };
  const { isCut } = explaining.work;
  return { ...phase, at: 'end', reason: 'counted', isInfeasible: true, check: 'contradiction', isCut };
}

async function search(run: SearchRun, context: RunContext): Promise<Phase> {
  const pause = await run.run();
  if (pause === 'stuck') return { at: 'split', search: run };
  if (pause === 'conflict') return { at: 'shrink', search: run };
  return searched(run, pause, context);
}

async function split(run: SearchRun, context: RunContext): Promise<Phase> {
  const reason = await run.split();
  return reason === null ? { at: 'search', search: run } : searched(run, reason, context);
}

/** The end of a search without a proof that there is no timetable. */
async function searched(run: SearchRun, reason: EndReason, context: RunContext): Promise<End> {
  await run.keepPresent();
  const isCheck = context.options.jobType === 'check';
  if (isCheck && reason === 'cancelled') return CANCELLED;
  const isFull = () => run.search.placed === run.search.lessons;
  const seconds = secondsOf(run);
  const explained =
    isFull() || isCheck || reason === 'cancelled' ? {} : await budgetThatIsEnough(run, context);
  return {
    ...NOTHING_FOUND,
    at: 'end',
    reason,
    isInfeasible: false,
    check: isCheck ? (isFull() ? 'timetableExists' : 'notDecided') : null,
    compiled: run.compiled,
    searched: verify(run, seconds),
    ...explained,
  };
}

/** The work after the time limit for the smallest budget for change, in seconds. */
const BUDGET_SECONDS = 10;

/**
 * The repair that allows the smallest budget for change that is enough, where the search has found no timetable. If the
 * draft's own budget is, the run ends with the timetable that shows it.
 */
async function budgetThatIsEnough(run: SearchRun, context: RunContext): Promise<Pick<End, 'explained'>> {
  const { draft, options } = context;
  const { placeAsManyAsPossible, changeBudget } = draft.config;
  const isAsked = changeBudget.isEnabled && !placeAsManyAsPossible;
  if (!isAsked || options.solveAnyway || options.explains === false) return {};
  const explaining = explainingContext(context, BUDGET_SECONDS);
  // No conflict is known: the screen says that lessons are still being placed, and how many are.
  const beat = createHeartbeat(explaining, run.search.placed, run.search.stage);
  // Nothing is known of smaller budgets, but that the lessons that cannot stay have to move.
  const found = await smallestBudget(explaining, explaining.deadline, -1, beat);
  if (found?.placements) await run.keepFound(found.placements);
  return found?.repair ? { explained: { conflicts: [], repairs: [found.repair] } } : {};
}

const secondsOf = (run: SearchRun): number => (run.context.now() - run.began) / 1000;

const verify = (run: SearchRun, seconds = secondsOf(run)): Searched => ({
  run,
  verified: verifiedSolution(run.context, run.compiled, run.search),
  seconds,
});

async function shrink(run: SearchRun, context: RunContext): Promise<Phase> {
  if (context.options.jobType === 'solve')
    context.emit({ event: 'statusUpdate', stage: 'detected infeasible' });
  context.emit({ event: 'statusUpdate', stage: 'solving infeasible' });
  const explaining = explainingContext(context);
  const proof = await repeatableProof(run, explaining);
  await proof.shrink(explaining);
  const { conflict } = proof;
  const isFull = run.search.placed === run.search.lessons;
  const isProved = conflict !== null && !isFull && !context.isAborted();
  if (!isProved) return searched(run, context.isAborted() ? 'cancelled' : 'proved', context);
  const isCheck = context.options.jobType === 'check';
  const found = { failure: null, faults: [], compiled: run.compiled };
  const placements = isCheck ? placementsOf(context.draft) : verify(proof).verified.solution.placements;
  return { ...found, at: 'repair', conflict, placements, explaining, searched: isCheck ? null : verify(run) };
}

/**
 * The search of a check, if it proves a conflict: which one that of a solve proves depends on its seed and its threads.
 * Else the latter.
 */
async function repeatableProof(run: SearchRun, explaining: RunContext): Promise<SearchRun> {
  if (explaining.options.jobType === 'check') return run;
  const beat = createHeartbeat(explaining, run.search.placed);
  const again = await checkSearch(run.compiled, explaining, CHECK_SECONDS, beat);
  await again.run();
  return again.conflict === null ? run : again;
}

async function repair(phase: Extract<Phase, { at: 'repair' }>, context: RunContext): Promise<End> {
  // After a search, the stage was reported when the conflict was proved.
  if (phase.faults.length > 0) context.emit({ event: 'statusUpdate', stage: 'solving infeasible' });
  // The cause can be read while the changes that end it are tried; what was counted was told before.
  if (phase.failure === null) context.emit({ event: 'preCheckFinding', finding: phase.conflict.summary });
  const { conflict, placements, explaining, ...found } = phase;
  const {
    proved,
    notListed,
    isCut: isSpent,
    ...told
  } = await explainConflict(conflict, placements, explaining);
  const explained = { ...told, conflicts: withCounts(phase.faults, told.conflicts, proved, context) };
  const check = context.options.jobType === 'check' ? 'contradiction' : null;
  const isCut = isSpent || explaining.work.isCut;
  const end = { at: 'end', reason: 'proved', isInfeasible: true, check } as const;
  return { ...found, ...end, explained, proved, isCut, notListed };
}
