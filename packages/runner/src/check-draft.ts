import type { Finding } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { breathe } from './breathe.ts';
import type { Judge, PreCheckEvent } from './judge.ts';
import type { RunEvent } from './run-types.ts';
import type { RunContext } from './search-compiled.ts';

/** How long the pre-check may hold the event loop, in milliseconds. */
const TURN_MS = 15;

/** What the pre-check found; `failure` is the event that tells it, null when nothing is wrong. */
export interface CheckOutcome {
  readonly findings: readonly Finding[];
  readonly failure: CheckFailure | null;
}

export type CheckFailure = Extract<RunEvent, { event: 'preSolveError' | 'preCheckOverloadError' }>;

/** Runs the pre-check, one event per item and finding. An abort ends it early. */
export async function checkDraft(draft: Draft, judge: Judge, context: RunContext): Promise<CheckOutcome> {
  const { options, now, emit, isAborted } = context;
  const found: Extract<PreCheckEvent, { kind: 'finding' }>[] = [];
  let turn = now();
  for (const event of judge.preCheck(draft, { solveAnyway: options.solveAnyway ?? false })) {
    if (event.kind === 'item') emit({ event: 'preCheckUpdate', type: event.type, id: event.id });
    else {
      found.push(event);
      emit({ event: 'preCheckFinding', finding: event.finding });
    }
    if (now() - turn < TURN_MS) continue;
    await breathe();
    if (isAborted()) break;
    turn = now();
  }
  const findings = found.map(({ finding }) => finding);
  return { findings, failure: failureOf(found, findings) };
}

function failureOf(
  found: readonly Extract<PreCheckEvent, { kind: 'finding' }>[],
  all: Finding[],
): CheckFailure | null {
  const first = found[0];
  if (first === undefined) return null;
  const areRooms = found.every(({ type, finding }) => type === 'classroom' && finding.classrooms.length > 1);
  if (areRooms) {
    const classroomIDs: Id[] = [...new Set(all.flatMap(({ classrooms }) => classrooms))];
    return { event: 'preCheckOverloadError', classroomIDs, findings: all };
  }
  const { type, id, available, scheduled } = first;
  return { event: 'preSolveError', type, id, available, scheduled, findings: all };
}
