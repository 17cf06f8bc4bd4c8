import { percentWeight } from '../percent-weight.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { approximated, CARRIED, notCarried, type Outcome } from './outcome.ts';
import { lessonsOf } from './references.ts';

/** Rules between the first lesson and each other one: all are kept exactly when all lessons agree. */
function importer(
  name: string,
  constraint: 'same day' | 'same period',
  inHalfDays: Outcome,
): ConstraintImporter {
  return {
    name,
    carry: (element, context, percent) => {
      const isOfficial = context.file.mode === 'Official';
      if (!isOfficial && inHalfDays.kind === 'notCarried') return inHalfDays;
      const [first, ...others] = lessonsOf(element, context);
      const weight = percentWeight(percent);
      for (const { lesson } of others) {
        const pair = { base: first?.lesson.id ?? lesson.id, other: lesson.id, values: [], metaData: null };
        context.add({ type: 'lesson', constraint, ...pair, weight });
      }
      return isOfficial ? CARRIED : inHalfDays;
    },
  };
}

export const sameStartingDayOrHour: readonly ConstraintImporter[] = [
  importer(
    'ConstraintActivitiesSameStartingDay',
    'same day',
    approximated('a morning and its afternoon are one day'),
  ),
  importer(
    'ConstraintActivitiesSameStartingHour',
    'same period',
    notCarried('in this mode the same hour of a morning and of an afternoon count as one'),
  ),
];
