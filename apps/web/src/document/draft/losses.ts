import { type Command, type Consequences, consequencesOfCommand, type Draft, type Id } from '@bellgrid/model';
import type * as z from 'zod';

const lossKinds = [
  'groups',
  'subjects',
  'lessons',
  'trackSets',
  'customViews',
  'constraints',
  'narrowed',
  'unplaced',
] as const;

/**
 * The records of a kind that an edit deletes; `narrowed` are constraints that stay with fewer days and periods, `unplaced`
 * lessons that go to the staging area, `short` classes that are left with too few periods.
 */
export interface Loss {
  readonly kind: (typeof lossKinds)[number] | 'short';
  readonly ids: readonly Id[];
}

type RecordLoss = Loss & { readonly kind: (typeof lossKinds)[number] };

/** The losses among the consequences of an edit; kinds without any are left out. */
export function lossesOf({ deleted, narrowed, unplaced }: Consequences): RecordLoss[] {
  const found = { ...deleted, narrowed, unplaced };
  return lossKinds.map((kind) => ({ kind, ids: found[kind] })).filter(({ ids }) => ids.length > 0);
}

/** The losses by a command that is not run. */
export function lossesBy<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): RecordLoss[] {
  return lossesOf(consequencesOfCommand(draft, command, args));
}
