import { type Draft, type Id, isGenerated, WEIGHT } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';

/** How many constraints each subject or lesson has that are its own and not off. */
export const ruleCounts = oncePer((constraints: Draft['constraints']): ReadonlyMap<Id, number> => {
  const counts = new Map<Id, number>();
  for (const each of Object.values(constraints)) {
    if ((each.type !== 'subject' && each.type !== 'lesson') || each.weight === WEIGHT.OFF) continue;
    if (!isGenerated(each)) counts.set(each.base, (counts.get(each.base) ?? 0) + 1);
  }
  return counts;
});
