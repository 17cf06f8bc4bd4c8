import type { Finding } from '@bellgrid/model';
import { OMITTED_FINDINGS, type SolverEvent } from '@bellgrid/protocol';

/** The most findings in one list of an event. */
export const MOST_FINDINGS = 1000;

/**
 * The event with its lists of findings cut: the server reads and stores events in its event loop, and a draft may have a fault
 * in each of a hundred thousand records. The last finding of a cut list says how many are left out.
 */
export function boundEvent(event: SolverEvent): SolverEvent {
  if (!('findings' in event)) return event;
  const { faults, unplaced, broken, warnings, conflicts } = event.findings;
  const beside = conflicts.map(({ counts }) => counts?.beside ?? []);
  const isShort = [faults, unplaced, broken, warnings, ...beside].every(
    ({ length }) => length <= MOST_FINDINGS,
  );
  if (isShort) return event;
  const findings = {
    ...event.findings,
    faults: cut(faults),
    unplaced: cut(unplaced),
    broken: cut(broken),
    warnings: cut(warnings),
    conflicts: conflicts.map(({ counts, ...conflict }) =>
      counts ? { ...conflict, counts: { ...counts, beside: cut(counts.beside) } } : conflict,
    ),
  };
  return { ...event, findings };
}

function cut(list: readonly Finding[]): Finding[] {
  const omitted = list.length - MOST_FINDINGS;
  if (omitted <= 0) return [...list];
  const said: Finding = {
    code: OMITTED_FINDINGS,
    values: { count: omitted },
    about: {},
  };
  return [...list.slice(0, MOST_FINDINGS), said];
}
