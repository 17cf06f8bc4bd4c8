import * as z from 'zod';
import { classroomSchema } from '../records/classroom.ts';
import { configSchema } from '../records/config.ts';
import { customViewSchema } from '../records/custom-view.ts';
import { groupSchema } from '../records/group.ts';
import { lessonSchema } from '../records/lesson.ts';
import { constraintSchema } from '../records/rules/constraint.ts';
import { schoolDataSchema } from '../records/school-data.ts';
import { subjectSchema } from '../records/subject.ts';
import { teacherSchema } from '../records/teacher.ts';
import { trackSetSchema } from '../records/track-set.ts';
import { recordMap } from '../values/id.ts';
import { constraintGroupWeightsSchema } from '../values/weight.ts';

export const STORE_VERSION = 36;

/** The kinds of item that take colours from the palette in turn. */
export const coloredKinds = ['teachers', 'groups', 'classrooms', 'subjects'] as const;
export type ColoredKind = (typeof coloredKinds)[number];

const counter = z.int().min(0).default(0);

/** The draft: everything that a school has entered, as records by id (the stored `dataStore`). */
export const draftSchema = z.object({
  version: z.literal(STORE_VERSION).default(STORE_VERSION),
  schoolData: schoolDataSchema,
  teachers: recordMap(teacherSchema).default({}),
  groups: recordMap(groupSchema).default({}),
  classrooms: recordMap(classroomSchema).default({}),
  subjects: recordMap(subjectSchema).default({}),
  lessons: recordMap(lessonSchema).default({}),
  constraints: recordMap(constraintSchema).default({}),
  constraintGroupWeights: constraintGroupWeightsSchema.prefault({}),
  customViews: recordMap(customViewSchema).default({}),
  trackSets: recordMap(trackSetSchema).default({}),
  config: configSchema.prefault({}),
  pickedColors: z
    .object({ teachers: counter, groups: counter, classrooms: counter, subjects: counter })
    .prefault({}),
});
export type Draft = z.infer<typeof draftSchema>;
