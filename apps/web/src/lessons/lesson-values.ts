import { adjustedSpread, type Draft, type Id, isSame, type Lesson } from '@bellgrid/model';

/** What the form of a saved lesson edits. */
export interface LessonValues {
  readonly name: string;
  /** NaN while the field holds nothing that it takes. */
  readonly numPeriods: number;
  readonly teachers: readonly Id[];
  readonly groups: readonly Id[];
  readonly classroom: Id | null;
  readonly viableClassrooms: readonly Id[];
  readonly locked: boolean;
}

export function lessonValues(lesson: Lesson): LessonValues {
  const { name, numPeriods, teachers, groups, classroom, viableClassrooms, locked } = lesson;
  return { name, numPeriods, teachers, groups, classroom, viableClassrooms, locked };
}

/** The fields that differ from the lesson's own, as the command takes them. */
export function lessonChanges(lesson: Lesson, values: LessonValues) {
  const { teachers, groups, viableClassrooms, ...others } = values;
  const next = {
    ...others,
    name: values.name.trim(),
    teachers: [...teachers],
    groups: [...groups],
    viableClassrooms: [...viableClassrooms],
  };
  const changed = Object.entries(next).filter(([field, value]) => {
    return !isSame(value, lesson[field as keyof LessonValues]);
  });
  return Object.fromEntries(changed) as Partial<typeof next>;
}

/** Whether saving takes the lesson's place back: it has one, and its length or teachers change. */
export function clearsSlot(lesson: Lesson, values: LessonValues): boolean {
  if (lesson.timeSlot === null) return false;
  const sameTeachers = isSame([...lesson.teachers].sort(), [...values.teachers].sort());
  const isOfOtherLength = !Number.isNaN(values.numPeriods) && values.numPeriods !== lesson.numPeriods;
  return isOfOtherLength || !sameTeachers;
}

/** The subjects whose lesson spread changes when these lessons are deleted. */
export function spreadsChangedBy(draft: Draft, deleted: readonly Id[]): Id[] {
  const gone = new Set(deleted);
  const subjects = new Set(deleted.flatMap((id) => draft.lessons[id]?.subject ?? []));
  return [...subjects].filter((id) => {
    const subject = draft.subjects[id];
    if (!subject) return false;
    const { constraint } = subject.lessonsSpreadConstraint;
    const now = subject.lessons.filter((lesson) => !gone.has(lesson)).length;
    const counts = { before: subject.lessons.length, now };
    return adjustedSpread(draft, subject.structure, constraint, counts) !== constraint;
  });
}
