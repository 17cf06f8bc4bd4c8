import type { CellRef, Id } from '@bellgrid/model';
import { WEIGHT } from '@bellgrid/model';
import { percentWeight } from '../source/percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import type { FetElement } from '../xml/fet-element.ts';
import { childCells } from './children.ts';
import { CARRIED, type ConstraintImporter, notCarried } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { referencedCells, referencedRooms, studentsOf, teacherOf } from './references.ts';

/** The physical rules, which every draft has. */
const basicTime: ConstraintImporter = {
  name: 'ConstraintBasicCompulsoryTime',
  children: {},
  carry: () => CARRIED,
};
const basicSpace: ConstraintImporter = { ...basicTime, name: 'ConstraintBasicCompulsorySpace' };

/** Breaks are cells of the structure without school. */
const breakTimes: ConstraintImporter = {
  name: 'ConstraintBreakTimes',
  children: childCells('Break_Time'),
  carry: (element, context) => {
    for (const { day, period } of referencedCells(element, context, 'Break_Time')) {
      const cell = context.structure.cells.find(
        (each) => each.dayIndex === day && each.periodIndex === period,
      );
      if (cell) cell.hasSchool = false;
    }
    return CARRIED;
  },
};

const blockedList = childCells('Not_Available_Time');

function blockedCells(element: FetElement, context: ImportContext): CellRef[] {
  return referencedCells(element, context, 'Not_Available_Time');
}

const teacherNotAvailable: ConstraintImporter = {
  name: 'ConstraintTeacherNotAvailableTimes',
  children: { Teacher: 'once', ...blockedList },
  carry: (element, context) => {
    const teacher = teacherOf(element, context);
    for (const cell of blockedCells(element, context)) context.block('teacher', teacher, cell);
    return CARRIED;
  },
};

/** A whole class is blocked in its calendar; of a part of a class, the lessons of these students are kept out. */
const studentsNotAvailable: ConstraintImporter = {
  name: 'ConstraintStudentsSetNotAvailableTimes',
  children: { Students: 'once', ...blockedList },
  carry: (element, context) => {
    const { atoms } = studentsOf(element, context);
    const cells = blockedCells(element, context);
    const blocked = new Set(atoms);
    const partial = context.classes.filter((each) => {
      if (!each.atoms.every((atom) => blocked.has(atom))) return haveCommonAtom(each.atoms, atoms);
      for (const cell of cells) context.block('group', each.id, cell);
      return false;
    });
    const lessons = [...context.lessons.values()].filter(
      (each) =>
        haveCommonAtom(each.atoms, atoms) && partial.some(({ id }) => each.lesson.groups.includes(id)),
    );
    const ids = lessons.map(({ lesson }) => lesson.id);
    if (ids.length > 0) {
      const kept = cellsOutside(cells, context);
      context.addToLessons('allowedCells', { lessons: ids, cells: kept, scope: 'whole' }, WEIGHT.HARD);
    }
    return CARRIED;
  },
};

function cellsOutside(blocked: readonly CellRef[], context: ImportContext): CellRef[] {
  const keys = new Set(blocked.map(({ day, period }) => `${day} ${period}`));
  return context.structure.cells
    .map(({ dayIndex, periodIndex }) => ({ day: dayIndex, period: periodIndex }))
    .filter(({ day, period }) => !keys.has(`${day} ${period}`));
}

/** A room's cells have the room's weight: of two rules of different weight about a room the first is carried. */
const roomNotAvailable: ConstraintImporter = {
  name: 'ConstraintRoomNotAvailableTimes',
  children: { Room: 'once', ...blockedList },
  carry: (element, context, percent) => {
    const { rooms, virtual } = referencedRooms(element, context);
    const cells = blockedCells(element, context);
    const weight = percentWeight(percent);
    const { classrooms, constraintGroupWeights } = context.draft;
    for (const room of rooms) {
      const record = classrooms[room];
      if (!record) continue;
      if (isBlockedAt(room, context)) {
        if (record.weight !== weight) return notCarried('imports.fet.reason.otherRoomWeight');
      } else if (weight !== WEIGHT.HARD) {
        record.weight = weight;
        constraintGroupWeights.classroomCalendar.enabled = true;
      }
      for (const cell of cells) context.block('classroom', room, cell);
    }
    return virtual.length > 0 ? notCarried('imports.fet.reason.ofVirtualRoom') : CARRIED;
  },
};

function isBlockedAt(room: Id, { draft }: ImportContext): boolean {
  return Object.values(draft.constraints).some((each) => each.type === 'classroom' && each.base === room);
}

/**
 * Calendars: the times of school, and the times at which a person is there. Breaks come first: later
 * importers may need to know when there is school.
 */
export const calendarImporters: readonly ConstraintImporter[] = [
  basicTime,
  basicSpace,
  breakTimes,
  teacherNotAvailable,
  studentsNotAvailable,
  roomNotAvailable,
];
