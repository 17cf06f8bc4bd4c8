import type { Draft, Lesson, Placed, Timetable } from '@bellgrid/model';
import type { Place } from '../compile/problem-builder.ts';
import { dayName, lessonName, periodNames } from '../names/names.ts';
import type { CellOf, Violation } from '../violation.ts';

/** The periods that a place occupies, as indices of its structure. */
export function periodsOf(place: Pick<Place, 'start' | 'end'>): number[] {
  return Array.from({ length: place.end - place.start }, (_, index) => place.start + index);
}

/** The cells that a lesson occupies. */
export function cellsOfPlaced(placed: Placed): CellOf[] {
  const { structure } = placed.lesson;
  return periodsOf(placed).map((period) => ({ structure, day: placed.day, period }));
}

/** "Monday, period 2 and period 3". */
export function whereabouts(draft: Draft, place: Placed): string {
  return `${dayName(draft, place.day)}, ${periodNames(draft, place.lesson.structure, periodsOf(place))}`;
}

/** Every lesson that stands at a wrong place counts 1. Sentence: "{lesson} is on {day, periods}, {but}". */
export function unaryMatches(
  timetable: Timetable,
  lessons: readonly Lesson[],
  isWrong: (placed: Placed) => boolean,
  but: string,
): Violation[] {
  const { draft } = timetable;
  return lessons.flatMap((lesson) => {
    const placed = timetable.placed.get(lesson.id);
    if (!placed || !isWrong(placed)) return [];
    const sentence = `${lessonName(draft, lesson.id)} is on ${whereabouts(draft, placed)}, ${but}`;
    return [{ amount: 1, lessons: [lesson.id], cells: cellsOfPlaced(placed), sentence }];
  });
}
