import { type Draft, type Id, type Lesson, MAX_PERIODS, type Subject, WEIGHT } from '@bellgrid/model';
import type { ReportBuilder } from '../report-builder.ts';
import type { FetActivity, FetFile } from '../source/fet-file.ts';
import type { StudentAtoms } from '../source/read-students.ts';
import { unionOf } from '../students/atom-sets.ts';
import type { SchoolClass } from './build-classes.ts';
import { colorAt } from './build-people.ts';
import { clip } from './clip.ts';
import { nameSubjects, reportNewNames } from './name-subjects.ts';
import { shortNames } from './short-names.ts';

const MAX_SUBJECT_NAME = 300;

/** A subject of the draft with the activities that are its lessons. */
export interface TaughtSubject {
  readonly id: Id;
  /** Number of the FET subject. */
  readonly origin: number;
  readonly originName: string;
  readonly atoms: StudentAtoms;
  readonly classes: readonly SchoolClass[];
  readonly teachers: readonly string[];
  readonly students: readonly string[];
  readonly activities: readonly FetActivity[];
}

/** Enters one subject per FET subject, set of teachers and set of students, and its lessons. */
export function buildSubjects(
  draft: Draft,
  file: FetFile,
  classes: readonly SchoolClass[],
  teacherIds: ReadonlyMap<string, Id>,
  structure: Id,
  warn: ReportBuilder['warn'],
): TaughtSubject[] {
  const taught = groupActivities(file, classes);
  const names = nameSubjects(taught);
  reportNewNames(taught, names, warn);
  const shorts = shortNames(file.subjects);
  draft.pickedColors.subjects = file.subjects.length;
  for (const subject of taught) {
    const record: Subject = {
      id: subject.id,
      name: clip(names.get(subject.id) ?? subject.originName, MAX_SUBJECT_NAME),
      shortName: shorts.get(subject.originName) ?? '',
      color: colorAt(subject.origin),
      groups: subject.classes.map(({ id }) => id),
      teachers: subject.teachers.flatMap((name) => teacherIds.get(name) ?? []),
      lessons: subject.activities.map(lessonId),
      classroom: null,
      viableClassrooms: [],
      structure,
      lessonsSpreadConstraint: { constraint: 'None', weight: WEIGHT.HARD },
      lessonsSamePeriod: false,
      lessonsModified: false,
    };
    draft.subjects[record.id] = record;
    for (const id of record.groups) draft.groups[id]?.subjects.push(record.id);
    for (const id of record.teachers) draft.teachers[id]?.subjects.push(record.id);
    subject.activities.forEach((activity, index) => {
      draft.lessons[lessonId(activity)] = lessonOf(activity, index, record);
    });
  }
  return taught;
}

function lessonId(activity: FetActivity): Id {
  return `lesson-${activity.id}`;
}

function lessonOf(activity: FetActivity, index: number, subject: Subject): Lesson {
  return {
    id: lessonId(activity),
    name: `${subject.name} (${index + 1})`,
    subject: subject.id,
    groups: [...subject.groups],
    teachers: [...subject.teachers],
    classroom: null,
    viableClassrooms: [],
    color: subject.color,
    numPeriods: Math.min(activity.duration, MAX_PERIODS),
    timeSlot: null,
    structure: subject.structure,
    weight: WEIGHT.HARD,
    locked: false,
  };
}

function groupActivities(file: FetFile, classes: readonly SchoolClass[]): TaughtSubject[] {
  const origins = new Map(file.subjects.map((name, index) => [name, index]));
  const classesOf = createClassLookup(classes);
  const found = new Map<string, FetActivity[]>();
  for (const activity of file.activities) {
    if (!activity.active) continue;
    const key = JSON.stringify([
      activity.subject,
      [...activity.teachers].sort(),
      [...activity.students].sort(),
    ]);
    const list = found.get(key);
    if (list) list.push(activity);
    else found.set(key, [activity]);
  }
  return [...found.values()].flatMap((activities, index) => {
    const [first] = activities;
    if (!first) return [];
    const atoms = unionOf(first.students.map((name) => file.students.byName.get(name)?.atoms ?? []));
    return {
      id: `subject-${index + 1}`,
      origin: origins.get(first.subject) ?? 0,
      originName: first.subject,
      atoms,
      classes: classesOf(atoms),
      teachers: first.teachers,
      students: first.students,
      activities,
    };
  });
}

/** The classes that a set of students touches, in order. */
function createClassLookup(classes: readonly SchoolClass[]): (atoms: StudentAtoms) => SchoolClass[] {
  const numberOfAtom = new Map(classes.flatMap(({ atoms }, index) => atoms.map((atom) => [atom, index])));
  return (atoms) => {
    const numbers = new Set(atoms.map((atom) => numberOfAtom.get(atom) ?? -1));
    return [...numbers].sort((a, b) => a - b).flatMap((index) => classes[index] ?? []);
  };
}
