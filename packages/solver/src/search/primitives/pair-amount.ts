import type { PairRule, Problem } from '../../problem/problem.ts';

/** Codes of the relations: hot loops switch on a small integer. */
const CODES = {
  overlap: 0,
  sameDay: 1,
  sameStart: 2,
  sameMinutes: 3,
  minDays: 4,
  before: 5,
  beforeInDay: 6,
  directlyAfter: 7,
  closeInDay: 8,
  startsByInDay: 9,
  endsByInDay: 10,
} as const satisfies Record<PairRule['relation'], number>;

export function relationCode(relation: PairRule['relation']): number {
  return CODES[relation];
}

/** Returns the amount of one pair of one relation, the first placed at `a` and the second at `b` (start indices). */
export function pairAmount(problem: Problem, code: number, n: number, a: number, b: number): number {
  switch (code) {
    case CODES.overlap:
      return problem.startAtom[a]! < problem.endAtom[b]! && problem.startAtom[b]! < problem.endAtom[a]!
        ? 1
        : 0;
    case CODES.sameDay:
      return problem.startDay[a] === problem.startDay[b] ? 1 : 0;
    case CODES.sameStart:
      return problem.startDay[a] === problem.startDay[b] && problem.startMinute[a] === problem.startMinute[b]
        ? 0
        : 1;
    case CODES.sameMinutes:
      return problem.startMinute[a]! < problem.endMinute[b]! &&
        problem.startMinute[b]! < problem.endMinute[a]!
        ? 1
        : 0;
    case CODES.minDays: {
      const days = problem.startDay[a]! - problem.startDay[b]!;
      const missing = n - (days < 0 ? -days : days);
      return Math.max(0, missing);
    }
    case CODES.before:
      return problem.endAtom[a]! <= problem.startAtom[b]! ? 0 : 1;
    case CODES.beforeInDay:
      return problem.startDay[a] === problem.startDay[b] && problem.endAtom[a]! > problem.startAtom[b]!
        ? 1
        : 0;
    case CODES.startsByInDay:
      return problem.startDay[a] === problem.startDay[b] && problem.startMinute[a]! > problem.startMinute[b]!
        ? 1
        : 0;
    case CODES.endsByInDay:
      return problem.startDay[a] === problem.startDay[b] && problem.endMinute[a]! > problem.endMinute[b]!
        ? 1
        : 0;
    case CODES.closeInDay: {
      if (problem.startDay[a] !== problem.startDay[b]) return 0;
      const distance = problem.startPeriod[b]! - problem.startPeriod[a]!;
      const between =
        distance > 0 ? distance - problem.startPeriodCount[a]! : -distance - problem.startPeriodCount[b]!;
      return between >= 0 && between < n ? 1 : 0;
    }
    case CODES.directlyAfter:
      return problem.startDay[a] === problem.startDay[b] &&
        problem.startAtom[b]! >= problem.endAtom[a]! &&
        problem.startAtom[b]! <= problem.startNextAtom[a]!
        ? 0
        : 1;
    default:
      throw new Error(`code is ${code}, expected the code of a pair relation.`);
  }
}
