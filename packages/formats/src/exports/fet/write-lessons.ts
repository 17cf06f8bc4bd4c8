import { createRooms, type Draft, type Id, isSame, type Lesson, type Rooms } from '@bellgrid/model';
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

/** The home rooms of classes, the rooms that other lessons choose among, or their one room; and their present rooms. */
export function writeRooms({ draft, names, numbers }: ExportContext, students: FetStudents): string[] {
  if (!draft.config.isClassroomsEnabled) return [];
  const roomsOf = createRooms(draft);
  const lessons = [...numbers].flatMap(([id, number]) => {
    const lesson = draft.lessons[id];
    return lesson ? [{ lesson, number, rooms: roomsOf(lesson) }] : [];
  });
  const homes = homeRooms(draft, names, students, lessons);
  const atHome = new Set(homes.flatMap((home) => home.lessons));
  return [
    ...homes.map(({ group, room }) =>
      constraintXml('ConstraintStudentsSetHomeRoom', 100, [
        ['Students', group],
        ['Room', room],
      ]),
    ),
    ...lessons.flatMap(({ lesson, number, rooms }) => {
      if (atHome.has(lesson)) return [];
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
    }),
  ];
}

interface HomeRoom {
  readonly group: string;
  readonly room: string;
  readonly lessons: readonly Lesson[];
}

/**
 * The home rooms that FET gives to the same lessons: those of exactly that class without another rule on rooms. The room
 * of other classes is written with each of their lessons.
 */
function homeRooms(
  draft: Draft,
  names: FetNames,
  students: FetStudents,
  lessons: readonly { readonly lesson: Lesson; readonly rooms: Rooms }[],
): HomeRoom[] {
  const open = lessons.filter(
    ({ lesson, rooms }) =>
      'fixed' in rooms && (lesson.classroom ?? draft.subjects[lesson.subject]?.classroom ?? null) === null,
  );
  return Object.values(draft.groups).flatMap(({ id, name, classroom }) => {
    const group = names.groups.get(id) ?? name;
    const ours = open.filter(
      ({ lesson, rooms }) => lesson.groups.includes(id) && 'fixed' in rooms && rooms.fixed !== null,
    );
    const theirs = new Set(
      open.filter(({ lesson }) => isSame(students.studentsOf(lesson), [group])).map(({ lesson }) => lesson),
    );
    const isAlike = ours.length === theirs.size && ours.every(({ lesson }) => theirs.has(lesson));
    if (classroom === null || ours.length === 0 || !isAlike) return [];
    return [{ group, room: names.classrooms.get(classroom) ?? classroom, lessons: [...theirs] }];
  });
}

function roomXml(number: number, room: Id, locked: boolean, names: FetNames): string {
  return constraintXml('ConstraintActivityPreferredRoom', 100, [
    ['Activity_Id', number],
    ['Room', names.classrooms.get(room) ?? room],
    ['Permanently_Locked', locked],
  ]);
}
