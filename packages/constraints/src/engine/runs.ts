import type { Lesson } from '@bellgrid/model';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import { longRunsOfMask } from './day-mask.ts';
import { createOccupancy, lengthsOf } from './occupancy.ts';

/**
 * Σ over runs max(0, periods − most); a run ends with `breakSize` empty periods. For drafts with one
 * structure, whose atoms are its periods.
 */
export function postRuns(
  builder: ProblemBuilder,
  lessons: readonly Lesson[],
  most: number,
  breakSize: number,
): void {
  const dayAmount = (_day: number, mask: number) => longRunsOfMask(mask, most, breakSize);
  if (builder.dayProfile(lessons, { max: 0, lowering: 'none', dayAmount })) return;
  builder.evaluated(lessons, (view) => {
    const occupancy = createOccupancy(view, lengthsOf(lessons));
    return (start, _room, problem) => {
      occupancy.fill(start, problem);
      let amount = 0;
      for (let day = 0; day < view.dayCount; day += 1) {
        let run = 0;
        let empty = 0;
        for (let atom = day * view.atomsPerDay; atom < (day + 1) * view.atomsPerDay; atom += 1) {
          if (occupancy.busy[atom] === 0) {
            empty += 1;
            continue;
          }
          if (empty >= breakSize) run = 0;
          empty = 0;
          run += 1;
          if (run > most) amount += 1;
        }
      }
      return amount;
    };
  });
}
