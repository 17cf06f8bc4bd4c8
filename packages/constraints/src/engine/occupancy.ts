import type { Problem } from '@bellgrid/solver';
import type { RuleView } from '../compile/problem-builder.ts';

/** Which atoms of the cycle some lessons hold; made once per rule and filled again for each amount. */
export interface Occupancy {
  /** Length days × atoms a day: 1 where a lesson stands. */
  readonly busy: Uint8Array;
  /** Lessons and periods that do not stand, of the last `fill`. */
  unplacedLessons: number;
  unplacedPeriods: number;
  /** Marks where the lessons stand; `chosen` narrows it to some of the rule's lessons. */
  fill(start: Int32Array, problem: Problem, chosen?: Int32Array): void;
}

/** @param lengths periods of each lesson of the rule. */
export function createOccupancy({ units, dayCount, atomsPerDay }: RuleView, lengths: Int32Array): Occupancy {
  const busy = new Uint8Array(dayCount * atomsPerDay);
  const everyLesson = Int32Array.from(units, (_, index) => index);
  const occupancy: Occupancy = {
    busy,
    unplacedLessons: 0,
    unplacedPeriods: 0,
    fill(start, problem, chosen = everyLesson) {
      busy.fill(0);
      occupancy.unplacedLessons = 0;
      occupancy.unplacedPeriods = 0;
      for (const index of chosen) {
        const unit = units[index]!;
        const at = unit < 0 ? -1 : start[unit]!;
        if (at < 0) {
          occupancy.unplacedLessons += 1;
          occupancy.unplacedPeriods += lengths[index]!;
        } else {
          for (let atom = problem.startAtom[at]!; atom < problem.endAtom[at]!; atom += 1) busy[atom] = 1;
        }
      }
    },
  };
  return occupancy;
}

export function lengthsOf(lessons: readonly { readonly numPeriods: number }[]): Int32Array {
  return Int32Array.from(lessons, (lesson) => lesson.numPeriods);
}
