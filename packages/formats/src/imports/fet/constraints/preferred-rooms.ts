import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { approximated, CARRIED, notCarried, type Outcome } from './outcome.ts';
import { lessonsOf, roomsOf, studentsOf, subjectOf, teacherOf } from './references.ts';

type FindLessons = (element: FetElement, context: ImportContext) => ImportedLesson[];

const ofSubject: FindLessons = (element, context) => {
  const subject = subjectOf(element, context, 'Subject');
  return [...context.lessons.values()].filter(({ activity }) => activity.subject === subject);
};

const ofTag: FindLessons = (element, context) => {
  const tag = element.text('Activity_Tag');
  return [...context.lessons.values()].filter(({ activity }) => activity.tags.includes(tag));
};

const ofSubjectAndTag: FindLessons = (element, context) => {
  const tagged = new Set(ofTag(element, context));
  return ofSubject(element, context).filter((lesson) => tagged.has(lesson));
};

/** FET gives home rooms to lessons of exactly that one set or teacher. */
const ofStudents: FindLessons = (element, context) => {
  const { name } = studentsOf(element, context, 'Students');
  return [...context.lessons.values()].filter(
    ({ activity }) => activity.students.length === 1 && activity.students[0] === name,
  );
};

const ofTeacher: FindLessons = (element, context) => {
  const teacher = teacherOf(element, context, 'Teacher');
  return [...context.lessons.values()].filter(
    ({ lesson }) => lesson.teachers.length === 1 && lesson.teachers[0] === teacher,
  );
};

const ofActivity: FindLessons = (element, context) => lessonsOf(element, context);

/** The singular form names one `Room`, the plural one a list of `Preferred_Room`. */
function importer(name: string, find: FindLessons, isHome = false): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      const { rooms, virtual } = roomsOf(element, context, element.has('Room') ? 'Room' : 'Preferred_Room');
      const lessons = find(element, context);
      if (rooms.length === 0 && virtual.length === 0) return notCarried('it names no room');
      const isCurrent =
        rooms.length > 0 &&
        name === 'ConstraintActivityPreferredRoom' &&
        percent >= 100 &&
        element.text('Permanently_Locked').trim() === 'false';
      for (const { lesson } of lessons) context.wishRoom(lesson, { rooms, percent, isHome, isCurrent });
      return rooms.length > 0 ? outcome(percent, virtual) : notCarried('its rooms are virtual');
    },
  };
}

function outcome(percent: number, virtual: readonly string[]): Outcome {
  if (virtual.length > 0) return approximated(`its virtual rooms are left out: ${virtual.join(', ')}`);
  if (percent < 100)
    return approximated(
      'a lesson that does not get the rooms of its wish takes another one; in FET it goes without a room',
    );
  return CARRIED;
}

export const preferredRooms: readonly ConstraintImporter[] = [
  importer('ConstraintActivityPreferredRoom', ofActivity),
  importer('ConstraintActivityPreferredRooms', ofActivity),
  importer('ConstraintSubjectPreferredRoom', ofSubject),
  importer('ConstraintSubjectPreferredRooms', ofSubject),
  importer('ConstraintActivityTagPreferredRoom', ofTag),
  importer('ConstraintActivityTagPreferredRooms', ofTag),
  importer('ConstraintSubjectActivityTagPreferredRoom', ofSubjectAndTag),
  importer('ConstraintSubjectActivityTagPreferredRooms', ofSubjectAndTag),
  importer('ConstraintStudentsSetHomeRoom', ofStudents, true),
  importer('ConstraintStudentsSetHomeRooms', ofStudents, true),
  importer('ConstraintTeacherHomeRoom', ofTeacher, true),
  importer('ConstraintTeacherHomeRooms', ofTeacher, true),
];
