import { type CalendarConstraint, type Draft, type Id, LEVEL, WEIGHT } from '@bellgrid/model';
import { indexOf, push } from './draft-index.ts';
import { computed, remember } from './memo.ts';
import { timesOf } from './structure-times.ts';
import type { CellOf } from './violation.ts';
import { HARD, weighCalendar } from './weights.ts';

export type CalendarType = CalendarConstraint['type'];

/** A cell of an item's calendar that has an effect, with its minutes. */
export interface BlockedCell extends CellOf {
  readonly constraint: Id;
  readonly level: number;
  readonly startMinute: number;
  readonly endMinute: number;
}

type ByItem = ReadonlyMap<string, readonly BlockedCell[]>;

/** The cells of an item's calendar that have an effect at either level. */
export function blockedCells(draft: Draft, type: CalendarType, base: Id): readonly BlockedCell[] {
  return cellsByItem(draft).get(`${type} ${base}`) ?? [];
}

const cellsByItem = remember(readCells);

function readCells(draft: Draft): ByItem {
  const cells = new Map<string, BlockedCell[]>();
  const weights = new Map<string, number>();
  const { constraints } = indexOf(draft);
  for (const constraint of [...constraints.teacher, ...constraints.group, ...constraints.classroom]) {
    const { id, type, base, structure, day, period, level, weight } = constraint;
    if (weight === WEIGHT.OFF || (level !== LEVEL.SOFT && level !== LEVEL.HARD)) continue;
    const key = `${type} ${base} ${level}`;
    const effective = computed(weights, key, () => weighCalendar(draft, type, base, level));
    const times = timesOf(draft, structure);
    if (effective === 0 || !times?.school[day]?.[period]) continue;
    const startMinute = times.starts[period] ?? 0;
    const endMinute = times.ends[period] ?? 0;
    push(cells, `${type} ${base}`, { constraint: id, structure, day, period, level, startMinute, endMinute });
  }
  return cells;
}

/** The cells by day; days without any are left out. */
export function cellsByDay(cells: readonly BlockedCell[]): ReadonlyMap<number, readonly BlockedCell[]> {
  const days = new Map<number, BlockedCell[]>();
  for (const cell of cells) push(days, cell.day, cell);
  return days;
}

/** True when any of the cells meets these minutes of the day. */
export function meets(
  cells: readonly BlockedCell[],
  day: number,
  startMinute: number,
  endMinute: number,
): boolean {
  return cells.some(
    (cell) => cell.day === day && cell.startMinute < endMinute && startMinute < cell.endMinute,
  );
}

/** The cells in which the item can never have a lesson (effective weight hard). */
export function hardCells(draft: Draft, type: CalendarType, base: Id): readonly BlockedCell[] {
  const cells = blockedCells(draft, type, base);
  if (cells.length === 0) return cells;
  const hard = [LEVEL.SOFT, LEVEL.HARD].filter((level) => weighCalendar(draft, type, base, level) === HARD);
  return cells.filter(({ level }) => hard.some((each) => each === level));
}
