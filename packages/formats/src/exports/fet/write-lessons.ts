import { type Draft, type Id, type Lesson, roomsOf } from '@bellgrid/model';
import { constraintXml, type ExportContext } from './export-context.ts';
import type { FetNames } from './fet-names.ts';
import type { FetStudents } from './write-students.ts';
import { type Child, element } from './xml-text.ts';

/** FET's numbers: those of an imported file again, else in order. */
export function numberLessons(draft: Draft): Map<Id, number> {
  const lessons = Object.values(draft.subjects).flatMap((subject) => subject.lessons);
  const known = lessons.map((id) => Number(/^lesson-([1-9]\d{0,8})$/.exec(id)?.[1] ?? Number.NaN));
  const keep = !known.some(Number.isNaN);
  return new Map(lessons.map((id, index) => [id, keep ? (known[index] ?? 0) : index + 1]));
}

export function writeActivities(
  draft: Draft,
  names: FetNames,
  students: FetStudents,
  numbers: ReadonlyMap<Id, number>,
): string {
  return [...numbers]
    .flatMap(([id, number]) => {
      const lesson = draft.lessons[id];
      return lesson ? [activityXml(lesson, number, names, students)] : [];
    })
    .join('\n');
}

function activityXml(lesson: Lesson, number: number, names: FetNames, students: FetStudents): string {
  return element('Activity', [
    ...lesson.teachers.map((id): Child => ['Teacher', names.teachers.get(id) ?? id]),
    ['Subject', names.subjects.get(lesson.subject) ?? lesson.subject],
    ...students.studentsOf(lesson).map((name): Child => ['Students', name]),
    ['Duration', lesson.numPeriods],
    ['Total_Duration', lesson.numPeriods],
    ['Id', number],
    ['Activity_Group_Id', 0],
    ['Active', true],
    ['Comments', ''],
  ]);
}

/** Writes the places of the lessons. */
export function writePlacements({ draft, names, numbers }: ExportContext): string[] {
  return [...numbers].flatMap(([id, number]) => {
    const lesson = draft.lessons[id];
    if (!lesson?.timeSlot) return [];
    const { day, start } = lesson.timeSlot;
    return [
      constraintXml('ConstraintActivityPreferredStartingTime', 100, [
        ['Activity_Id', number],
        ['Preferred_Day', names.days[day] ?? ''],
        ['Preferred_Hour', names.hours[start] ?? ''],
        ['Permanently_Locked', lesson.locked],
      ]),
    ];
  });
}

/** The rooms that lessons choose among, or their one room; and their present rooms. */
export function writeRooms({ draft, names, numbers }: ExportContext): string[] {
  if (!draft.config.isClassroomsEnabled) return [];
  return [...numbers].flatMap(([id, number]) => {
    const lesson = draft.lessons[id];
    if (!lesson) return [];
    const rooms = roomsOf(draft, lesson);
    if ('fixed' in rooms) return rooms.fixed === null ? [] : [roomXml(number, rooms.fixed, true, names)];
    const list = rooms.choose.map((room): Child => ['Preferred_Room', names.classrooms.get(room) ?? room]);
    const choice = constraintXml('ConstraintActivityPreferredRooms', 100, [
      ['Activity_Id', number],
      ['Number_of_Preferred_Rooms', list.length],
      ...list,
    ]);
    return lesson.classroom === null
      ? [choice]
      : [choice, roomXml(number, lesson.classroom, lesson.locked, names)];
  });
}

function roomXml(number: number, room: Id, locked: boolean, names: FetNames): string {
  return constraintXml('ConstraintActivityPreferredRoom', 100, [
    ['Activity_Id', number],
    ['Room', names.classrooms.get(room) ?? room],
    ['Permanently_Locked', locked],
  ]);
}
