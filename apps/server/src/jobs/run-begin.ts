import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Placement, solutionSchema } from '@bellgrid/model';
import { parseSolverEvent, type SolverEvent } from '@bellgrid/protocol';
import type { RunRow } from './run-store.ts';

/** The timetable that an event ends with; null for none. */
function solutionOf(event: SolverEvent) {
  if (event.event === 'calendar') return event.solution;
  return event.event === 'error' || event.event === 'cancelled' ? event.partial : null;
}

/** The placements of a run's best timetable, as JSON in gzip bytes; null where it has none. */
export async function packBest(run: Pick<RunRow, 'lastEvent'> | null): Promise<Uint8Array | null> {
  const solution = run && solutionOf(parseSolverEvent(run.lastEvent));
  return solution ? await promisify(gzip)(JSON.stringify(solution.placements)) : null;
}

/** The placements that `packBest` has packed; null for none. */
export async function unpackBegin(begin: Uint8Array | null): Promise<readonly Placement[] | null> {
  if (begin === null) return null;
  return solutionSchema.shape.placements.parse(JSON.parse((await promisify(gunzip)(begin)).toString()));
}
