import type { BrokenParts } from '@bellgrid/constraints';
import { brokenPartsSchema, MAX_COUNTED_VERSIONS } from '@bellgrid/protocol';
import * as z from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { WorkerLost } from '../threads/worker-client.ts';
import { draftFilesOf, keepBroken, loadStoredDraft } from './version-history.ts';

/** A count as it is stored. Another version of the program may count otherwise: it counts anew. */
const keptSchema = z.object({
  program: z.literal(packageJson.version),
  /** Null when the draft cannot be read, or not counted within the time and memory for it. */
  parts: brokenPartsSchema.nullable(),
});

type Counting = Pick<Services, 'db' | 'counts' | 'stopping'> & {
  readonly snapshots: Pick<Services['snapshots'], 'broken'>;
};

/**
 * The clashes and broken rules of the drafts that versions of a user have, by hash; those that are not known yet are
 * counted before, the newest first. While a user's count is under way and another waits, a further one gives what is
 * known.
 */
export async function countBroken(
  counting: Counting,
  userId: string,
): Promise<Readonly<Record<string, BrokenParts>>> {
  try {
    await counting.counts(userId, () => countUnknown(counting, userId));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'TOO_MANY_REQUESTS') throw error;
  }
  const files = await draftFilesOf(counting.db, userId);
  return Object.fromEntries(
    files.flatMap(({ hash, broken }) => {
      const parts = readKept(broken)?.parts;
      return parts ? [[hash, parts]] : [];
    }),
  );
}

function readKept(broken: string | null) {
  return broken === null ? null : (keptSchema.safeParse(JSON.parse(broken)).data ?? null);
}

/** Counts in drafts without a count, up to the first that takes too long: the thread is shared by all schools. */
async function countUnknown({ db, snapshots, stopping }: Counting, userId: string): Promise<void> {
  const files = await draftFilesOf(db, userId);
  const unknown = files.filter(({ broken }) => readKept(broken) === null);
  for (const { hash } of unknown.slice(0, MAX_COUNTED_VERSIONS)) {
    const file = { userId, hash };
    const bytes = await loadStoredDraft(db, file);
    // Its version may be deleted, or saved anew, meanwhile.
    if (bytes === null) continue;
    const outcome = await snapshots.broken(bytes).catch((error: unknown) => {
      if (error instanceof WorkerLost) return 'lost' as const;
      throw error;
    });
    // A server that stops ends its threads: that says nothing of the draft.
    if (stopping.signal.aborted) return;
    const kept: z.input<typeof keptSchema> = {
      program: packageJson.version,
      parts: outcome === 'lost' ? null : outcome,
    };
    await keepBroken(db, file, JSON.stringify(kept));
    if (outcome === 'lost') return;
  }
}
