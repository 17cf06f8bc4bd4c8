import type { Draft, Id } from '@bellgrid/model';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import type { PickerItem } from '../../ui/fields/picker-item.ts';

/**
 * The subjects that a class may have: those of its structure, and its own, which move along with it. The hint names
 * the other classes that have a subject, as many a school has one Maths for each class.
 */
export function subjectsToChoose(
  subjects: Draft['subjects'],
  groups: Draft['groups'],
  structure: Id,
  own: { readonly id: Id; readonly subjects: readonly Id[] } | null,
): readonly PickerItem[] {
  const mine = new Set(own?.subjects);
  return sortedForReader(subjects)
    .filter((subject) => subject.structure === structure || mine.has(subject.id))
    .map(({ id, name, color, groups: ids }) => {
      const others = ids.filter((group) => group !== own?.id);
      const hint = others.flatMap((group) => groups[group]?.name ?? []).join(', ');
      return hint === '' ? { id, name, color } : { id, name, color, hint };
    });
}
