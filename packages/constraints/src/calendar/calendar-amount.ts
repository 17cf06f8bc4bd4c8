import { type Draft, type Id, LEVEL } from '@bellgrid/model';
import {
  type BlockedCell,
  blockedCells,
  type CalendarType,
  cellsByDay,
  meets,
} from '../read/blocked-cells.ts';
import { computed } from '../read/memo.ts';
import { timesOf } from '../read/structure-times.ts';

/** The calendar cells of one item and level; those of a stronger level count before them. */
export interface CalendarRule {
  readonly type: CalendarType;
  readonly base: Id;
  readonly level: number;
}

/** The cells of a rule as periods of any structure. */
export interface BlockedPeriods {
  readonly own: readonly BlockedCell[];
  readonly stronger: readonly BlockedCell[];
  /** The blocked periods among `start` to `end` (exclusive) of a structure's day. */
  among(structure: Id, day: number, start: number, end: number): number[];
  /** The number of these periods. */
  count(structure: Id, day: number, start: number, end: number): number;
}

/** Reads the calendar once; each answer is then a look-up per period. */
export function blockedPeriods(draft: Draft, rule: CalendarRule): BlockedPeriods {
  const cells = blockedCells(draft, rule.type, rule.base);
  const own = cells.filter((cell) => cell.level === rule.level);
  const stronger = rule.level === LEVEL.SOFT ? cells.filter((cell) => cell.level === LEVEL.HARD) : [];
  const tables = new Map<Id, boolean[][]>();
  const tableOf = (structure: Id) =>
    computed(tables, structure, () => {
      const times = timesOf(draft, structure);
      const [owned, strong] = [cellsByDay(own), cellsByDay(stronger)];
      return draft.schoolData.days.map((_, day) => {
        const [mine = [], theirs = []] = [owned.get(day), strong.get(day)];
        if (mine.length === 0) return [];
        return (times?.starts ?? []).map((start, period) => {
          const end = times?.ends[period] ?? start;
          return meets(mine, day, start, end) && !meets(theirs, day, start, end);
        });
      });
    });
  return {
    own,
    stronger,
    among(structure, day, start, end) {
      const blocked = tableOf(structure)[day];
      const periods: number[] = [];
      for (let period = start; period < end; period += 1) if (blocked?.[period]) periods.push(period);
      return periods;
    },
    count(structure, day, start, end) {
      const blocked = tableOf(structure)[day];
      let count = 0;
      for (let period = start; period < end; period += 1) if (blocked?.[period]) count += 1;
      return count;
    },
  };
}
