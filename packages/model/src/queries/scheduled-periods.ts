import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import { createSharing, type Sharing, sharersOf } from '../timetable/sharing.ts';
import type { Id } from '../values/id.ts';
import { leastNeed } from './least-need.ts';

/** Periods per cycle: the fewest that an item's lessons can occupy, and the most (no two at one time). */
export interface ScheduledPeriods {
  readonly min: number;
  readonly max: number;
}

interface Need {
  readonly lessons: readonly Lesson[];
  readonly periods: number;
}

/** The need of each class, as long as the same lessons may share time. */
type Needs = Map<Id, Need>;

/**
 * The periods that each class and teacher has scheduled per cycle. A class's lessons that may share time
 * make it a range; a teacher's lessons never share. Compiles the draft once, answers from a table.
 */
export function createScheduledPeriods(draft: Draft) {
  return scheduledPeriods(draft, new Map());
}

/** Counts as `createScheduledPeriods` does, for one state of a draft after another: an edit costs its own classes alone. */
export function createPeriodCounter(): typeof createScheduledPeriods {
  let latest: { readonly sharers: readonly unknown[]; readonly needs: Needs } | null = null;
  return (draft) => {
    const sharers = sharersOf(draft);
    if (latest === null || !isSameList(latest.sharers, sharers)) latest = { sharers, needs: new Map() };
    return scheduledPeriods(draft, latest.needs);
  };
}

function scheduledPeriods(draft: Draft, needs: Needs) {
  let sharing: Sharing | null = null;
  const { groups, teachers } = lessonsByItem(draft);
  const needOf = (id: Id, lessons: readonly Lesson[]): number => {
    const before = needs.get(id);
    if (before && isSameList(before.lessons, lessons)) return before.periods;
    sharing ??= createSharing(draft);
    const periods = leastNeed(lessons, sharing);
    needs.set(id, { lessons, periods });
    return periods;
  };
  return {
    group(id: Id): ScheduledPeriods {
      const lessons = groups.get(id) ?? [];
      return { min: needOf(id, lessons), max: periodsOf(lessons) };
    },
    teacher(id: Id): ScheduledPeriods {
      const periods = periodsOf(teachers.get(id) ?? []);
      return { min: periods, max: periods };
    },
  };
}

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index]);

function lessonsByItem(draft: Draft) {
  const groups = new Map<Id, Lesson[]>();
  const teachers = new Map<Id, Lesson[]>();
  for (const lesson of Object.values(draft.lessons)) {
    for (const id of lesson.groups) addTo(groups, id, lesson);
    for (const id of lesson.teachers) addTo(teachers, id, lesson);
  }
  return { groups, teachers };
}

function addTo(lessons: Map<Id, Lesson[]>, id: Id, lesson: Lesson): void {
  const known = lessons.get(id);
  if (known) known.push(lesson);
  else lessons.set(id, [lesson]);
}

function periodsOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
}
