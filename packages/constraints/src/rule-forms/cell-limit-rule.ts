import type { CellRef, Placed, rules } from '@bellgrid/model';
import type * as z from 'zod';
import { type CellCounts, createCellCounts } from '../amounts/cell-counts.ts';
import { lessonsOfSet, setValue } from '../amounts/lesson-set.ts';
import { cellsValue } from '../amounts/message-values.ts';
import { placedAndUnplaced } from '../read/timetable-index.ts';
import type { Violation } from '../read/violation.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

export type CellLimitParams = z.infer<typeof rules.atMostAtATime.params>;

/** The differences between the limits on the lessons of a set in chosen cells. */
interface CellLimitRule {
  /** The violations of the placed lessons. */
  violationsOf(params: CellLimitParams, placed: readonly Placed[]): Violation[];
  /** Their amount for the engine. */
  amountOf(counts: CellCounts, max: number): number;
  /** Says it to the prover. */
  readonly prove: RuleForm<CellLimitParams>['prove'];
}

/** A limit on a set of lessons in chosen cells, by their indices in each lesson's structure. */
export function cellLimitRule(
  record: KindRecord<CellLimitParams>,
  { violationsOf, amountOf, prove }: CellLimitRule,
): RuleForm<CellLimitParams> {
  return {
    record,
    rule: (params, draft) => ({
      lessons: setValue(params),
      count: params.max,
      cells: cellsValue(draft, params),
    }),
    loosen: (params) => ({ ...params, max: params.max + 1 }),
    matches: (params, timetable) =>
      violationsOf(params, placedAndUnplaced(timetable, lessonsOfSet(timetable.draft, params)).placed),
    post: (params, builder) =>
      builder.evaluated(lessonsOfSet(builder.draft, params), ({ units }) => {
        const counts = createCellCounts(params.cells);
        return (start, _room, { startDay, startPeriod, startPeriodCount }) => {
          counts.clear();
          for (const unit of units) {
            const at = unit < 0 ? -1 : start[unit]!;
            if (at < 0) continue;
            const first = startPeriod[at]!;
            counts.add(startDay[at]!, first, first + startPeriodCount[at]!);
          }
          return amountOf(counts, params.max);
        };
      }),
    prove,
  };
}

/** True when a lesson at the place meets the cell. */
export function isIn({ day, start, end }: Pick<Placed, 'day' | 'start' | 'end'>, cell: CellRef): boolean {
  return cell.day === day && start <= cell.period && cell.period < end;
}
