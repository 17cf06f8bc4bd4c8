import type { Draft, Id } from '@bellgrid/model';
import { pickedSubject, sortedSubjects } from '../../ui/fields/draft-items.ts';
import type { PickerItem } from '../../ui/fields/picker-item.ts';

/**
 * The subjects that a class may have: those of its structure, and its own, which move along with it. The hints name the
 * teachers and the other classes.
 */
export function subjectsToChoose(
  draft: Pick<Draft, 'subjects' | 'groups' | 'teachers'>,
  structure: Id,
  own: { readonly id: Id; readonly subjects: readonly Id[] } | null,
): readonly PickerItem[] {
  const mine = new Set(own?.subjects);
  return sortedSubjects(draft)
    .filter((subject) => subject.structure === structure || mine.has(subject.id))
    .map((subject) =>
      pickedSubject(draft, { ...subject, groups: subject.groups.filter((id) => id !== own?.id) }),
    );
}
