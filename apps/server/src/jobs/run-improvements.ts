import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { type Figures, solverImprovement, solverImprovements } from '@bellgrid/protocol';
import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';

const improvementSchema = solverImprovement.response;
const figuresSchema = solverImprovements.response.shape.improvements.element;

/** A better timetable of a run, with its figures. */
export type Improvement = z.infer<typeof improvementSchema>;

/** A better timetable as it is stored. */
export interface PackedImprovement {
  /** JSON. */
  readonly figures: string;
  /** JSON, as gzip. */
  readonly solution: Uint8Array;
}

const pack = promisify(gzip);
const unpack = async (bytes: Uint8Array): Promise<unknown> =>
  JSON.parse((await promisify(gunzip)(bytes)).toString());

export async function packImprovement({ solution, ...figures }: Improvement): Promise<PackedImprovement> {
  return { figures: JSON.stringify(figures), solution: await pack(JSON.stringify(solution)) };
}

export async function storeImprovements(
  transaction: Transaction<Schema>,
  run: string,
  improvements: readonly PackedImprovement[],
): Promise<void> {
  if (improvements.length === 0) return;
  const rows = improvements.map((improvement, place) => ({ run, place, ...improvement }));
  await transaction.insertInto('runImprovement').values(rows).execute();
}

/** The figures of the better timetables that were kept of a run of this user; null where the user has no such run. */
export async function improvementsOf(db: Database, userId: string, run: string): Promise<Figures[] | null> {
  const old = await keptTogether(db, userId, run);
  if (old === null) return null;
  if (old.length > 0) return old.map(({ solution: _, ...figures }) => figures);
  const rows = await db
    .selectFrom('runImprovement')
    .select('figures')
    .where('run', '=', run)
    .orderBy('place')
    .execute();
  return rows.map(({ figures }) => figuresSchema.parse(JSON.parse(figures)));
}

/** One of the better timetables of a run of this user; null where there is none. Only that one is read. */
export async function improvementAt(
  db: Database,
  userId: string,
  run: string,
  place: number,
): Promise<Improvement | null> {
  const old = await keptTogether(db, userId, run);
  if (old === null) return null;
  if (old.length > 0) return old[place] ?? null;
  const row = await db
    .selectFrom('runImprovement')
    .select(['figures', 'solution'])
    .where('run', '=', run)
    .where('place', '=', place)
    .executeTakeFirst();
  if (!row) return null;
  return improvementSchema.parse({ ...JSON.parse(row.figures), solution: await unpack(row.solution) });
}

/** The better timetables of a run of before each had a row; none for a later one, null where the user has no such run. */
async function keptTogether(db: Database, userId: string, id: string): Promise<Improvement[] | null> {
  const run = await db
    .selectFrom('solverRun')
    .select('improvements')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!run) return null;
  return run.improvements === null ? [] : z.array(improvementSchema).parse(await unpack(run.improvements));
}
