import type { Draft, Id } from '@bellgrid/model';
import { pickedSubject, sortedSubjects } from '../../ui/fields/draft-items.ts';
import type { PickerItem } from '../../ui/fields/picker-item.ts';

/** The subjects that a class may have: those of its structure, and its own, which move along with it. */
export function subjectsToChoose(
  draft: Pick<Draft, 'subjects' | 'groups' | 'teachers'>,
  structure: Id,
  own: readonly Id[],
): readonly PickerItem[] {
  const mine = new Set(own);
  return sortedSubjects(draft)
    .filter((subject) => subject.structure === structure || mine.has(subject.id))
    .map((subject) => pickedSubject(draft, subject));
}
