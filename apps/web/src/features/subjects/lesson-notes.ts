import type { Consequences, Draft, LessonChanges } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { itemNames, subjectTitle } from '../../ui/fields/draft-items.ts';
import { firstNames } from '../../ui/fields/PickerChip.tsx';

/** So many lessons are named; of others the number is added. */
const MOST_NAMED = 6;

/** The losses by other lessons a week, as sentences: placed, locked or ruled lessons that go, and those that are moved. */
export function lessonNotes(t: TFunction, { lessons }: Draft, changes: readonly LessonChanges[]): string[] {
  const removed = changes.flatMap((each) => {
    const worth = new Set([...each.unplaced, ...each.locked, ...each.ruled]);
    return each.removed.filter((id) => worth.has(id));
  });
  const moved = changes.flatMap((each) =>
    each.resized.flatMap(({ id }) => (each.unplaced.includes(id) ? [id] : [])),
  );
  const named = (ids: readonly string[]) => firstNames(itemNames(lessons, ids), MOST_NAMED);
  return [
    ...(removed.length > 0
      ? [t('subjects.weekly.deletes', { count: removed.length, names: named(removed) })]
      : []),
    ...(moved.length > 0 ? [t('subjects.weekly.moves', { count: moved.length, names: named(moved) })] : []),
  ];
}

/**
 * The effects of joining subjects, as sentences: those that go, with their lessons.
 * @param before the draft without the changes of the form.
 */
export function joinNotes(t: TFunction, before: Draft, { deleted }: Consequences): string[] {
  if (deleted.subjects.length === 0) return [];
  const titles = deleted.subjects.flatMap((id) => {
    const subject = before.subjects[id];
    return subject ? [subjectTitle(before, subject)] : [];
  });
  const placed = deleted.lessons.filter((id) => before.lessons[id]?.timeSlot).length;
  return [
    t('subjects.joining.deletes', {
      count: titles.length,
      names: firstNames(titles, MOST_NAMED),
      lessons: t('subjects.lessonCount', { count: deleted.lessons.length }),
    }),
    ...(placed > 0 ? [t('subjects.joining.loses', { count: placed })] : []),
  ];
}
