import { type Constraint, countNames, type Draft, isGenerated, isScheduled, WEIGHT } from '@bellgrid/model';

/** The figures of the overview. */
export interface SchoolFacts {
  readonly groups: number;
  readonly divisions: number;
  readonly teachers: number;
  readonly classrooms: number;
  /** Names of subjects, as the lists count them. */
  readonly subjects: number;
  readonly lessons: number;
  readonly lessonPeriods: number;
  /** Lessons with a teacher or a class, which so can be placed. */
  readonly schedulable: number;
  readonly placed: number;
  readonly locked: number;
  readonly constraints: number;
  readonly hardConstraints: number;
}

const size = (records: Readonly<Record<string, unknown>>): number => Object.keys(records).length;

const isCalendarCell = ({ type }: Constraint): boolean =>
  type === 'teacher' || type === 'group' || type === 'classroom';

/** Counts the records of a school; calendars and the lesson spread of subjects do not count as constraints. */
export function schoolFacts(draft: Draft): SchoolFacts {
  const lessons = Object.values(draft.lessons);
  // Those that only display a division are not the school's own.
  const weights = Object.values(draft.constraints)
    .filter((constraint) => !isGenerated(constraint) && !isCalendarCell(constraint))
    .map(({ weight }) => weight);
  const effective = weights.filter((weight) => weight !== WEIGHT.OFF);
  return {
    groups: size(draft.groups),
    divisions: size(draft.trackSets),
    teachers: size(draft.teachers),
    classrooms: size(draft.classrooms),
    subjects: countNames(draft.subjects),
    lessons: lessons.length,
    lessonPeriods: lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0),
    schedulable: lessons.filter(isScheduled).length,
    placed: lessons.filter((lesson) => lesson.timeSlot !== null).length,
    locked: lessons.filter((lesson) => lesson.locked).length,
    constraints: effective.length,
    hardConstraints: effective.filter((weight) => weight === WEIGHT.HARD || weight === WEIGHT.NULL).length,
  };
}

/** True where a class, a teacher or a classroom can have a page of its own. */
export const hasPages = ({ config, groups, teachers, classrooms }: Draft): boolean =>
  size(groups) + size(teachers) + (config.isClassroomsEnabled ? size(classrooms) : 0) > 0;

/** True while nothing of a school has been entered. */
export function isEmptySchool(draft: Draft): boolean {
  return [draft.groups, draft.teachers, draft.classrooms, draft.subjects, draft.lessons].every(
    (records) => size(records) === 0,
  );
}
