import type * as z from 'zod';
import { addTrackConstraints } from '../commands/rules/track-constraints.ts';
import { createDraft } from '../draft/create-draft.ts';
import { allCells } from '../draft/default-structure.ts';
import type { Draft } from '../draft/draft.ts';
import { classroomSchema } from '../records/classroom.ts';
import { groupSchema } from '../records/group.ts';
import { type Lesson, lessonSchema } from '../records/lesson.ts';
import { constraintSchema } from '../records/rules/constraint.ts';
import { type ScheduleStructure, scheduleStructureSchema } from '../records/schedule-structure.ts';
import { subjectSchema } from '../records/subject.ts';
import { teacherSchema } from '../records/teacher.ts';
import { trackSetSchema } from '../records/track-set.ts';
import type { Id } from '../values/id.ts';

type Bells = readonly (readonly [start: number, end: number])[];

interface SubjectOptions {
  groups?: Id[];
  teachers?: Id[];
  /** The length of each lesson, in periods; the lessons are named `<subject>1`, `<subject>2` … */
  lengths?: number[];
  classroom?: Id | null;
  viableClassrooms?: Id[];
  structure?: Id;
}

/**
 * A small world for tests: 5 days of 6 periods of 50 minutes from 08:00 with a break of 10 minutes after
 * each and no lunch. Items are added by id; their name is the id.
 */
export function createWorld(bells: Bells = evenBells(6)) {
  const draft = createDraft({ schoolName: 'Test school' });
  draft.schoolData.structures = {};
  addStructure(draft, 's', bells);
  const world = {
    draft,
    structure: (id: Id, periods: Bells) => addStructure(draft, id, periods),
    group(id: Id, more: Partial<z.input<typeof groupSchema>> = {}) {
      draft.groups[id] = groupSchema.parse({ id, name: id, structure: 's', ...more });
      return world;
    },
    teacher(id: Id) {
      draft.teachers[id] = teacherSchema.parse({ id, name: id });
      return world;
    },
    classroom(id: Id) {
      draft.classrooms[id] = classroomSchema.parse({ id, name: id });
      draft.config.isClassroomsEnabled = true;
      return world;
    },
    subject(id: Id, options: SubjectOptions = {}) {
      addSubject(draft, id, options);
      return world;
    },
    division(id: Id, group: Id, tracks: Id[][]) {
      const named = tracks.map((subjects, index) => ({
        id: `${id}-${index}`,
        name: `Track ${index}`,
        subjects,
      }));
      const trackSet = trackSetSchema.parse({ id, name: id, group, tracks: named });
      draft.trackSets[id] = trackSet;
      addTrackConstraints(draft, trackSet);
      draft.config.isTracksEnabled = true;
      const owner = draft.groups[group];
      if (owner) owner.isTracked = true;
      return world;
    },
    constraint(constraint: z.input<typeof constraintSchema>) {
      draft.constraints[constraint.id] = constraintSchema.parse(constraint);
      return world;
    },
    at(lesson: Id, day: number, start: number) {
      const record = world.lesson(lesson);
      record.timeSlot = { day, start, end: start + record.numPeriods };
      return world;
    },
    lesson(id: Id): Lesson {
      const lesson = draft.lessons[id];
      if (!lesson) throw new Error(`the world has no lesson '${id}'`);
      return lesson;
    },
  };
  return world;
}

export function evenBells(count: number): Bells {
  return Array.from({ length: count }, (_, index) => [480 + index * 60, 530 + index * 60] as const);
}

function addStructure(draft: Draft, id: Id, bells: Bells): ScheduleStructure {
  const periods = bells.map(([periodStart, periodEnd], index) => {
    return { id: `${id}-p${index}`, index, label: `${index + 1}`, periodStart, periodEnd };
  });
  const cells = allCells(draft.schoolData.days.length, periods.length);
  const structure = scheduleStructureSchema.parse({ id, name: id, periods, cells });
  draft.schoolData.structures[id] = structure;
  return structure;
}

function addSubject(draft: Draft, id: Id, options: SubjectOptions): void {
  const { groups = [], teachers = [], lengths = [1], classroom = null, viableClassrooms = [] } = options;
  const structure = options.structure ?? draft.groups[groups[0] ?? '']?.structure ?? 's';
  const lessons = lengths.map((_, index) => `${id}${index + 1}`);
  const common = { groups, teachers, structure };
  draft.subjects[id] = subjectSchema.parse({ ...common, id, name: id, lessons, classroom, viableClassrooms });
  lessons.forEach((lesson, index) => {
    const fields = { id: lesson, name: `${id} (${index + 1})`, subject: id, numPeriods: lengths[index] };
    draft.lessons[lesson] = lessonSchema.parse({ ...common, ...fields });
  });
  for (const group of groups) draft.groups[group]?.subjects.push(id);
  for (const teacher of teachers) draft.teachers[teacher]?.subjects.push(id);
}
