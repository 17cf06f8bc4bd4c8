import { type Draft, lessonsInScope, type Solution } from '@bellgrid/model';

/** What limits the schedules among which the best was looked for. */
export interface BestAmong {
  /** Where the schedule is to stay similar: the lessons that move; else null. */
  readonly moved: number | null;
  /** Only some lessons may move at all. */
  readonly isScoped: boolean;
}

/** Those of a solution of this draft. */
export function bestAmong(draft: Draft, solution: Solution): BestAmong {
  return {
    moved: draft.config.similarSchedule ? countMoved(draft, solution) : null,
    isScoped: lessonsInScope(draft).length < Object.keys(draft.lessons).length,
  };
}

function countMoved(draft: Draft, { placements }: Solution): number {
  const moved = placements.filter(({ lesson, timeSlot }) => {
    const before = draft.lessons[lesson]?.timeSlot;
    return before && (before.day !== timeSlot.day || before.start !== timeSlot.start);
  });
  return moved.length;
}
