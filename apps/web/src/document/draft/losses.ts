import { type Command, type Consequences, consequencesOfCommand, type Draft } from '@bellgrid/model';
import type * as z from 'zod';

const lossKinds = [
  'groups',
  'subjects',
  'lessons',
  'trackSets',
  'customViews',
  'constraints',
  'unplaced',
] as const;

/** The number of records of a kind that an edit deletes; `unplaced` are lessons that go to the staging area. */
export interface Loss {
  readonly kind: (typeof lossKinds)[number];
  readonly count: number;
}

/** The losses among the consequences of an edit; kinds without any are left out. */
export function lossesOf({ deleted, unplaced }: Consequences): Loss[] {
  return lossKinds
    .map((kind) => ({ kind, count: kind === 'unplaced' ? unplaced.length : deleted[kind].length }))
    .filter(({ count }) => count > 0);
}

/** The losses by a command that is not run. */
export function lossesBy<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Loss[] {
  return lossesOf(consequencesOfCommand(draft, command, args));
}
