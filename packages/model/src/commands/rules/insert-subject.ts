import * as z from 'zod';
import type { Draft } from '../../draft/draft.ts';
import { value } from '../../messages/value.ts';
import { abbreviate } from '../../queries/abbreviate.ts';
import { nameKey } from '../../queries/clean-name.ts';
import { freeColor } from '../../queries/next-color.ts';
import type { SubjectLook } from '../../queries/subject-looks.ts';
import { subjectSchema } from '../../records/subject.ts';
import { assertMembers } from './assert-subject.ts';
import { countColor } from './count-color.ts';
import { appendLessons, newLessonSchema } from './new-lesson.ts';
import { refuse } from './require-record.ts';
import { adjustSpread } from './spread.ts';
import { setSubjectMembers } from './subject-members.ts';
import { followTeacherStructures, structuresTaught } from './teacher-structures.ts';

const { color, shortName } = subjectSchema.shape;

/** A subject without the lessons; one that names no colour or short name gets them by its name. */
export const newSubjectSchema = subjectSchema
  .omit({ lessons: true })
  .extend({ color: color.unwrap().optional(), shortName: shortName.unwrap().optional() });

export const insertionSchema = z.object({ subject: newSubjectSchema, lessons: z.array(newLessonSchema) });

/**
 * Adds a subject with its lessons. One of an existing name takes the colour and the short name of that name; a new name
 * takes the next colour.
 * @param looks those of the draft's subjects; that of a new name is added.
 */
export function insertSubject(
  draft: Draft,
  { subject: given, lessons }: z.output<typeof insertionSchema>,
  looks: Map<string, SubjectLook>,
): void {
  const { id, name, groups, teachers } = given;
  if (draft.subjects[id]) refuse('refusals.alreadyExists', { item: value.item('subject', id) });
  assertMembers(draft, given);
  const before = structuresTaught(draft, teachers);
  const known = looks.get(nameKey(name));
  const look = {
    color: given.color ?? known?.color ?? newColor(draft, looks),
    shortName: given.shortName ?? known?.shortName ?? abbreviate(name),
  };
  if (!known) {
    countColor(draft, 'subjects');
    looks.set(nameKey(name), look);
  }
  draft.subjects[id] = { ...given, ...look, lessons: [], groups: [], teachers: [] };
  const subject = draft.subjects[id];
  setSubjectMembers(draft, subject, 'groups', groups);
  setSubjectMembers(draft, subject, 'teachers', teachers);
  appendLessons(draft, subject, lessons);
  adjustSpread(draft, subject, 0);
  followTeacherStructures(draft, before);
}

function newColor(draft: Draft, looks: ReadonlyMap<string, SubjectLook>): string {
  const used = new Set([...looks.values()].map((look) => look.color));
  return freeColor(draft.pickedColors.subjects, used);
}
