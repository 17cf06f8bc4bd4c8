import { checkClockLimit, type Draft, EXPLAIN_SECONDS, schoolHash } from '@bellgrid/model';
import type { RunResult, RunTrace } from '@bellgrid/protocol';
import packageJson from '../package.json' with { type: 'json' };
import { Deadline } from './context/deadline.ts';
import type { RunHooks, RunOptions } from './context/options.ts';
import { constraintRules, type Rules } from './context/rules.ts';
import { type RunContext, yieldToHost } from './context/run-context.ts';
import { WorkClock } from './context/work-clock.ts';
import { mayBreakConstraints } from './phases/check.ts';
import { finish } from './phases/end.ts';
import { nextPhase, type Phase } from './phases/phases.ts';

/** Checks or solves a draft, see `runWith`; the rules and the checker are those of the constraints package. */
export function run(draft: Draft, options: RunOptions, hooks: RunHooks = {}): Promise<RunResult> {
  return runWith(constraintRules, draft, options, hooks);
}

/**
 * A whole run with given rules: one phase after the other until `end`, with its events. The last event says the same
 * as the returned value. Throws on a bug: a timetable that the checker does not pass, a thread that fails.
 */
export async function runWith(
  rules: Rules,
  draft: Draft,
  options: RunOptions,
  hooks: RunHooks,
): Promise<RunResult> {
  const now = hooks.now ?? (() => performance.now());
  const context: RunContext = {
    draft,
    rules,
    options: { ...options, solveAnyway: options.solveAnyway ?? false },
    ...budgetOf(options, now),
    now,
    began: now(),
    emit: (event) => hooks.onEvent?.(event),
    isAborted: () => hooks.signal?.aborted ?? false,
  };
  const trace = traceOf(context);
  context.emit({ event: 'starting', jobType: options.jobType });
  context.emit({ event: 'trace', trace });
  context.emit({ event: 'statusUpdate', stage: 'parsing' });
  await yieldToHost();
  let phase: Phase = { at: 'check' };
  while (phase.at !== 'end') phase = await nextPhase(phase, context);
  const mayBreak = phase.isInfeasible && mayBreakConstraints(context, phase.proved ?? []);
  return finish({ ...phase, mayBreak }, trace, context);
}

function budgetOf(options: RunOptions, now: () => number): Pick<RunContext, 'work' | 'deadline'> {
  const { jobType, seconds } = options;
  if (jobType === 'solve') {
    const isTimed = options.steps === undefined;
    const work = new WorkClock(now, isTimed ? 1000 * seconds : Number.POSITIVE_INFINITY);
    return { work, deadline: Deadline.after(options, now) };
  }
  const work = new WorkClock(now, 1000 * checkClockLimit(seconds));
  return { work, deadline: Deadline.after({ seconds: seconds + EXPLAIN_SECONDS.check }, work.now) };
}

function traceOf({ draft, options, deadline }: RunContext): RunTrace {
  const { jobType, seed, until, solveAnyway, seconds, steps = null, threads } = options;
  const { placeAsManyAsPossible, similarSchedule, changeBudget } = draft.config;
  const { isEnabled, ...budget } = changeBudget;
  return {
    version: packageJson.version,
    school: schoolHash(draft),
    jobType,
    seed,
    settings: {
      until,
      solveAnyway,
      placeAsManyAsPossible,
      similarSchedule,
      changeBudget: isEnabled ? budget : null,
    },
    limits: { seconds, steps, threads: deadline.isTimed ? threads : 1 },
    steps: null,
    reason: null,
    outcome: null,
    costOverTime: [],
  };
}
