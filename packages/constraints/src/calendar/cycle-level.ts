import { type CalendarConstraint, LEVEL, type Level } from '@bellgrid/model';

type CalendarType = CalendarConstraint['type'];

/** The levels that a click goes through, in order of restriction; after the last comes the first. */
const CYCLES: Record<CalendarType, readonly Level[]> = {
  teacher: [LEVEL.NONE, LEVEL.SOFT, LEVEL.HARD],
  group: [LEVEL.NONE, LEVEL.HARD],
  classroom: [LEVEL.NONE, LEVEL.HARD],
};

/**
 * The level of a calendar cell after a click. A cell without school does not change; a level that the
 * item's calendar does not know becomes its first.
 */
export function nextLevel(type: CalendarType, level: Level): Level {
  if (level === LEVEL.DISABLED) return level;
  const cycle = CYCLES[type];
  return cycle[(cycle.indexOf(level) + 1) % cycle.length] ?? LEVEL.NONE;
}

/**
 * The levels of a row or column after a click on its header: every cell with school takes the level that
 * follows that of the least restricted one. Cells without school do not change.
 */
export function nextLevels(type: CalendarType, levels: readonly Level[]): Level[] {
  const least = ([LEVEL.NONE, LEVEL.SOFT, LEVEL.HARD] as const).find((level) => levels.includes(level));
  if (least === undefined) return [...levels];
  const next = nextLevel(type, least);
  return levels.map((level) => (level === LEVEL.DISABLED ? level : next));
}
