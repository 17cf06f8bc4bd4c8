import { commands, type Draft, diffDrafts, type Id, lostRecords, runCommand } from '@bellgrid/model';

/** What a deletion of classes is told about, in this order. */
export const lostKinds = ['subjects', 'lessons', 'trackSets', 'constraints', 'customViews'] as const;
export type LostKind = (typeof lostKinds)[number];

export interface GroupLosses {
  /** How many of each kind go along; those of which none does are left out. */
  readonly counts: readonly { readonly kind: LostKind; readonly count: number }[];
  /** Several classes with subjects of their own: worth a typed phrase. */
  readonly isGrave: boolean;
}

/** What deleting classes deletes beside them. */
export function groupLosses(draft: Draft, ids: readonly Id[]): GroupLosses {
  const lost = lostRecords(diffDrafts(draft, runCommand(draft, commands.deleteGroup, { ids: [...ids] })));
  const counts = lostKinds
    .map((kind) => ({ kind, count: lost[kind].length }))
    .filter(({ count }) => count > 0);
  return { counts, isGrave: ids.length > 1 && lost.subjects.length > 0 };
}
