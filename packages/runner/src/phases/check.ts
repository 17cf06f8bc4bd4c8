import type { FoundConflict, PreCheckFinding } from '@bellgrid/constraints';
import type { Finding, Id } from '@bellgrid/model';
import type { SolverEvent } from '@bellgrid/protocol';
import { type RunContext, yieldToHost } from '../context/run-context.ts';

/** The longest time that the pre-check may hold the event loop, in milliseconds. */
const TURN_MS = 15;

/** The event that a failed pre-check ends with, and what it counted. */
export interface CheckFailure {
  readonly event: Failed<'preSolveError'> | Failed<'preCheckOverloadError'>;
  readonly found: readonly PreCheckFinding[];
}

type Failed<Name extends SolverEvent['event']> = Omit<
  Extract<SolverEvent, { event: Name }>,
  'findings' | 'mayBreak'
>;

/** Runs the pre-check, one event per item and finding; null when nothing is wrong. An abort ends it early. */
export async function checkDraft({
  draft,
  rules,
  options: { solveAnyway },
  now,
  emit,
  isAborted,
}: RunContext): Promise<CheckFailure | null> {
  const found: PreCheckFinding[] = [];
  let turn = now();
  for (const event of rules.preCheck(draft, { solveAnyway })) {
    if (event.kind === 'item') emit({ event: 'preCheckUpdate', type: event.type, id: event.id });
    else {
      found.push(event);
      emit({ event: 'preCheckFinding', finding: event.finding });
    }
    if (now() - turn < TURN_MS) continue;
    await yieldToHost();
    if (isAborted()) break;
    turn = now();
  }
  return failureOf(found);
}

/**
 * True when every counted check passes once all constraints may be broken, and each proved conflict has a constraint:
 * lessons, their rooms and locks alone stay impossible.
 */
export function mayBreakConstraints(
  { draft, rules, options }: RunContext,
  proved: readonly FoundConflict[],
): boolean {
  if (options.solveAnyway) return false;
  const hasConstraint = ({ members }: FoundConflict) => members.some(({ kind }) => kind === 'constraint');
  if (!proved.every(hasConstraint)) return false;
  for (const event of rules.preCheck(draft, { solveAnyway: true }))
    if (event.kind === 'finding') return false;
  return rules.compile(draft, { solveAnyway: true }).unschedulable.length === 0;
}

const roomsOf = ({ about }: Finding): readonly Id[] => about.classrooms ?? [];

function failureOf(found: readonly PreCheckFinding[]): CheckFailure | null {
  const first = found[0];
  if (first === undefined) return null;
  const areRooms = found.every(({ type, finding }) => type === 'classroom' && roomsOf(finding).length > 1);
  if (areRooms) {
    const classroomIDs = [...new Set(found.flatMap(({ finding }) => roomsOf(finding)))];
    return { event: { event: 'preCheckOverloadError', classroomIDs }, found };
  }
  const { type, id, available, scheduled } = first;
  return { event: { event: 'preSolveError', type, id, available, scheduled }, found };
}
