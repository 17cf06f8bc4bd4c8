import { type Lesson, MOST_NAMED, value } from '@bellgrid/model';
import { moveWeights } from '../change-budget/moves.ts';
import { isPossible, type PlannedUnit } from '../compile/plan.ts';
import { aboutLessons } from '../read/about-lessons.ts';
import { type CheckContext, found, itemOfLessons } from './check-context.ts';
import type { PreCheckEvent } from './event.ts';

/** The lessons that cannot stay where the draft has them do not count for more than the budget for change. */
export function* checkBudget({ draft, planned, solveAnyway }: CheckContext): Iterable<PreCheckEvent> {
  const { isEnabled, most } = draft.config.changeBudget;
  if (!isEnabled || solveAnyway) return;
  const moving = planned.plan.units.flatMap((unit) => (isPossible(unit) ? movingOf(unit) : []));
  const weightOf = moveWeights(draft);
  const needed = moving.reduce((sum, lesson) => sum + weightOf(lesson), 0);
  const [first, ...others] = moving;
  if (needed <= most || !first) return;
  const about = aboutLessons(moving);
  const lessons = value.items('lesson', about.lessons ?? [], MOST_NAMED);
  const values = { count: moving.length, lessons, needed, most };
  const item = itemOfLessons(first, others);
  yield found(
    { code: 'findings.budgetTooSmall', values, about },
    { item, available: most, scheduled: needed },
  );
}

/** The lessons of a unit whose own start is closed to it. */
function movingOf({ lessons, places, allowed, isFixed }: PlannedUnit): readonly Lesson[] {
  if (isFixed) return [];
  return lessons.filter(({ timeSlot }) => {
    if (timeSlot === null) return false;
    const home = places.findIndex(({ day, start }) => day === timeSlot.day && start === timeSlot.start);
    return home < 0 || allowed[home] === 0;
  });
}
