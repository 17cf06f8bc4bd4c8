import { type Draft, type Id, LEVEL } from '@bellgrid/model';
import { timesOf } from '../structure-times.ts';
import { type BlockedCell, blockedCells, type CalendarType, meets } from './blocked-cells.ts';

/** The calendar cells of one item and level, and the cells of a stronger level that count before them. */
export interface CalendarRule {
  readonly type: CalendarType;
  readonly base: Id;
  readonly level: number;
}

interface Cells {
  readonly own: readonly BlockedCell[];
  readonly stronger: readonly BlockedCell[];
}

/** The cells that a calendar rule counts. */
export function cellsOf(draft: Draft, rule: CalendarRule): Cells {
  const cells = blockedCells(draft, rule.type, rule.base);
  return {
    own: cells.filter((cell) => cell.level === rule.level),
    stronger: rule.level === LEVEL.SOFT ? cells.filter((cell) => cell.level === LEVEL.HARD) : [],
  };
}

interface Where {
  readonly lesson: { readonly structure: Id };
  readonly day: number;
  readonly start: number;
  readonly end: number;
}

/** The periods (indices of the lesson's structure) in which it meets a cell of the rule. */
export function blockedPeriods(draft: Draft, cells: Cells, where: Where): number[] {
  const times = timesOf(draft, where.lesson.structure);
  const periods: number[] = [];
  if (!times) return periods;
  for (let period = where.start; period < where.end; period += 1) {
    const start = times.starts[period];
    const end = times.ends[period];
    if (start === undefined || end === undefined) continue;
    if (!meets(cells.own, where.day, start, end)) continue;
    if (!meets(cells.stronger, where.day, start, end)) periods.push(period);
  }
  return periods;
}
