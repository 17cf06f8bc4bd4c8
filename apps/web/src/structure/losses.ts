import {
  type Command,
  type Diff,
  type Draft,
  diffDrafts,
  isGenerated,
  lostRecords,
  runCommand,
  unplacedLessons,
} from '@bellgrid/model';
import type * as z from 'zod';

export const lossKinds = [
  'groups',
  'subjects',
  'lessons',
  'trackSets',
  'customViews',
  'constraints',
  'unplaced',
] as const;

/** How many records of a kind an edit takes along; `unplaced` are lessons that go to the staging area. */
export interface Loss {
  readonly kind: (typeof lossKinds)[number];
  readonly count: number;
}

/** What a change deletes or sends to the staging area; constraints that only display a division do not count. */
export function lossesOf(diff: Diff): Loss[] {
  const lost = lostRecords(diff);
  const constraints = Object.values(diff.constraints?.removed ?? {}).filter((each) => !isGenerated(each));
  const counts = {
    groups: lost.groups.length,
    subjects: lost.subjects.length,
    lessons: lost.lessons.length,
    trackSets: lost.trackSets.length,
    customViews: lost.customViews.length,
    constraints: constraints.length,
    unplaced: unplacedLessons(diff).length,
  };
  return lossKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** What a command would take along, without doing it. */
export function lossesBy<Schema extends z.ZodType>(
  draft: Draft,
  command: Command<Schema>,
  args: z.input<Schema>,
): Loss[] {
  return lossesOf(diffDrafts(draft, runCommand(draft, command, args)));
}
