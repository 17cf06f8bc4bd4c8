import type { Draft, Id, Lesson, Placement } from '@bellgrid/model';
import { remember } from '../read/memo.ts';

type Start = { readonly day: number; readonly start: number };

/** True for a place other than the one that the draft has for the lesson; false for a lesson that has none there. */
export function isMove({ timeSlot }: Lesson, place: Start): boolean {
  return timeSlot !== null && (timeSlot.day !== place.day || timeSlot.start !== place.start);
}

/**
 * The number that each lesson counts as when it moves: with a budget the largest weight of its teachers and classes, or 1.
 */
export const moveWeights = remember((draft: Draft): ((lesson: Lesson) => number) => {
  const byItem = new Map<Id, number>();
  const { isEnabled, weights } = draft.config.changeBudget;
  for (const { item, weight } of isEnabled ? weights : [])
    byItem.set(item, Math.max(weight, byItem.get(item) ?? 1));
  return ({ teachers, groups }) =>
    [...teachers, ...groups].reduce((most, id) => Math.max(most, byItem.get(id) ?? 1), 1);
});

/** The lessons that a timetable moves from where the draft has them. */
export interface Moves {
  readonly lessons: number;
  /** The sum of their weights. */
  readonly counted: number;
}

export function countMoves(draft: Draft, placements: readonly Placement[]): Moves {
  const weightOf = moveWeights(draft);
  let [lessons, counted] = [0, 0];
  for (const { lesson: id, timeSlot } of placements) {
    const lesson = draft.lessons[id];
    if (!lesson || !isMove(lesson, timeSlot)) continue;
    lessons += 1;
    counted += weightOf(lesson);
  }
  return { lessons, counted };
}

/** The sum of the weights of the lessons that a timetable moves. */
export const movedCount = (draft: Draft, placements: readonly Placement[]): number =>
  countMoves(draft, placements).counted;

/** True when a run begins from the timetable of the draft: what it moves counts. */
export function keepsPlaces({ config }: Pick<Draft, 'config'>): boolean {
  return config.similarSchedule || config.changeBudget.isEnabled;
}
