import * as z from 'zod';
import { classroomSchema } from './classroom.ts';
import { configSchema } from './config.ts';
import { constraintSchema } from './constraint.ts';
import { customViewSchema } from './custom-view.ts';
import { groupSchema } from './group.ts';
import { recordMap } from './id.ts';
import { lessonSchema } from './lesson.ts';
import { schoolDataSchema } from './school-data.ts';
import { subjectSchema } from './subject.ts';
import { teacherSchema } from './teacher.ts';
import { trackSetSchema } from './track-set.ts';
import { constraintGroupWeightsSchema } from './weight.ts';

export const STORE_VERSION = 27;

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
