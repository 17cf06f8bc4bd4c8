import type { CellRef, Id } from '@bellgrid/model';
import { WEIGHT } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import { haveCommonAtom } from '../students/atom-sets.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { cellsOf, roomsOf, studentsOf, teacherOf } from './references.ts';

function blockedCells(element: FetElement, context: ImportContext): CellRef[] {
  return cellsOf(element, context, 'Not_Available_Time', 'Day', 'Hour');
}

export const teacherNotAvailable: ConstraintImporter = {
  name: 'ConstraintTeacherNotAvailableTimes',
  carry: (element, context) => {
    const teacher = teacherOf(element, context, 'Teacher');
    for (const cell of blockedCells(element, context)) context.block('teacher', teacher, cell);
    return CARRIED;
  },
};

/** A room's cells have the room's weight: of two rules of different weight about a room the first stands. */
export const roomNotAvailable: ConstraintImporter = {
  name: 'ConstraintRoomNotAvailableTimes',
  carry: (element, context, percent) => {
    const { rooms, virtual } = roomsOf(element, context, 'Room');
    const cells = blockedCells(element, context);
    const weight = percentWeight(percent);
    const { classrooms, constraintGroupWeights } = context.draft;
    for (const room of rooms) {
      const record = classrooms[room];
      if (!record) continue;
      if (isBlockedAt(room, context)) {
        if (record.weight !== weight) return notCarried('the room is not available with another weight, too');
      } else if (weight !== WEIGHT.HARD) {
        record.weight = weight;
        constraintGroupWeights.classroomCalendar.enabled = true;
      }
      for (const cell of cells) context.block('classroom', room, cell);
    }
    return virtual.length > 0 ? notCarried('it is about a virtual room') : CARRIED;
  },
};

function isBlockedAt(room: Id, { draft }: ImportContext): boolean {
  return Object.values(draft.constraints).some((each) => each.type === 'classroom' && each.base === room);
}

/** A whole class is blocked in its calendar; of a part of a class, the lessons of these students are kept out. */
export const studentsNotAvailable: ConstraintImporter = {
  name: 'ConstraintStudentsSetNotAvailableTimes',
  carry: (element, context) => {
    const { atoms } = studentsOf(element, context, 'Students');
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
    if (lessons.length > 0) {
      const kept = cellsOutside(cells, context);
      context.allowCells(
        lessons.map(({ lesson }) => lesson),
        kept,
        'whole',
        WEIGHT.HARD,
      );
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
