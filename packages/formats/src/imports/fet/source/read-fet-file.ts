import { type Message, value } from '@bellgrid/model';
import type { FetElement } from '../xml/fet-element.ts';
import { FetRefusal } from '../xml/refusal.ts';
import { isHalfDayEdition, usualBehavior, withCurrentNames } from './current-names.ts';
import type { FetFile, FetMode, FetRoom } from './fet-file.ts';
import { readActivities } from './read-activities.ts';
import { itemsOf, nameOf, readNames, readTimeNames } from './read-names.ts';
import { readStudents } from './read-students.ts';

/** FET's own value for a room without a limit. */
const NO_LIMIT = 30_000;

function readRooms(root: FetElement): FetRoom[] {
  return itemsOf(root, 'Rooms_List', 'Room').map((element) => {
    const seats = element.text('Capacity').trim();
    const capacity = Number(seats);
    return {
      name: nameOf(element),
      building: element.text('Building'),
      capacity: seats !== '' && capacity >= 0 ? capacity : NO_LIMIT,
      sets:
        element.text('Virtual').trim() === 'true'
          ? element.all('Set_of_Real_Rooms').map((set) => [...new Set(set.texts('Real_Room'))])
          : null,
    };
  });
}

const BLOCKS: Message = { code: 'imports.fet.mode.blocks' };
const TERMS: Message = { code: 'imports.fet.mode.terms' };
const otherModes: Readonly<Record<string, Message>> = { Block_Planning: BLOCKS, Terms: TERMS };

/**
 * Version and mode of the file.
 * @throws FetRefusal for versions before 5 and modes other than Official and Mornings-Afternoons.
 */
function readMode(root: FetElement): { version: string; mode: FetMode } {
  const version = root.attribute('version');
  const major = Number.parseInt(version, 10);
  if (!(major >= 5)) {
    const old = { code: 'imports.fet.oldVersion', values: { version: value.text(version) } };
    throw new FetRefusal(version === '' ? { code: 'imports.fet.noVersion' } : old, root.line, 'fet');
  }
  if (version.includes('-mathmake')) throw refuseMode(root, TERMS);
  if (version.includes('-bp')) throw refuseMode(root, BLOCKS);
  if (isHalfDayEdition(version)) return { version, mode: 'Mornings_Afternoons' };
  const mode = root.text('Mode').trim() || 'Official';
  if (mode === 'Official' || mode === 'Mornings_Afternoons') return { version, mode };
  const unknown = { code: 'imports.fet.mode.unknown', values: { mode: value.text(mode) } };
  throw refuseMode(root, otherModes[mode] ?? unknown);
}

function refuseMode(root: FetElement, message: Message): FetRefusal {
  return new FetRefusal(message, root.first('Mode')?.line ?? root.line, 'Mode');
}

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
