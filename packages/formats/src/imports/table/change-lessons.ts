import type { Draft, Id, Subject } from '@bellgrid/model';

/** Lessons that a subject gets, by length, and those that it loses. */
interface LessonChanges {
  readonly added: readonly number[];
  readonly removed: readonly Id[];
}

/**
 * The changes that turn a subject's lessons into lessons of these lengths (null: as they are). Lessons that
 * fit stay; of those too many the unplaced go first, then the last; locked ones go last of all.
 */
export function changeLessons(
  draft: Draft,
  subject: Subject,
  lengths: readonly number[] | null,
): LessonChanges {
  if (lengths === null) return { added: [], removed: [] };
  const wanted = [...lengths];
  const surplus: Id[] = [];
  for (const id of inOrderOfKeeping(draft, subject)) {
    const at = wanted.indexOf(draft.lessons[id]?.numPeriods ?? 0);
    if (at === -1) surplus.push(id);
    else wanted.splice(at, 1);
  }
  return { added: wanted, removed: surplus };
}

function inOrderOfKeeping(draft: Draft, subject: Subject): Id[] {
  const rank = (id: Id) => {
    const lesson = draft.lessons[id];
    if (lesson?.locked) return 0;
    return lesson?.timeSlot ? 1 : 2;
  };
  return [...subject.lessons].sort((a, b) => rank(a) - rank(b));
}
