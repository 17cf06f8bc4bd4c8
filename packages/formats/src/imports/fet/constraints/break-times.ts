import type { ConstraintImporter } from './constraint-importer.ts';
import { CARRIED } from './outcome.ts';
import { cellsOf } from './references.ts';

/** Breaks are cells of the bell without school. */
export const breakTimes: ConstraintImporter = {
  name: 'ConstraintBreakTimes',
  carry: (element, context) => {
    for (const { day, period } of cellsOf(element, context, 'Break_Time', 'Day', 'Hour')) {
      const cell = context.structure.cells.find(
        (each) => each.dayIndex === day && each.periodIndex === period,
      );
      if (cell) cell.hasSchool = false;
    }
    return CARRIED;
  },
};
