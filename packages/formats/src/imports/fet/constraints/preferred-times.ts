import { percentWeight } from '../percent-weight.ts';
import type { FetElement } from '../xml/fet-element.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import type { ImportContext, ImportedLesson } from './import-context.ts';
import { isComponent, matchingLessons } from './matching-lessons.ts';
import { CARRIED } from './outcome.ts';
import { cellsOf, lessonsOf, numberOf } from './references.ts';

type FindLessons = (element: FetElement, context: ImportContext) => ImportedLesson[];

/** Lists of cells that lessons may start in, or have to stay in. */
function preferred(name: string, scope: 'start' | 'whole', find: FindLessons): ConstraintImporter {
  const what = scope === 'start' ? 'Preferred_Starting' : 'Preferred';
  const item = scope === 'start' ? 'Preferred_Starting_Time' : 'Preferred_Time_Slot';
  return {
    name,
    carry: (element, context, percent) => {
      const cells = cellsOf(element, context, item, `${what}_Day`, `${what}_Hour`);
      const lessons = find(element, context).map(({ lesson }) => lesson);
      if (lessons.length > 0) context.allowCells(lessons, cells, scope, percentWeight(percent));
      return CARRIED;
    },
  };
}

const components: FindLessons = (element, context) => {
  const number = numberOf(element, 'Component_Number', 1);
  return matchingLessons(element, context).filter((lesson) => isComponent(lesson, number));
};

export const preferredTimes: readonly ConstraintImporter[] = [
  preferred('ConstraintActivityPreferredStartingTimes', 'start', lessonsOf),
  preferred('ConstraintActivityPreferredTimeSlots', 'whole', lessonsOf),
  preferred('ConstraintActivitiesPreferredStartingTimes', 'start', matchingLessons),
  preferred('ConstraintActivitiesPreferredTimeSlots', 'whole', matchingLessons),
  preferred('ConstraintSubactivitiesPreferredStartingTimes', 'start', components),
  preferred('ConstraintSubactivitiesPreferredTimeSlots', 'whole', components),
];
