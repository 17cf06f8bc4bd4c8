import {
  abbreviate,
  type ClassPart,
  compareNames,
  type Draft,
  type ExportSettings,
  type Id,
  type Placed,
  partsBySubject,
  teacherShortName,
  timetableOf,
} from '@bellgrid/model';
import { colorOfLesson, type ExportLesson, printedPeriod } from './schedule-data.ts';
import { type UsedPeriods, usedPeriods } from './used-periods.ts';

/** The lessons of a draft for an export: those in a row of their structure, and the others. */
export interface ReadLessons {
  readonly placed: readonly PlacedLesson[];
  readonly unplaced: readonly Draft['lessons'][string][];
  /** The periods that the lessons of each structure use. */
  readonly used: ReadonlyMap<Id, UsedPeriods>;
}

export interface PlacedLesson {
  readonly lesson: ExportLesson;
  readonly at: Placed;
}

/** Reads the lessons of the draft with all names. Lessons outside of their structure count as not placed. */
export function readLessons(draft: Draft, settings: ExportSettings): ReadLessons {
  const timetable = timetableOf(draft);
  const parts = partsBySubject(draft);
  const placed: PlacedLesson[] = [];
  const unplaced = [...timetable.unplaced];
  for (const at of timetable.placed.values()) {
    const structure = draft.schoolData.structures[at.lesson.structure];
    const isInside =
      structure && at.end <= structure.periods.length && draft.schoolData.days[at.day] !== undefined;
    if (isInside) placed.push({ lesson: read(draft, settings, at, parts), at });
    else unplaced.push(at.lesson);
  }
  placed.sort(
    (a, b) =>
      a.at.day - b.at.day ||
      a.at.startMinute - b.at.startMinute ||
      compareNames(a.lesson.subjectName, b.lesson.subjectName) ||
      compareNames(a.lesson.lessonName, b.lesson.lessonName),
  );
  return { placed, unplaced, used: usedPeriods(placed) };
}

function read(
  draft: Draft,
  settings: ExportSettings,
  at: Placed,
  parts: ReadonlyMap<Id, readonly ClassPart[]>,
): ExportLesson {
  const { lesson, classroom } = at;
  const subject = draft.subjects[lesson.subject];
  const structure = draft.schoolData.structures[lesson.structure];
  const subjectName = subject?.name ?? lesson.name;
  const teachers = lesson.teachers
    .flatMap((id) => draft.teachers[id] ?? [])
    .sort((a, b) => compareNames(a.name, b.name));
  const periodLabel = (index: number): string => printedPeriod(structure?.periods[index], index);
  return {
    id: lesson.id,
    lessonName: lesson.name,
    subjectName,
    subjectShortName: subject?.shortName || abbreviate(subjectName),
    classes: lesson.groups.flatMap((id) => draft.groups[id]?.name ?? []).sort(compareNames),
    teachers: teachers.map(({ name }) => name),
    teacherShortNames: teachers.map((teacher) => teacherShortName(draft, teacher)),
    classroom: (classroom === null ? undefined : draft.classrooms[classroom]?.name) ?? null,
    parts: (parts.get(lesson.subject) ?? []).filter(({ group }) => lesson.groups.includes(group)),
    structure: structure?.name ?? '',
    day: draft.schoolData.days[at.day]?.label ?? '',
    dayIndex: at.day,
    period: periodLabel(at.start),
    lastPeriod: periodLabel(at.end - 1),
    start: at.start,
    end: at.end,
    startMinute: at.startMinute,
    endMinute: at.endMinute,
    lessonColor: colorOfLesson(draft, lesson, classroom, settings.filterColor),
  };
}
