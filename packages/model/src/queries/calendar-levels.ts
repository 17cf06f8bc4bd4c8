import type { Draft } from '../draft/draft.ts';
import type { CalendarConstraint } from '../records/rules/constraint.ts';
import { hasSchool } from '../timetable/school-time.ts';
import type { Id } from '../values/id.ts';
import { LEVEL, type Level } from '../values/weight.ts';

/** The levels that some items have in one cell, each once, the least restricted first; `[DISABLED]` without school. */
export type CellLevels = readonly Level[];

const NO_SCHOOL: CellLevels = [LEVEL.DISABLED];

/** The calendars of some items in one structure, as `[day][period]`. */
export function calendarLevels(
  draft: Pick<Draft, 'constraints' | 'schoolData'>,
  type: CalendarConstraint['type'],
  bases: readonly Id[],
  structureId: Id,
): readonly (readonly CellLevels[])[] {
  const structure = draft.schoolData.structures[structureId];
  const wanted = new Set(bases);
  const set = new Map<string, Level[]>();
  for (const cell of Object.values(draft.constraints)) {
    if (cell.type !== type || cell.structure !== structureId || !wanted.has(cell.base)) continue;
    const key = `${cell.day}:${cell.period}`;
    const known = set.get(key);
    if (known) known.push(cell.level);
    else set.set(key, [cell.level]);
  }
  const levelsOf = (day: number, period: number): CellLevels => {
    if (!structure || !hasSchool(structure, day, period)) return NO_SCHOOL;
    const levels = set.get(`${day}:${period}`) ?? [];
    const distinct = new Set(levels.length < wanted.size ? [LEVEL.NONE, ...levels] : levels);
    return [...distinct].sort((a, b) => a - b);
  };
  return draft.schoolData.days.map((_, day) =>
    (structure?.periods ?? []).map((_, period) => levelsOf(day, period)),
  );
}

/**
 * For each cell of a structure, as `[day][period]`, another structure in which the calendars of all the items are closed at
 * the same time; null where none is, or without school. Empty where there is no other structure.
 */
export function closedElsewhere(
  draft: Pick<Draft, 'constraints' | 'schoolData'>,
  type: CalendarConstraint['type'],
  bases: readonly Id[],
  structureId: Id,
): readonly (readonly (Id | null)[])[] {
  const { days, structures } = draft.schoolData;
  const structure = structures[structureId];
  if (Object.keys(structures).length < 2) return [];
  const closed = Object.values(draft.constraints).flatMap((cell) => {
    if (cell.type !== type || cell.level !== LEVEL.HARD || cell.structure === structureId) return [];
    const period = structures[cell.structure]?.periods[cell.period];
    return period && bases.includes(cell.base) ? [{ ...period, cell }] : [];
  });
  return days.map((_, day) =>
    (structure?.periods ?? []).map(({ periodStart, periodEnd }, period) => {
      if (closed.length === 0 || !structure || !hasSchool(structure, day, period)) return null;
      const here = closed.filter(
        (each) => each.cell.day === day && each.periodStart < periodEnd && periodStart < each.periodEnd,
      );
      const isOfAll = bases.every((base) => here.some(({ cell }) => cell.base === base));
      return isOfAll ? (here[0]?.cell.structure ?? null) : null;
    }),
  );
}

/**
 * The level that a click on cells sets them all to: the one after that of the least restricted. Teachers go from
 * none to soft, hard and none again; classes and classrooms from none to hard and none. Null where there is no
 * school in any of them.
 */
export function nextCalendarLevel(
  type: CalendarConstraint['type'],
  cells: readonly CellLevels[],
): typeof LEVEL.NONE | typeof LEVEL.SOFT | typeof LEVEL.HARD | null {
  const levels = cells.flat().filter((level) => level !== LEVEL.DISABLED);
  if (levels.length === 0) return null;
  const least = Math.min(...levels);
  if (least === LEVEL.NONE) return type === 'teacher' ? LEVEL.SOFT : LEVEL.HARD;
  return least === LEVEL.SOFT ? LEVEL.HARD : LEVEL.NONE;
}
