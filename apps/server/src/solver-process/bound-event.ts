import type { SolverEvent } from '@bellgrid/protocol';

/** The most findings in one list of an event. */
export const MOST_FINDINGS = 1000;

/**
 * The event with its lists of findings cut: the server reads and stores events in its event loop, and a draft may have a fault
 * in each of a hundred thousand records.
 */
export function boundEvent(event: SolverEvent): SolverEvent {
  if (!('findings' in event)) return event;
  const { faults, unplaced, broken, warnings } = event.findings;
  const lists = { faults, unplaced, broken, warnings };
  const isShort = Object.values(lists).every(({ length }) => length <= MOST_FINDINGS);
  if (isShort) return event;
  const findings = {
    ...event.findings,
    faults: faults.slice(0, MOST_FINDINGS),
    unplaced: unplaced.slice(0, MOST_FINDINGS),
    broken: broken.slice(0, MOST_FINDINGS),
    warnings: warnings.slice(0, MOST_FINDINGS),
  };
  return { ...event, findings };
}
