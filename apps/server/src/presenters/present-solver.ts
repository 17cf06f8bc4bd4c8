import {
  parseSolverEvent,
  type RunRecord,
  readRunRecord,
  type SolverDocument,
  type SolverEvent,
} from '@bellgrid/protocol';
import type { SeenRun } from '../jobs/run-store.ts';

/** Every window that opens reads the latest event of a run, which may be a whole timetable. */
const readEvent = createEventReader(8_000_000);

/** The solver document of a user whose latest run is `run`. */
export function presentSolver(run: SeenRun | null): SolverDocument {
  if (!run) {
    return {
      executionInstance: null,
      location: null,
      lastEvent: null,
      cancellationRequested: false,
      isActive: false,
      schoolsBefore: null,
      acknowledged: false,
      record: null,
    };
  }
  return {
    executionInstance: {
      id: run.id,
      jobType: run.jobType,
      startedAt: run.createdAt,
      versionID: run.versionID,
      payloadHash: run.payloadHash,
    },
    location: run.location,
    lastEvent: { at: run.lastEventAt, data: readEvent(run.lastEvent) },
    cancellationRequested: Boolean(run.cancellationRequested),
    isActive: run.state !== 'ended',
    schoolsBefore: run.schoolsBefore,
    acknowledged: run.hideAlertsForSolverID === run.id,
    record: recordOf(run),
  };
}

/** Null also for a record that cannot be read. */
function recordOf({ record }: SeenRun): RunRecord | null {
  if (record === null) return null;
  try {
    return readRunRecord(JSON.parse(record));
  } catch {
    return null;
  }
}

/** Reads stored events. Those that were read last stay read, as many as have these letters together. */
export function createEventReader(mostLetters: number): (text: string) => SolverEvent {
  const events = new Map<string, SolverEvent>();
  let letters = 0;
  return (text) => {
    const known = events.get(text);
    const event = known ?? parseSolverEvent(text);
    events.delete(text);
    events.set(text, event);
    if (known === undefined) letters += text.length;
    for (const [oldest] of events) {
      if (letters <= mostLetters) break;
      events.delete(oldest);
      letters -= oldest.length;
    }
    return event;
  };
}
