import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Placement, solutionSchema } from '@bellgrid/model';
import {
  judgedNumbersSchema,
  parseSolverEvent,
  repairsOf,
  repairTimetable,
  type SolverEvent,
} from '@bellgrid/protocol';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import type { RunRow } from './run-store.ts';

const bestSchema = z.object({ partial: solutionSchema, quality: judgedNumbersSchema.nullable() });
/** A run's best timetable, with its numbers. */
export type Best = z.infer<typeof bestSchema>;
/**
 * The placements alone of a repair's timetable, as it was not checked for the draft as it is now, and of a run that waits
 * since an earlier version: a run only begins with them.
 */
const beginSchema = z.union([bestSchema, solutionSchema.shape.placements]);

/** The timetable that an event ends with; null for none. */
function bestOf(event: SolverEvent): Best | null {
  if (event.event === 'calendar') return { partial: event.solution, quality: event.quality };
  if (event.event !== 'error' && event.event !== 'cancelled') return null;
  return event.partial && { partial: event.partial, quality: event.quality };
}

/**
 * A run's best timetable, as JSON in gzip bytes; null where it has none. Its numbers are those of the draft with
 * this hash, and unknown of another one.
 */
export async function packBest(
  run: Pick<RunRow, 'lastEvent' | 'payloadHash'> | null,
  payloadHash: string,
): Promise<Uint8Array | null> {
  const best = run && bestOf(parseSolverEvent(run.lastEvent));
  if (!best) return null;
  const quality = run.payloadHash === payloadHash ? best.quality : null;
  return packBegin({ ...best, quality });
}

/** The timetable that was found with a repair of a run, by its place in the findings; null where none was kept. */
export async function packRepair(
  run: Pick<RunRow, 'lastEvent'> | null,
  at: number,
): Promise<Uint8Array | null> {
  const event = run && parseSolverEvent(run.lastEvent);
  const findings = event && ('errors' in event ? event.errors : 'findings' in event ? event.findings : null);
  const repair = findings && repairsOf(findings)[at];
  const partial = repair ? repairTimetable(repair) : null;
  return partial && packBegin(partial.placements);
}

/** A timetable that a run begins with, as JSON in gzip bytes. */
export const packBegin = (begin: z.infer<typeof beginSchema>): Promise<Uint8Array> =>
  promisify(gzip)(JSON.stringify(begin));

async function unpack(begin: Uint8Array | null) {
  if (begin === null) return null;
  return beginSchema.parse(JSON.parse((await promisify(gunzip)(begin)).toString()));
}

/** The placements of the timetable that `packBest` has packed; null for none. */
export async function unpackBegin(begin: Uint8Array | null): Promise<readonly Placement[] | null> {
  const best = await unpack(begin);
  return best && 'partial' in best ? best.partial.placements : best;
}

/** The event, where it ends the run without a timetable, with the best that the run has found, or has begun with. */
export async function withBest(
  db: Database,
  id: string,
  event: SolverEvent,
  found: Best | null,
): Promise<SolverEvent> {
  if ((event.event !== 'cancelled' && event.event !== 'error') || event.partial !== null) return event;
  if (found) return { ...event, ...found };
  const run = await db.selectFrom('solverRun').select('begin').where('id', '=', id).executeTakeFirst();
  const best = await unpack(run?.begin ?? null);
  return best && 'partial' in best ? { ...event, ...best } : event;
}
