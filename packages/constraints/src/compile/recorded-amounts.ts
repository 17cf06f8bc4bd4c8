import { type Draft, type Id, type Lesson, type Placed, place, type Timetable } from '@bellgrid/model';
import type { PairRule } from '@bellgrid/solver';
import { computed } from '../read/memo.ts';
import type { Amount, Place, RuleView } from './problem-builder.ts';

/** A limit per day over lessons of which several belong to one unit: each lesson counts. */
export function dayCountAmount(
  lessons: readonly Lesson[],
  measure: 'units' | 'periods',
  max: number,
  { units, dayCount }: RuleView,
): Amount {
  const sizes = Int32Array.from(lessons, (lesson) => (measure === 'units' ? 1 : lesson.numPeriods));
  const counts = new Int32Array(dayCount);
  return (start, _room, { startDay }) => {
    counts.fill(0);
    for (let i = 0; i < units.length; i += 1) {
      const at = units[i]! < 0 ? -1 : start[units[i]!]!;
      if (at >= 0) counts[startDay[at]!] = counts[startDay[at]!]! + sizes[i]!;
    }
    return counts.reduce((sum, count) => sum + Math.max(0, count - max), 0);
  };
}

/** The amount of a pair whose lessons always start together, at this place. */
export function pairConstant(relation: PairRule['relation'], n: number, place: Place): number {
  const always: Record<PairRule['relation'], number> = {
    overlap: 1,
    sameDay: 1,
    sameStart: 0,
    sameMinutes: 1,
    minDays: n,
    before: 1,
    beforeInDay: 1,
    startsByInDay: 0,
    endsByInDay: 0,
    closeInDay: 0,
    directlyAfter: 1,
  };
  return place.startMinute < place.endMinute ? always[relation] : 0;
}

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
      const atPlace = computed(known[index]!, at, () => {
        const structure = draft.schoolData.structures[lesson.structure];
        return place(lesson, structure, problem.startDay[at]!, problem.startPeriod[at]!, null);
      });
      const need = needs[index]!;
      const classroom = need < 0 ? null : (rooms[room[need]!] ?? null);
      placed.set(lesson.id, classroom === null ? atPlace : { ...atPlace, classroom });
    });
    return amount({ draft, placed, unplaced });
  };
}
