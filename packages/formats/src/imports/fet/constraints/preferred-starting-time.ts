import { type CellRef, type Lesson, WEIGHT } from '@bellgrid/model';
import { percentWeight } from '../percent-weight.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext } from './import-context.ts';
import { CARRIED, notCarried } from './outcome.ts';
import { cellOf, lessonsOf } from './references.ts';

/**
 * With weight 100 a placement, locked when the file says so (a saved timetable is not); with less, a
 * preferred start.
 */
export const preferredStartingTime: ConstraintImporter = {
  name: 'ConstraintActivityPreferredStartingTime',
  carry: (element, context, percent) => {
    const cell = cellOf(element, context, 'Preferred_Day', 'Preferred_Hour');
    const [found] = lessonsOf(element, context);
    if (!found) return notCarried('its activity is not active');
    const { lesson } = found;
    if (percent < 100) {
      context.allowCells([lesson], [cell], 'start', percentWeight(percent));
      return CARRIED;
    }
    const locked = element.text('Permanently_Locked').trim() === 'true';
    if (!fits(lesson, cell, context)) {
      if (locked) context.allowCells([lesson], [cell], 'start', WEIGHT.HARD);
      return notCarried('the lesson does not fit into the day there');
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
