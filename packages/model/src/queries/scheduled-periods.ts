import type { Draft } from '../draft/draft.ts';
import type { Lesson } from '../records/lesson.ts';
import { createSharing } from '../timetable/sharing.ts';
import type { Id } from '../values/id.ts';
import { leastNeed } from './least-need.ts';

/** Periods per cycle: the fewest that an item's lessons can occupy, and the most (no two at one time). */
export interface ScheduledPeriods {
  readonly min: number;
  readonly max: number;
}

/**
 * The periods that each class and teacher has scheduled per cycle. A class's lessons that may share time
 * make it a range; a teacher's lessons never share. Compiles the draft once, answers from a table.
 */
export function createScheduledPeriods(draft: Draft) {
  const sharing = createSharing(draft);
  const groups = lessonsBy(draft, 'groups');
  const teachers = lessonsBy(draft, 'teachers');
  return {
    group(id: Id): ScheduledPeriods {
      const lessons = groups.get(id) ?? [];
      return { min: leastNeed(lessons, sharing), max: periodsOf(lessons) };
    },
    teacher(id: Id): ScheduledPeriods {
      const periods = periodsOf(teachers.get(id) ?? []);
      return { min: periods, max: periods };
    },
  };
}

function lessonsBy(draft: Draft, field: 'groups' | 'teachers'): Map<Id, Lesson[]> {
  const lessons = new Map<Id, Lesson[]>();
  for (const lesson of Object.values(draft.lessons)) {
    for (const id of lesson[field]) {
      const known = lessons.get(id);
      if (known) known.push(lesson);
      else lessons.set(id, [lesson]);
    }
  }
  return lessons;
}

function periodsOf(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
}
