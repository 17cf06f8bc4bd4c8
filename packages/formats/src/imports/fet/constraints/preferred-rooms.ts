import { type Id, value } from '@bellgrid/model';
import { nameMessage } from '../../report/warnings.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { Children } from './children.ts';
import {
  approximated,
  CARRIED,
  type ConstraintImporter,
  notCarried,
  type Outcome,
} from './constraint-importer.ts';
import type { ImportContext, RoomWish } from './import-context.ts';
import { type ActivityChoice, byId } from './lesson-choice.ts';
import { flagOf, type NamedRooms, referencedRooms, studentsOf, subjectOf, teacherOf } from './references.ts';

const ofSubject: ActivityChoice = {
  children: { Subject: 'once' },
  find: (element, context) => {
    const subject = subjectOf(element, context);
    return [...context.lessons.values()].filter(({ activity }) => activity.subject === subject);
  },
};

const ofTag: ActivityChoice = {
  children: { Activity_Tag: 'once' },
  find: (element, context) => {
    const tag = element.text('Activity_Tag');
    return [...context.lessons.values()].filter(({ activity }) => activity.tags.includes(tag));
  },
};

const ofSubjectAndTag: ActivityChoice = {
  children: { ...ofSubject.children, ...ofTag.children },
  find: (element, context) => {
    const tagged = new Set(ofTag.find(element, context));
    return ofSubject.find(element, context).filter((lesson) => tagged.has(lesson));
  },
};

/** FET gives home rooms to lessons of exactly that one set or teacher. */
const ofStudents: ActivityChoice = {
  children: { Students: 'once' },
  find: (element, context) => {
    const { name } = studentsOf(element, context);
    return [...context.lessons.values()].filter(
      ({ activity }) => activity.students.length === 1 && activity.students[0] === name,
    );
  },
};

const ofTeacher: ActivityChoice = {
  children: { Teacher: 'once' },
  find: (element, context) => {
    const teacher = teacherOf(element, context);
    return [...context.lessons.values()].filter(
      ({ lesson }) => lesson.teachers.length === 1 && lesson.teachers[0] === teacher,
    );
  },
};

interface Options {
  /** FET uses home rooms only for lessons without any other rule on rooms. */
  readonly home?: RoomWish['home'];
  /** The rule of one activity, by which FET also saves the rooms of a timetable. */
  readonly isOfActivity?: boolean;
}

/** `name` in the singular names one room, in the plural a list. */
function importers(name: string, choice: ActivityChoice, options: Options = {}): ConstraintImporter[] {
  return [
    importer(name, choice, { Room: 'once' }, options),
    importer(
      `${name}s`,
      choice,
      { Room: 'repeated', Number_of_Preferred_Rooms: 'optional' },
      {
        ...options,
        isOfActivity: false,
      },
    ),
  ];
}

const savedRoom: Children = {
  Permanently_Locked: 'optional',
  Real_Room: 'repeated',
  Number_of_Real_Rooms: 'optional',
};

function importer(
  name: string,
  choice: ActivityChoice,
  rooms: Children,
  { home = null, isOfActivity = false }: Options,
): ConstraintImporter {
  return {
    name,
    children: { ...choice.children, ...rooms, ...(isOfActivity ? savedRoom : {}) },
    carry: (element, context, percent) => {
      const named = referencedRooms(element, context);
      const lessons = choice.find(element, context);
      if (named.rooms.length === 0 && named.virtual.length === 0)
        return notCarried('imports.fet.reason.noRoom');
      const saved = isOfActivity && percent >= 100 ? savedRoomOf(element, context, named) : null;
      const wished = saved === null ? named.rooms : [saved];
      const isCurrent = saved !== null && !flagOf(element, 'Permanently_Locked', true);
      for (const { lesson } of lessons) {
        context.wishRoom(lesson, { rooms: wished, shared: named.shared, percent, home, isCurrent });
      }
      return wished.length > 0 ? outcome(percent, named) : notCarried('imports.fet.reason.emptyVirtualRooms');
    },
  };
}

/** The one room that a saved timetable has for a lesson; of a virtual room, that of the set that is kept. */
function savedRoomOf(element: FetElement, context: ImportContext, { rooms }: NamedRooms): Id | null {
  const real = element.texts('Real_Room').flatMap((name) => context.classroomIds.get(name) ?? []);
  if (real.length > 0) return real.find((id) => rooms.includes(id)) ?? real[0] ?? null;
  const [only, ...others] = rooms;
  return only !== undefined && others.length === 0 ? only : null;
}

function outcome(percent: number, { partial }: NamedRooms): Outcome {
  if (partial.length > 0) {
    const rooms = value.messages(partial.map(nameMessage), 'and');
    return approximated('imports.fet.reason.oneOfVirtual', { rooms });
  }
  if (percent < 100) return approximated('imports.fet.reason.preferredRoom');
  return CARRIED;
}

export const preferredRooms: readonly ConstraintImporter[] = [
  ...importers('ConstraintActivityPreferredRoom', byId, { isOfActivity: true }),
  ...importers('ConstraintSubjectPreferredRoom', ofSubject),
  ...importers('ConstraintActivityTagPreferredRoom', ofTag),
  ...importers('ConstraintSubjectActivityTagPreferredRoom', ofSubjectAndTag),
  ...importers('ConstraintStudentsSetHomeRoom', ofStudents, { home: 'students' }),
  ...importers('ConstraintTeacherHomeRoom', ofTeacher, { home: 'teacher' }),
];
