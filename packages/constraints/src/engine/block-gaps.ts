import type { Lesson } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import { wideGapsOfMask } from './day-mask.ts';
import { createOccupancy, lengthsOf } from './occupancy.ts';

/**
 * Neighbouring blocks of a day with more than `spacing` periods between, lowered by unplaced lessons.
 * For drafts with one structure, whose atoms are its periods.
 * @param isStrict see `DayProfileRule`: for few lessons that can keep together from the first on.
 */
export function postBlockGaps(
  builder: ProblemBuilder,
  lessons: readonly Lesson[],
  spacing: number,
  isStrict = false,
): void {
  // Of two lessons, the one that stands alone has no gap to excuse.
  const lowering = lessons.length > 2 ? 'lessons' : 'none';
  const dayAmount = (_day: number, mask: number) => wideGapsOfMask(mask, spacing);
  if (lessons.length < 2 || builder.dayProfile(lessons, { max: 0, lowering, isStrict, dayAmount })) return;
  builder.evaluated(lessons, (view) => {
    const occupancy = createOccupancy(view, lengthsOf(lessons));
    return (start, _room, problem) => {
      occupancy.fill(start, problem);
      let amount = 0;
      for (let day = 0; day < view.dayCount; day += 1) {
        let empty = Number.NEGATIVE_INFINITY;
        for (let atom = day * view.atomsPerDay; atom < (day + 1) * view.atomsPerDay; atom += 1) {
          if (occupancy.busy[atom] === 0) {
            empty += 1;
            continue;
          }
          if (empty > spacing) amount += 1;
          empty = 0;
        }
      }
      return Math.max(0, amount - occupancy.unplacedLessons);
    };
  });
}
