import { type Command, consequences, type Draft, diffDrafts, runCommand } from '@bellgrid/model';
import type * as z from 'zod';
import { type Loss, lossesOf } from '../../document/draft/losses.ts';
import { shortGroups } from '../classes/group-facts.ts';

/** The losses by the deletion of days or periods, with the classes that then have too few periods for their lessons. */
export function lossesOfTimes<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Loss[] {
  const after = runCommand(draft, command, args);
  const before = new Set(shortGroups(draft).map(({ id }) => id));
  const short = shortGroups(after).flatMap(({ id }) => (before.has(id) ? [] : [id]));
  return [
    ...lossesOf(consequences(diffDrafts(draft, after), draft, after)),
    ...(short.length > 0 ? [{ kind: 'short' as const, ids: short }] : []),
  ];
}
