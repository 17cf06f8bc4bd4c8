import { type CellRef, type Lesson, WEIGHT, type Weight } from '@bellgrid/model';
import { percentWeight } from '../source/percent-weight.ts';
import { childCells } from './children.ts';
import { CARRIED, type ConstraintImporter, notCarried } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { type ActivityChoice, byDescription, byId, componentOf } from './lesson-choice.ts';
import { cellOf, flagOf, lessonsOf, referencedCells, referencedDay } from './references.ts';

/**
 * With weight 100 a placement, locked if the file locks it (a saved timetable does not); with less, a
 * preferred start.
 */
const startingTime: ConstraintImporter = {
  name: 'ConstraintActivityPreferredStartingTime',
  children: { Activity_Id: 'once', Day: 'once', Hour: 'once', Permanently_Locked: 'optional' },
  carry: (element, context, percent) => {
    const cell = cellOf(element, context);
    const [found] = lessonsOf(element, context);
    if (!found) return notCarried('imports.fet.reason.inactiveActivity');
    const { lesson } = found;
    const allow = (weight: Weight): void =>
      context.addToLessons('allowedCells', { lessons: [lesson.id], cells: [cell], scope: 'start' }, weight);
    if (percent < 100) {
      allow(percentWeight(percent));
      return CARRIED;
    }
    const locked = flagOf(element, 'Permanently_Locked', false);
    if (!fits(lesson, cell, context)) {
      if (locked) allow(WEIGHT.HARD);
      return notCarried('imports.fet.reason.doesNotFit');
    }
    if (lesson.locked && !locked) return CARRIED;
    lesson.timeSlot = { day: cell.day, start: cell.period, end: cell.period + lesson.numPeriods };
    lesson.locked = locked;
    return CARRIED;
  },
};

function fits(lesson: Lesson, cell: CellRef, context: ImportContext): boolean {
  return cell.period + lesson.numPeriods <= context.structure.periods.length;
}

/** Lists of cells that lessons may start in, or have to stay in. */
function preferred(name: string, scope: 'start' | 'whole', choice: ActivityChoice): ConstraintImporter {
  const item = scope === 'start' ? 'Preferred_Starting_Time' : 'Preferred_Time_Slot';
  return {
    name,
    children: { ...choice.children, ...childCells(item) },
    carry: (element, context, percent) => {
      const cells = referencedCells(element, context, item);
      const lessons = choice.find(element, context).map(({ lesson }) => lesson.id);
      if (lessons.length > 0)
        context.addToLessons('allowedCells', { lessons, cells, scope }, percentWeight(percent));
      return CARRIED;
    },
  };
}

/** Any hour of one day (in the mornings-afternoons mode, of one half-day). */
const preferredDay: ConstraintImporter = {
  name: 'ConstraintActivityPreferredDay',
  children: { Activity_Id: 'once', Day: 'once' },
  carry: (element, context, percent) => {
    const day = referencedDay(element, context);
    const cells = context.file.hours.map((_, hour) => context.grid.cell(day, hour));
    const lessons = lessonsOf(element, context).map(({ lesson }) => lesson.id);
    if (lessons.length > 0)
      context.addToLessons('allowedCells', { lessons, cells, scope: 'start' }, percentWeight(percent));
    return CARRIED;
  },
};

export const preferredTimes: readonly ConstraintImporter[] = [
  startingTime,
  preferred('ConstraintActivityPreferredStartingTimes', 'start', byId),
  preferred('ConstraintActivityPreferredTimeSlots', 'whole', byId),
  preferred('ConstraintActivitiesPreferredStartingTimes', 'start', byDescription),
  preferred('ConstraintActivitiesPreferredTimeSlots', 'whole', byDescription),
  preferred('ConstraintSubactivitiesPreferredStartingTimes', 'start', componentOf),
  preferred('ConstraintSubactivitiesPreferredTimeSlots', 'whole', componentOf),
  preferredDay,
];
