import { percentWeight } from '../percent-weight.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { CARRIED } from './outcome.ts';
import { cellsOf, lessonsOf, numberOf } from './references.ts';

/** A limit on how a set of lessons uses chosen cells of the week. */
function importer(
  name: string,
  constraint: 'occupyAtMost' | 'atMostAtATime',
  child: string,
): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      const lessons = lessonsOf(element, context).map(({ lesson }) => lesson.id);
      const cells = cellsOf(element, context, 'Selected_Time_Slot', 'Selected_Day', 'Selected_Hour');
      const max = numberOf(element, child);
      if (lessons.length === 0 || cells.length === 0) return CARRIED;
      context.add({ type: 'lessons', constraint, lessons, cells, max, weight: percentWeight(percent) });
      return CARRIED;
    },
  };
}

export const selectedTimeSlots: readonly ConstraintImporter[] = [
  importer(
    'ConstraintActivitiesOccupyMaxTimeSlotsFromSelection',
    'occupyAtMost',
    'Max_Number_of_Occupied_Time_Slots',
  ),
  importer(
    'ConstraintActivitiesMaxSimultaneousInSelectedTimeSlots',
    'atMostAtATime',
    'Max_Number_of_Simultaneous_Activities',
  ),
];
