import type { FetElement } from '../xml/fet-element.ts';
import type { FetRefusal } from '../xml/refusal.ts';
import { usualBehavior, withCurrentNames } from './current-names.ts';
import type { FetFile } from './fet-file.ts';
import { readActivities } from './read-activities.ts';
import { readMode } from './read-mode.ts';
import { itemsOf, nameOf, readNames, readTimeNames } from './read-names.ts';
import { readRooms } from './read-rooms.ts';
import { readStudents } from './read-students.ts';

/**
 * Reads the root element into plain data. Activities that cannot be read are passed to `refuse`.
 * @throws FetRefusal when the rest cannot be read.
 */
export function readFetFile(root: FetElement, refuse: (refusal: FetRefusal) => void): FetFile {
  const { version, mode } = readMode(root);
  const days = readTimeNames(root, 'Days_List', 'Day');
  const hours = readTimeNames(root, 'Hours_List', 'Hour');
  const subjects = readNames(root, 'Subjects_List', 'Subject');
  readNames(root, 'Teachers_List', 'Teacher');
  readNames(root, 'Rooms_List', 'Room');
  const teachers = itemsOf(root, 'Teachers_List', 'Teacher').map((element) => ({
    name: nameOf(element),
    behavior: element.text('Mornings_Afternoons_Behavior').trim() || usualBehavior(version),
  }));
  const students = readStudents(root);
  const known = {
    subjects: new Set(subjects),
    teachers: new Set(teachers.map(({ name }) => name)),
    students: students.byName,
  };
  return {
    version,
    mode,
    institution: root.text('Institution_Name'),
    days,
    hours,
    subjects,
    teachers,
    students,
    activities: readActivities(root, known, refuse),
    rooms: readRooms(root),
    constraints: ['Time_Constraints_List', 'Space_Constraints_List'].flatMap((list) =>
      constraintsIn(root, list, version),
    ),
  };
}

function constraintsIn(root: FetElement, list: string, version: string): FetElement[] {
  return root
    .all(list)
    .flatMap((element) => element.childTags().flatMap((tag) => element.all(tag)))
    .map((constraint) => withCurrentNames(version, constraint));
}
