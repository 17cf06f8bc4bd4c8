import { type Draft, gap, mergeBlocks, type Placed, type Units } from '@bellgrid/model';
import { counted, dayName, lessonName } from '../names/names.ts';
import type { Violation } from '../violation.ts';
import { cellsOfPlaced } from './unary.ts';

/** "2 periods", "30 minutes". */
export function amountOfTime(amount: number, units: Units): string {
  return counted(amount, units);
}

/** Neighbouring blocks of a day with a gap above `spacing`, each 1. `of` names whose lessons they are. */
export function gapViolations(
  draft: Draft,
  days: ReadonlyMap<number, readonly Placed[]>,
  spacing: number,
  units: Units,
  of: string,
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
      const lessons = `${lessonName(draft, last.lesson.id)} and ${lessonName(draft, next.lesson.id)}`;
      violations.push({
        amount: 1,
        lessons: [last.lesson.id, next.lesson.id],
        cells: [...cellsOfPlaced(last), ...cellsOfPlaced(next)],
        sentence: `${of}: a gap of ${amountOfTime(between, units)} on ${dayName(draft, day)} between ${lessons}`,
      });
    }
  }
  return violations;
}
