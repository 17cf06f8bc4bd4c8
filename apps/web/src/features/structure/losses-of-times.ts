import { type Command, type Draft, runCommand } from '@bellgrid/model';
import type * as z from 'zod';
import { type Loss, lossesBy } from '../../document/draft/losses.ts';
import { shortGroups } from '../classes/group-facts.ts';

/** The losses by the deletion of days or periods, with the classes that then have too few periods for their lessons. */
export function lossesOfTimes<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Loss[] {
  const before = new Set(shortGroups(draft).map(({ id }) => id));
  const short = shortGroups(runCommand(draft, command, args)).flatMap(({ id }) =>
    before.has(id) ? [] : [id],
  );
  return [
    ...lossesBy(draft, command, args),
    ...(short.length > 0 ? [{ kind: 'short' as const, ids: short }] : []),
  ];
}
