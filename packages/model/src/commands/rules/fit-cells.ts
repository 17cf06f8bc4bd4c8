import { cellId } from '../../draft/default-structure.ts';
import type { ScheduleStructure } from '../../records/schedule-structure.ts';

/** Makes a structure's cells cover its grid exactly: those outside go, missing ones are added with school. */
export function fitCells(structure: ScheduleStructure, dayCount: number): void {
  const known = new Map(structure.cells.map((cell) => [`${cell.dayIndex}:${cell.periodIndex}`, cell]));
  const ids = new Set(structure.cells.map((cell) => cell.id));
  const cells: ScheduleStructure['cells'] = [];
  for (let dayIndex = 0; dayIndex < dayCount; dayIndex += 1) {
    for (let periodIndex = 0; periodIndex < structure.periods.length; periodIndex += 1) {
      const cell = known.get(`${dayIndex}:${periodIndex}`);
      if (cell) {
        cells.push({ ...cell });
        continue;
      }
      const id = freeId(cellId(dayIndex, periodIndex), ids);
      cells.push({ id, dayIndex, periodIndex, hasSchool: true });
    }
  }
  structure.cells = cells;
}

/** `wanted`, or with the first number that makes it new; it then counts as taken. */
export function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
