import type { CalendarConstraint } from '../records/constraint.ts';
import { LEVEL, type Level } from '../records/weight.ts';

type CalendarType = CalendarConstraint['type'];

const cycles: Record<CalendarType, readonly Level[]> = {
  teacher: [LEVEL.NONE, LEVEL.SOFT, LEVEL.HARD],
  group: [LEVEL.NONE, LEVEL.HARD],
  classroom: [LEVEL.NONE, LEVEL.HARD],
};

/** The level after a click on a calendar cell; cells without school stay as they are. */
export function nextLevel(type: CalendarType, level: Level): Level {
  if (level === LEVEL.DISABLED) return level;
  const cycle = cycles[type];
  return cycle[(cycle.indexOf(level) + 1) % cycle.length] ?? LEVEL.NONE;
}

/**
 * The level that a click on a row or column header gives to every enabled cell in it: the one after the
 * level of the least restricted of them. DISABLED when none is enabled.
 */
export function nextLevelOfAll(type: CalendarType, levels: readonly Level[]): Level {
  const enabled = levels.filter((level) => level !== LEVEL.DISABLED);
  if (enabled.length === 0) return LEVEL.DISABLED;
  const least = cycles[type].find((level) => levels.includes(level));
  return nextLevel(type, least ?? LEVEL.HARD);
}
