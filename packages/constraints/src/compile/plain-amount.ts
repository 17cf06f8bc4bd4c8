import { type Draft, type Id, type Lesson, type Placed, place, type Timetable } from '@bellgrid/model';
import { computed } from '../read/memo.ts';
import type { Amount, RuleView } from './problem-builder.ts';

/** Reads an amount off a timetable of some lessons alone: right, and slow. */
export function plainAmount(
  draft: Draft,
  lessons: readonly Lesson[],
  { units, needs, rooms }: RuleView,
  amount: (timetable: Timetable) => number,
): Amount {
  const known = lessons.map(() => new Map<number, Placed>());
  return (start, room, problem) => {
    const placed = new Map<Id, Placed>();
    const unplaced: Lesson[] = [];
    lessons.forEach((lesson, index) => {
      const unit = units[index]!;
      const at = unit < 0 ? -1 : start[unit]!;
      if (at < 0) {
        unplaced.push(lesson);
        return;
      }
      const standing = computed(known[index]!, at, () => {
        const structure = draft.schoolData.structures[lesson.structure];
        return place(lesson, structure, problem.startDay[at]!, problem.startPeriod[at]!, null);
      });
      const need = needs[index]!;
      const classroom = need < 0 ? null : (rooms[room[need]!] ?? null);
      placed.set(lesson.id, classroom === null ? standing : { ...standing, classroom });
    });
    return amount({ draft, placed, unplaced });
  };
}
