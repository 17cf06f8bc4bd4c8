import type { Lesson, Placed, Timetable } from '@bellgrid/model';
import type { Place } from '../compile/problem-builder.ts';
import type { CellOf, Violation } from '../read/violation.ts';
import { named, placeValue, type Values } from './message-values.ts';

/** The periods that a place occupies, as indices of its structure. */
export function periodsOf(place: Pick<Place, 'start' | 'end'>): number[] {
  const periods: number[] = [];
  for (let period = place.start; period < place.end; period += 1) periods.push(period);
  return periods;
}

/** The cells that a lesson occupies. */
export function cellsOfPlaced(placed: Placed): CellOf[] {
  const { structure } = placed.lesson;
  return periodsOf(placed).map((period) => ({ structure, day: placed.day, period }));
}

/** Every lesson that is placed at a wrong place counts 1. The text also has `lesson` and `place`. */
export function unaryMatches(
  timetable: Timetable,
  lessons: readonly Lesson[],
  isWrong: (placed: Placed) => boolean,
  code: string,
  values: Values = {},
): Violation[] {
  return lessons.flatMap((lesson) => {
    const placed = timetable.placed.get(lesson.id);
    if (!placed || !isWrong(placed)) return [];
    const place = { lesson: named('lesson', lesson.id), place: placeValue(placed) };
    const message = { code, values: { ...values, ...place } };
    return [{ amount: 1, lessons: [lesson.id], cells: cellsOfPlaced(placed), message }];
  });
}
