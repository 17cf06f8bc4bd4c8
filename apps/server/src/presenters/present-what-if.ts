import { triedRulesSchema } from '@bellgrid/model';
import {
  parseSolverEvent,
  type SolverErrorCode,
  type SolverEvent,
  type WhatIfDocument,
} from '@bellgrid/protocol';
import type { SeenRun } from '../jobs/run-store.ts';

/** The question “What if” that `run` works on. */
export function presentWhatIf(run: SeenRun | null): WhatIfDocument {
  const changes = readTriedRules(run?.whatIf ?? null);
  if (!run || changes === null) return { question: null };
  const { id, payloadHash, schoolsBefore } = run;
  const isActive = run.state !== 'ended';
  const event = parseSolverEvent(run.lastEvent);
  const answer = event.event === 'whatIf' ? event.answer : null;
  const failure = isActive || answer ? null : failureOf(event);
  return { question: { id, changes, payloadHash, isActive, schoolsBefore, answer, failure } };
}

/** The changes that a run tries out; null where they cannot be read. */
export function readTriedRules(text: string | null) {
  if (text === null) return null;
  try {
    return triedRulesSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function failureOf(event: SolverEvent): SolverErrorCode {
  if (event.event === 'error') return event.errorCode;
  return event.event === 'cancelled' ? 'CANCELLED' : 'TERMINATED';
}
