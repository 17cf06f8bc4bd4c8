import type { SolverEvent, SolverFinding } from '@bellgrid/protocol';
import { isActive, type Outcome, type SolverRun } from './solver-run.ts';

/**
 * A run after one event of its own. Nothing follows an outcome except more findings of a failed check, and
 * progress never falls back to an earlier load state.
 */
export function reduceEvent(run: SolverRun, event: SolverEvent, at: number): SolverRun {
  if (!isActive(run)) return moreOfFailedCheck(run, event);
  switch (event.event) {
    case 'created':
      return run.loadState === 'LOADING' ? { ...run, loadState: 'PROVISIONING' } : run;
    case 'starting':
      return {
        ...run,
        jobType: event.jobType,
        loadState: event.jobType === 'check' ? 'PRE_CHECK' : 'SOLVING',
      };
    case 'statusUpdate':
      return { ...run, loadState: working(run), stage: event.stage, checking: null };
    case 'progress': {
      const { event: _, seconds, ...progress } = event;
      // The start by this window's clock is only a guess when the run was already going.
      const startedAt = run.startedAt ?? at - seconds * 1000;
      const known = { ...run, loadState: working(run), checking: null, startedAt };
      // A check places nothing: it only tells that it goes on.
      return run.jobType === 'check' ? known : { ...known, progress };
    }
    case 'improved': {
      const { placed, cost, broken, moved } = event;
      return run.progress === null
        ? run
        : { ...run, progress: { ...run.progress, placed, cost, broken, moved } };
    }
    case 'preCheckUpdate':
      return { ...run, loadState: working(run), checking: { type: event.type, id: event.id } };
    case 'preCheckFinding':
      return { ...run, loadState: working(run), findings: union(run.findings, [event.finding]) };
    default:
      return finish(run, event);
  }
}

const working = (run: SolverRun): SolverRun['loadState'] =>
  run.jobType === 'check' ? 'PRE_CHECK' : 'SOLVING';

type Ending = Exclude<
  SolverEvent,
  {
    event:
      | 'created'
      | 'starting'
      | 'statusUpdate'
      | 'progress'
      | 'improved'
      | 'preCheckUpdate'
      | 'preCheckFinding';
  }
>;

function finish(run: SolverRun, event: Ending): SolverRun {
  if (event.event === 'preCheckPassed' && run.jobType !== 'check') return run;
  const outcome = outcomeOf(run, event);
  return { ...run, loadState: loadStateOf(outcome), cancelling: false, outcome };
}

function loadStateOf(outcome: Outcome): SolverRun['loadState'] {
  switch (outcome.kind) {
    case 'solution':
    case 'infeasible':
      return 'SOLVE_DONE';
    case 'checkPassed':
    case 'checkFailed':
      return 'PRE_CHECK_DONE';
    case 'error':
    case 'cancelled':
      return 'ERROR';
  }
}

function outcomeOf(run: SolverRun, event: Ending): Outcome {
  switch (event.event) {
    case 'calendar':
      return { kind: 'solution', solution: event.solution, findings: event.findings };
    case 'infeasibleConstraints':
      return { kind: 'infeasible', findings: event.errors };
    case 'preCheckPassed':
      return { kind: 'checkPassed' };
    case 'preSolveError':
    case 'preCheckOverloadError':
      return failedCheck(run.findings, event);
    case 'error':
      if (event.errorCode === 'CANCELLED') return { kind: 'cancelled', partial: event.partial, findings: [] };
      return {
        kind: 'error',
        code: event.errorCode === 'NO_ERROR' ? 'UNKNOWN_ERROR' : event.errorCode,
        message: event.message,
        partial: event.partial,
        findings: event.findings,
      };
    case 'cancelled':
      return { kind: 'cancelled', partial: event.partial, findings: event.findings ?? [] };
    case 'terminated':
      return { kind: 'error', code: 'TERMINATED', message: '', partial: null, findings: [] };
  }
}

type FailedCheck = Extract<SolverEvent, { event: 'preSolveError' | 'preCheckOverloadError' }>;

function failedCheck(before: readonly SolverFinding[], event: FailedCheck): Outcome {
  const findings = union(before, event.findings);
  if (event.event === 'preCheckOverloadError') {
    return { kind: 'checkFailed', findings, overfull: [], overloadedClassrooms: event.classroomIDs };
  }
  const { type, id, available, scheduled } = event;
  return {
    kind: 'checkFailed',
    findings,
    overfull: [{ type, id, available, scheduled }],
    overloadedClassrooms: [],
  };
}

/** A check that fails on several items says so in several events. */
function moreOfFailedCheck(run: SolverRun, event: SolverEvent): SolverRun {
  const { outcome } = run;
  if (outcome?.kind !== 'checkFailed') return run;
  if (event.event !== 'preSolveError' && event.event !== 'preCheckOverloadError') return run;
  const more = failedCheck(outcome.findings, event);
  if (more.kind !== 'checkFailed') return run;
  const known = new Set(outcome.overfull.map((item) => item.id));
  return {
    ...run,
    outcome: {
      ...more,
      overfull: [...outcome.overfull, ...more.overfull.filter((item) => !known.has(item.id))],
      overloadedClassrooms: [...new Set([...outcome.overloadedClassrooms, ...more.overloadedClassrooms])],
    },
  };
}

function union(known: readonly SolverFinding[], more: readonly SolverFinding[]): readonly SolverFinding[] {
  const sentences = new Set(known.map((finding) => finding.sentence));
  const news = more.filter((finding) => !sentences.has(finding.sentence));
  return news.length === 0 ? known : [...known, ...news];
}
