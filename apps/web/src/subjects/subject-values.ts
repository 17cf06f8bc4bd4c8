import {
  abbreviate,
  type Constraint,
  cleanName,
  createId,
  type Draft,
  type Id,
  lessonLength,
  MAX_SHORT_NAME,
  needOf,
  nextColor,
  type Subject,
  subjectSchema,
  subjectStructure,
  WEIGHT,
} from '@bellgrid/model';
import { type ItemParts, NO_PARTS } from '../entity-form/item-parts.ts';

/** So many lessons of so many periods, in the form of a new subject; NaN while the field holds nothing that it takes. */
export interface LessonLengths {
  readonly count: number;
  readonly length: number;
}

/** What the form of a subject edits. */
export interface SubjectValues {
  readonly name: string;
  /** Null follows the name. */
  readonly shortName: string | null;
  readonly color: string;
  readonly groups: readonly Id[];
  readonly teachers: readonly Id[];
  /** The structure chosen where no class says it. */
  readonly structure: Id | null;
  readonly classroom: Id | null;
  readonly viableClassrooms: readonly Id[];
  readonly spread: Subject['lessonsSpreadConstraint']['constraint'];
  readonly spreadWeight: Subject['lessonsSpreadConstraint']['weight'];
  readonly samePeriod: boolean;
  /** Of a new subject; the lessons of a saved one are edited one by one. */
  readonly lessons: readonly LessonLengths[];
  /** What a new one brings along. */
  readonly parts: ItemParts;
}

/** How many lessons a line of the form may add. */
export const LESSON_COUNTS = { least: 0, most: 100 };

/** The fields as the form opens: those of the subject, or of a new one. */
export function subjectValues(draft: Draft, subject: Subject | undefined): SubjectValues {
  const spread = subject?.lessonsSpreadConstraint;
  const ownShortName = subject?.shortName ?? '';
  const follows = ownShortName === '' || ownShortName === abbreviate(subject?.name ?? '');
  return {
    name: subject?.name ?? '',
    shortName: follows ? null : ownShortName,
    color: subject?.color ?? nextColor(draft, 'subjects'),
    groups: subject?.groups ?? [],
    teachers: subject?.teachers ?? [],
    structure: subject?.structure ?? null,
    classroom: subject?.classroom ?? null,
    viableClassrooms: subject?.viableClassrooms ?? [],
    spread: spread?.constraint ?? 'NoMoreThanOnePerDay',
    spreadWeight: spread?.weight ?? WEIGHT.HARD,
    samePeriod: subject?.lessonsSamePeriod ?? false,
    lessons: subject ? [] : [{ count: 1, length: 1 }],
    parts: NO_PARTS,
  };
}

/** The short name as it is shown and saved. */
export function shortNameOf({ name, shortName }: Pick<SubjectValues, 'name' | 'shortName'>): string {
  return shortName === null || shortName.trim() === ''
    ? abbreviate(name)
    : [...shortName.trim()].slice(0, MAX_SHORT_NAME).join('');
}

/** The record that the form saves, without its lessons. */
export function subjectOf(
  draft: Draft,
  id: Id,
  values: SubjectValues,
  known: Subject | undefined,
): Omit<Subject, 'lessons'> {
  const { lessons: _lessons, ...subject } = subjectSchema.parse({
    ...known,
    id,
    name: cleanName(values.name),
    shortName: shortNameOf(values),
    color: values.color,
    groups: values.groups,
    teachers: values.teachers,
    structure: subjectStructure(draft, values.groups, values.structure),
    classroom: values.classroom,
    viableClassrooms: values.viableClassrooms,
    lessonsSpreadConstraint: { constraint: values.spread, weight: values.spreadWeight },
    lessonsSamePeriod: values.samePeriod,
  });
  return subject;
}

/** The lessons that the form of a new subject stands for, each with its length in periods. */
export function lessonLengths(draft: Draft, structure: Id, lessons: readonly LessonLengths[]): number[] {
  return lessons.flatMap(({ count, length }) => {
    const whole = Math.min(LESSON_COUNTS.most, Math.max(0, Math.trunc(count) || 0));
    return Array.from({ length: whole }, () => lessonLength(draft, structure, length));
  });
}

/** Whether every field of those lines holds a number that it takes. */
export function areLengthsRight(lessons: readonly LessonLengths[]): boolean {
  return !lessons.some(({ count, length }) => Number.isNaN(count) || Number.isNaN(length));
}

/** Those lessons as the command adds them. */
export function newLessons(draft: Draft, structure: Id, lessons: readonly LessonLengths[]) {
  return lessonLengths(draft, structure, lessons).map((numPeriods) => ({ id: createId(), numPeriods }));
}

/** The constraints of a new subject that name only periods of its structure: it may have been another when they were made. */
export function fittingRules(draft: Draft, structure: Id, { constraints }: ItemParts): Constraint[] {
  const count = draft.schoolData.structures[structure]?.periods.length ?? 0;
  return constraints.filter(
    (each) =>
      each.type === 'subject' &&
      (needOf(each.constraint) !== 'periods' || each.values.every((period) => period < count)),
  );
}

/** How many placed lessons of the subject lose their time slot when it gets these teachers or moves to this structure. */
export function unplacedBySubject(draft: Draft, subject: Subject | undefined, values: SubjectValues): number {
  if (!subject) return 0;
  const added = values.teachers.some((id) => !subject.teachers.includes(id));
  const removed = subject.teachers.some((id) => !values.teachers.includes(id));
  const moves = subjectStructure(draft, values.groups, values.structure) !== subject.structure;
  if (!added && !removed && !moves) return 0;
  return subject.lessons.filter((id) => (draft.lessons[id]?.timeSlot ?? null) !== null).length;
}
