import type { Draft } from '../draft/draft.ts';
import type { Placement } from '../records/solution.ts';
import type { Id } from '../values/id.ts';

/** The differences between two timetables of one draft, by lessons. */
export interface TimetableChanges {
  /** Placed in both, at another time. */
  readonly moved: readonly Id[];
  /** At the same time in another room. */
  readonly inOtherRoom: readonly Id[];
  /** Placed in the second only, and in the first only. */
  readonly placed: readonly Id[];
  readonly unplaced: readonly Id[];
  /** The number of these lessons of each class and of each teacher that has any. */
  readonly byClass: ReadonlyMap<Id, number>;
  readonly byTeacher: ReadonlyMap<Id, number>;
}

/** The lessons that are placed in the draft. */
export function placementsOf({ lessons }: Draft): Placement[] {
  return Object.values(lessons).flatMap(({ id, timeSlot, classroom }) =>
    timeSlot === null ? [] : [{ lesson: id, timeSlot, classroom }],
  );
}

/** Compares two sets of placements of a draft's lessons; those of other lessons are ignored. */
export function compareTimetables(
  draft: Draft,
  before: readonly Placement[],
  after: readonly Placement[],
): TimetableChanges {
  const [first, second] = [byLesson(before), byLesson(after)];
  const changes = { moved: [] as Id[], inOtherRoom: [] as Id[], placed: [] as Id[], unplaced: [] as Id[] };
  const byClass = new Map<Id, number>();
  const byTeacher = new Map<Id, number>();
  for (const { id, groups, teachers } of Object.values(draft.lessons)) {
    const kind = changeOf(first.get(id), second.get(id));
    if (kind === null) continue;
    changes[kind].push(id);
    for (const group of groups) byClass.set(group, (byClass.get(group) ?? 0) + 1);
    for (const teacher of teachers) byTeacher.set(teacher, (byTeacher.get(teacher) ?? 0) + 1);
  }
  return { ...changes, byClass, byTeacher };
}

const byLesson = (placements: readonly Placement[]) =>
  new Map(placements.map((placement) => [placement.lesson, placement]));

function changeOf(before: Placement | undefined, after: Placement | undefined) {
  if (!before || !after) return before ? 'unplaced' : after ? 'placed' : null;
  const isThere =
    before.timeSlot.day === after.timeSlot.day && before.timeSlot.start === after.timeSlot.start;
  if (!isThere) return 'moved';
  return before.classroom === after.classroom ? null : 'inOtherRoom';
}
