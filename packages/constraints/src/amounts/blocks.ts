import { type Draft, gap, mergeBlocks, type Placed, type Units } from '@bellgrid/model';
import type { Violation } from '../read/violation.ts';
import { daysValue, named, timeValue, type Values } from './message-values.ts';
import { cellsOfPlaced } from './unary.ts';

/** Neighbouring blocks of a day with a gap above `spacing`, each 1. The text also has `gap`, `day`, `first` and `second`. */
export function gapViolations(
  draft: Draft,
  days: ReadonlyMap<number, readonly Placed[]>,
  spacing: number,
  units: Units,
  code: string,
  values: Values,
): Violation[] {
  const violations: Violation[] = [];
  for (const [day, placed] of days) {
    const blocks = mergeBlocks(placed);
    for (let i = 1; i < blocks.length; i += 1) {
      const [earlier, later] = [blocks[i - 1]!, blocks[i]!];
      const between = gap(draft, earlier, later, units);
      if (between <= spacing) continue;
      const last = earlier.placed.at(-1)!;
      const next = later.placed[0]!;
      violations.push({
        amount: 1,
        lessons: [last.lesson.id, next.lesson.id],
        cells: [...cellsOfPlaced(last), ...cellsOfPlaced(next)],
        message: {
          code,
          values: {
            ...values,
            gap: timeValue(between, units),
            day: daysValue(day),
            first: named('lesson', last.lesson.id),
            second: named('lesson', next.lesson.id),
          },
        },
      });
    }
  }
  return violations;
}
