import type { Draft, Id, Lesson, Placement } from '@bellgrid/model';
import { remember } from '../read/memo.ts';

type Start = { readonly day: number; readonly start: number };

/** True for a place other than the one that the draft has for the lesson; false for a lesson that has none there. */
export function isMove({ timeSlot }: Lesson, place: Start): boolean {
  return timeSlot !== null && (timeSlot.day !== place.day || timeSlot.start !== place.start);
}

/** The number that each lesson counts as when it moves: the largest weight of its teachers and classes, or 1. */
export const moveWeights = remember((draft: Draft): ((lesson: Lesson) => number) => {
  const byItem = new Map<Id, number>();
  for (const { item, weight } of draft.config.changeBudget.weights)
    byItem.set(item, Math.max(weight, byItem.get(item) ?? 1));
  return ({ teachers, groups }) =>
    [...teachers, ...groups].reduce((most, id) => Math.max(most, byItem.get(id) ?? 1), 1);
});

/** The lessons that a timetable moves from where the draft has them, each counted by its weight. */
export function movedCount(draft: Draft, placements: readonly Placement[]): number {
  const weightOf = moveWeights(draft);
  let count = 0;
  for (const { lesson: id, timeSlot } of placements) {
    const lesson = draft.lessons[id];
    if (lesson && isMove(lesson, timeSlot)) count += weightOf(lesson);
  }
  return count;
}

/** True when a run begins from the timetable of the draft: what it moves counts. */
export function keepsPlaces({ config }: Pick<Draft, 'config'>): boolean {
  return config.similarSchedule || config.changeBudget.isEnabled;
}
