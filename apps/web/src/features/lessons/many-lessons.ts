import { type Draft, type Id, type Lesson, lessonLengthRange } from '@bellgrid/model';
import { members } from '../../ui/entity-form/members.ts';

/** The changes of several lessons; null and empty lists leave what each has. */
export interface ManyLessons {
  /** NaN while the field holds no length. */
  readonly numPeriods: number | null;
  readonly addTeachers: readonly Id[];
  readonly removeTeachers: readonly Id[];
  /** A room's id, '' for no room. */
  readonly classroom: Id | null;
  readonly addClassrooms: readonly Id[];
  readonly removeClassrooms: readonly Id[];
  readonly locked: boolean | null;
}

export const noLessonChanges: ManyLessons = {
  numPeriods: null,
  addTeachers: [],
  removeTeachers: [],
  classroom: null,
  addClassrooms: [],
  removeClassrooms: [],
  locked: null,
};

type LessonFields = Pick<Lesson, 'numPeriods' | 'classroom' | 'viableClassrooms' | 'locked'> &
  Partial<Pick<Lesson, 'teachers'>>;

interface ChangedLessons {
  readonly lessons: readonly { readonly id: Id; readonly changes: LessonFields }[];
  /** Those that keep their length, because their day has fewer periods. */
  readonly tooLong: readonly Id[];
  /** Those that keep their teachers, since they have no class and no one else. */
  readonly ofNobody: readonly Id[];
}

/** The lessons as they would be saved, and those that cannot have all of it. */
export function changedLessons(draft: Draft, ids: readonly Id[], values: ManyLessons): ChangedLessons {
  const tooLong: Id[] = [];
  const ofNobody: Id[] = [];
  const lessons = ids.flatMap((id) => {
    const lesson = draft.lessons[id];
    if (!lesson) return [];
    const chosen = Number.isNaN(values.numPeriods) ? null : values.numPeriods;
    const isTooLong = chosen !== null && chosen > lessonLengthRange(draft, lesson.structure).most;
    if (isTooLong) tooLong.push(id);
    const teachers = members(lesson.teachers, values.addTeachers, values.removeTeachers);
    const isOfNobody = teachers.length + lesson.groups.length === 0;
    if (isOfNobody && lesson.teachers.length > 0) ofNobody.push(id);
    const changes: LessonFields = {
      numPeriods: chosen === null || isTooLong ? lesson.numPeriods : chosen,
      ...(!isOfNobody && { teachers }),
      classroom: values.classroom === null ? lesson.classroom : values.classroom || null,
      viableClassrooms: members(lesson.viableClassrooms, values.addClassrooms, values.removeClassrooms),
      locked: values.locked ?? lesson.locked,
    };
    return [{ id, changes }];
  });
  return { lessons, tooLong, ofNobody };
}
