import { regenerateTrackConstraints } from '../commands/rules/track-constraints.ts';
import type { Draft } from '../draft/draft.ts';
import { lessonName } from '../queries/lesson-name.ts';
import { palette } from '../records/color.ts';
import { groupSchema } from '../records/group.ts';
import { lessonSchema } from '../records/lesson.ts';
import { type Subject, subjectSchema } from '../records/subject.ts';
import { type TrackSet, trackSetSchema } from '../records/track-set.ts';
import type { Id } from '../values/id.ts';
import { type CourseName, courses } from './courses.ts';
import type { ExampleDivision, Teaching, Year } from './curriculum.ts';
import type { ExampleNames } from './example-names.ts';
import { addRule } from './rules.ts';

export const EXAMPLE_STRUCTURE = 'structure-1';

/** Adds the classes of a year with their subjects, lessons and divisions. Deterministic ids. */
export function addYear(draft: Draft, year: Year, names: ExampleNames): void {
  const groups = year.classes.map((each) => {
    const name = `${year.year}${each.letter}`;
    const id = `class-${name.toLowerCase()}`;
    const color = colorOf(Object.keys(draft.groups).length);
    const classroom = `room-${each.home}`;
    const isTracked = year.divisions.length > 0;
    draft.groups[id] = groupSchema.parse({
      id,
      name,
      color,
      structure: EXAMPLE_STRUCTURE,
      classroom,
      isTracked,
    });
    return id;
  });
  year.classes.forEach((each, index) => {
    const group = groups[index];
    if (group === undefined) return;
    const hour: Teaching = { course: 'classHour', teacher: each.tutor, lengths: [1] };
    for (const teaching of [...year.each, hour])
      addSubject(draft, names, teaching, [group], group.replace('class-', ''));
  });
  for (const division of year.divisions) addDivision(draft, names, year.year, groups, division);
}

/** One division of every class of the year; its courses are common to the classes and at the same time. */
function addDivision(
  draft: Draft,
  names: ExampleNames,
  year: number,
  groups: Id[],
  { key, tracks: teachings }: ExampleDivision,
): void {
  const subjects = teachings.map((teaching) => addSubject(draft, names, teaching, groups, String(year)));
  for (const group of groups) {
    const id = `division-${group.replace('class-', '')}-${key}`;
    const tracks = subjects.map((subject) => {
      return {
        id: `${id}-${subject.id.replace('subject-', '')}`,
        name: subject.name,
        subjects: [subject.id],
      };
    });
    const trackSet: TrackSet = trackSetSchema.parse({ id, name: names.divisions[key], group, tracks });
    draft.trackSets[id] = trackSet;
    regenerateTrackConstraints(draft, trackSet);
  }
  const [first, ...others] = subjects;
  for (const other of others) {
    if (!first) continue;
    addRule(draft, { type: 'subject', base: first.id, other: other.id, constraint: 'same time' });
  }
}

function addSubject(
  draft: Draft,
  names: ExampleNames,
  teaching: Teaching,
  groups: Id[],
  where: string,
): Subject {
  const course: { name: string; room?: string } = courses[teaching.course];
  const { name: courseName, shortName } = names.courses[teaching.course];
  const key = teaching.course.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const id = `subject-${where}-${key}`;
  const teachers = [`teacher-${teaching.teacher}`];
  const color = colorOf((Object.keys(courses) as CourseName[]).indexOf(teaching.course));
  const lessons = teaching.lengths.map((_, index) => `lesson-${where}-${key}-${index + 1}`);
  const common = { groups, teachers, color, structure: EXAMPLE_STRUCTURE };
  const subject = subjectSchema.parse({
    ...common,
    id,
    name: courseName,
    shortName,
    lessons,
    classroom: course.room ? `room-${course.room}` : null,
    viableClassrooms: (teaching.rooms ?? []).map((room) => `room-${room}`),
    lessonsSpreadConstraint: { constraint: teaching.spread ?? 'NoMoreThanOnePerDay' },
  });
  draft.subjects[id] = subject;
  lessons.forEach((lesson, index) => {
    const name = lessonName(courseName, index + 1);
    const numPeriods = teaching.lengths[index];
    draft.lessons[lesson] = lessonSchema.parse({ ...common, id: lesson, name, subject: id, numPeriods });
  });
  for (const group of groups) draft.groups[group]?.subjects.push(id);
  for (const teacher of teachers) draft.teachers[teacher]?.subjects.push(id);
  return subject;
}

export function colorOf(index: number): string {
  return palette[index % palette.length]?.value ?? palette[0].value;
}
