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
 * lessons that go to the staging area.
 */
export interface Loss {
  readonly kind: (typeof lossKinds)[number];
  readonly ids: readonly Id[];
}

/** The losses among the consequences of an edit; kinds without any are left out. */
export function lossesOf({ deleted, narrowed, unplaced }: Consequences): Loss[] {
  const found = { ...deleted, narrowed, unplaced };
  return lossKinds.map((kind) => ({ kind, ids: found[kind] })).filter(({ ids }) => ids.length > 0);
}

/** The losses by a command that is not run. */
export function lossesBy<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Loss[] {
  return lossesOf(consequencesOfCommand(draft, command, args));
}
