import {
  type Constraint,
  cleanName,
  type Draft,
  type Id,
  nextColor,
  type Teacher,
  teacherSchema,
  WEIGHT,
} from '@bellgrid/model';
import { type ItemParts, NO_PARTS } from '../entity-form/item-parts.ts';

/** What the form of a teacher edits. */
export interface TeacherValues {
  readonly name: string;
  readonly color: string;
  readonly subjects: readonly Id[];
  /** Blank is no address. */
  readonly email: string;
  readonly weight: Teacher['weight'];
  /** What a new one brings along. */
  readonly parts: ItemParts;
}

/** The fields as the form opens: those of the teacher, or of a new one. */
export function teacherValues(draft: Draft, teacher: Teacher | undefined): TeacherValues {
  return {
    name: teacher?.name ?? '',
    color: teacher?.color ?? nextColor(draft, 'teachers'),
    subjects: teacher?.subjects ?? [],
    email: teacher?.email ?? '',
    weight: teacher?.weight ?? WEIGHT.HARD,
    parts: NO_PARTS,
  };
}

/** The record that the form saves. */
export function teacherOf(id: Id, values: TeacherValues): Teacher {
  const email = values.email.trim();
  return teacherSchema.parse({
    ...values,
    id,
    name: cleanName(values.name),
    email: email === '' ? null : email,
  });
}

/** A teacher as it is saved with the constraints that fit: who teaches in several structures has no rule in periods. */
export function newTeacher<Fields extends { readonly id: Id; readonly subjects: Id[] }>(
  draft: Draft,
  teacher: Fields,
  { constraints }: ItemParts,
) {
  const structures = new Set(teacher.subjects.map((id) => draft.subjects[id]?.structure));
  const fits = (each: Constraint) => structures.size < 2 || !('units' in each) || each.units === 'minute';
  return { teacher, constraints: constraints.filter(fits) };
}

/** How many placed lessons lose their time slot when the teacher's subjects become these: those of subjects gained or lost. */
export function lessonsUnplacedBy(draft: Draft, before: readonly Id[], after: readonly Id[]): number {
  const changed = [
    ...before.filter((id) => !after.includes(id)),
    ...after.filter((id) => !before.includes(id)),
  ];
  const lessons = changed.flatMap((id) => draft.subjects[id]?.lessons ?? []);
  return lessons.filter((id) => (draft.lessons[id]?.timeSlot ?? null) !== null).length;
}
