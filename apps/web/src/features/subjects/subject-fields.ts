import {
  abbreviate,
  cleanName,
  commands,
  createId,
  cutText,
  type Draft,
  type EditableDraft,
  type Id,
  lessonLength,
  MAX_SHORT_NAME,
  nameKey,
  type Subject,
  subjectLooks,
  subjectStructure,
} from '@bellgrid/model';
import type { DraftSource } from '../../document/draft/draft-source.ts';
import { formStep } from '../../ui/entity-form/form-step.ts';
import type { ItemForm } from '../../ui/entity-form/use-item-form.ts';

/** Adds the subject that the form of a new one begins with: one lesson of one period. */
export function addSubjectOnFork(store: EditableDraft, id: Id): void {
  const subject = { id, name: '', structure: subjectStructure(store.draft, [], null) };
  store.run(commands.addSubject, { subject, lessons: [{ id: createId() }] });
}

/** Adds a subject like another one, for which the form of a new one asks the classes. */
export const copyOnFork = (from: Id) => (store: EditableDraft, id: Id) => {
  store.run(commands.duplicateSubject, { id: from, newId: id });
  const copy = store.draft.subjects[id];
  if (copy) store.run(commands.setSubject, { subject: withFields(copy, { groups: [] }) });
};

/** The short name for a text that was typed; a blank one follows the name. */
export function shortNameOf(name: string, typed: string): string {
  const text = typed.trim();
  return text === '' ? abbreviate(name) : cutText(text, MAX_SHORT_NAME);
}

/** The fields of a subject that its command sets: its lessons have commands of their own. */
type SubjectFields = Omit<Subject, 'lessons'>;

/** A subject with other fields, as its command takes it. The short name follows the name until another is typed. */
export function withFields(
  { lessons: _lessons, ...subject }: Subject,
  changes: Partial<SubjectFields>,
): SubjectFields {
  const name = changes.name ?? subject.name;
  const isFollowing = subject.shortName === '' || subject.shortName === abbreviate(subject.name);
  return { ...subject, ...(isFollowing && { shortName: abbreviate(name) }), ...changes };
}

/**
 * The fields that follow the name of a subject until others are chosen: colour and short name of the subjects of that name,
 * or without one the colour that the form opened with, and the abbreviation.
 */
function lookOfName(draft: Draft, subject: Subject, name: string, offered: string): Partial<SubjectFields> {
  const { [subject.id]: _own, ...others } = draft.subjects;
  const looks = subjectLooks(others);
  const former = looks.get(nameKey(subject.name));
  const next = looks.get(nameKey(name));
  const isFollowing = ['', abbreviate(subject.name), former?.shortName].includes(subject.shortName);
  return {
    ...(subject.color === (former?.color ?? offered) && { color: next?.color ?? offered }),
    ...(isFollowing && { shortName: next?.shortName ?? abbreviate(name) }),
  };
}

/** Setters of a subject's fields, each a step of the form. Made when the form opens. */
export function subjectSetters({ source, id }: Pick<ItemForm, 'source' | 'id'>) {
  const offered = source.draft.subjects[id]?.color ?? '';
  const set = (
    field: Parameters<typeof formStep>[0],
    change: (subject: Subject) => Partial<SubjectFields>,
  ) => {
    const subject = source.draft.subjects[id];
    if (!subject) return;
    const edit = { subject: withFields(subject, change(subject)) };
    source.run(commands.setSubject, edit, formStep(field));
  };
  return {
    name: (name: string) =>
      set('name', (subject) => ({ name, ...lookOfName(source.draft, subject, name, offered) })),
    shortName: (typed: string) => set('shortName', ({ name }) => ({ shortName: shortNameOf(name, typed) })),
    color: (color: string) => set('color', () => ({ color })),
    /** Classes of one structure; the subject moves into it. */
    groups: (groups: Id[]) =>
      set('groups', ({ structure }) => ({
        groups,
        structure: subjectStructure(source.draft, groups, structure),
      })),
    teachers: (teachers: Id[]) => set('teachers', () => ({ teachers })),
    structure: (structure: Id) => set('structure', () => ({ structure })),
    classroom: (classroom: Id | null) => set('classroom', () => ({ classroom })),
    viableClassrooms: (viableClassrooms: Id[]) => set('viableClassrooms', () => ({ viableClassrooms })),
    spread: (constraint: Subject['lessonsSpreadConstraint']['constraint']) =>
      set('spread', ({ lessonsSpreadConstraint: spread }) => ({
        lessonsSpreadConstraint: { ...spread, constraint },
      })),
    spreadWeight: (weight: Subject['lessonsSpreadConstraint']['weight']) =>
      set('spreadWeight', ({ lessonsSpreadConstraint: spread }) => ({
        lessonsSpreadConstraint: { ...spread, weight },
      })),
    samePeriod: (lessonsSamePeriod: boolean) => set('samePeriod', () => ({ lessonsSamePeriod })),
  };
}

/** Stores the name as it is saved, and of a new subject lessons that are no longer than a day. */
export function finishSubject(source: DraftSource, subject: Subject, isNew: boolean): boolean {
  const name = cleanName(subject.name);
  if (!source.run(commands.setSubject, { subject: withFields(subject, { name }) })) return false;
  const lengths = lengthsOf(source.draft, subject.lessons);
  const fitting = lengths.map((length) => lessonLength(source.draft, subject.structure, length));
  const fits = fitting.every((length, index) => length === lengths[index]);
  return !isNew || fits || replaceLessons(source, subject.id, 0, fitting);
}

/** A number of lessons and their length in periods; NaN while the field holds no number that it accepts. */
export interface LessonLengths {
  readonly count: number;
  readonly length: number;
}

/** The limits of the number of lessons in one line. */
export const LESSON_COUNTS = { least: 0, most: 100 };

/** The length of each of these lessons, in periods. */
export function lengthsOf(draft: Draft, lessons: readonly Id[]): number[] {
  return lessons.flatMap((id) => draft.lessons[id]?.numPeriods ?? []);
}

/** Lessons as lines of a form: one for each run of lessons of the same length, at least one. */
export function linesOf(lengths: readonly number[]): LessonLengths[] {
  const lines: LessonLengths[] = [];
  for (const length of lengths) {
    const last = lines.at(-1);
    if (last?.length === length) lines[lines.length - 1] = { length, count: last.count + 1 };
    else lines.push({ count: 1, length });
  }
  return lines.length > 0 ? lines : [{ count: 0, length: 1 }];
}

/** The length of each lesson that the lines of a form describe, none longer than a day. */
export function subjectLessonLengths(draft: Draft, structure: Id, lines: readonly LessonLengths[]): number[] {
  return lines.flatMap(({ count, length }) => {
    const whole = Math.min(LESSON_COUNTS.most, Math.max(0, Math.trunc(count) || 0));
    return Array.from({ length: whole }, () => lessonLength(draft, structure, length));
  });
}

/** True when every field of the lines holds a number that it accepts. */
export function areLengthsRight(lines: readonly LessonLengths[]): boolean {
  return !lines.some(({ count, length }) => Number.isNaN(count) || Number.isNaN(length));
}

/**
 * Replaces the new lessons of a subject by others of these lengths, as one step of its form.
 * @param first the index of the first new lesson among those of the subject.
 */
export function replaceLessons(
  { runAll }: DraftSource,
  subject: Id,
  first: number,
  lengths: readonly number[],
): boolean {
  const lessons = lengths.map((numPeriods) => ({ id: createId(), numPeriods }));
  return runAll(formStep('lessons'), (run, draft) => {
    const replaced = draft.subjects[subject]?.lessons.slice(first) ?? [];
    if (replaced.length > 0) run(commands.deleteLesson, { ids: replaced });
    if (lessons.length > 0) run(commands.addLesson, { subject, lessons });
  });
}
