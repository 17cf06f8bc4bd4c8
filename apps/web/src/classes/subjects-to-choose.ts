import { type Draft, type Id, sortedByName } from '@bellgrid/model';
import type { PickerItem } from '../fields/picker-item.ts';

/** The subjects that a class may have: those of its structure, and its own, which move along with it. */
export function subjectsToChoose(
  subjects: Draft['subjects'],
  groups: Draft['groups'],
  structure: Id,
  own: readonly Id[],
): readonly PickerItem[] {
  const mine = new Set(own);
  return sortedByName(subjects)
    .filter((subject) => subject.structure === structure || mine.has(subject.id))
    .map(({ id, name, color, groups: ids }) => {
      const hint = ids.flatMap((group) => groups[group]?.name ?? []).join(', ');
      return hint === '' ? { id, name, color } : { id, name, color, hint };
    });
}
