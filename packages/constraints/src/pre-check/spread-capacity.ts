import type { Draft, Lesson } from '@bellgrid/model';
import { lessonsOfSet } from '../amounts/lesson-set.ts';
import { kinds } from '../kinds/registry.ts';
import { timesOf } from '../read/structure-times.ts';
import { lessonsOfSubjects } from '../read/timetable-index.ts';
import { type BoundConstraint, paramsOf } from '../rules/bound-constraint.ts';

/** The lessons that a limit on days is about, and how many of them a day and the cycle can hold at most. */
export interface SpreadCapacity {
  readonly lessons: readonly Lesson[];
  readonly perDay: number;
  readonly most: number;
}

const PER_DAY = { NoMoreThanOnePerDay: 1, NoMoreThanTwoPerDay: 2, NoMoreThanThreePerDay: 3 } as const;

/** Null for rules that set no such limit. */
export function spreadCapacity(draft: Draft, bound: BoundConstraint): SpreadCapacity | null {
  const apart = paramsOf(bound, kinds.minDaysBetween);
  if (apart) {
    const lessons = lessonsOfSet(draft, apart);
    return { lessons, perDay: 1, most: daysApart(schoolDays(draft, lessons), apart.minDays) };
  }
  const spread = paramsOf(bound, kinds.lessonSpread);
  if (spread) {
    const { base, constraint } = spread;
    if (!(constraint in PER_DAY)) return null;
    const lessons = lessonsOfSubjects(draft, [base]);
    return limited(draft, lessons, PER_DAY[constraint as keyof typeof PER_DAY]);
  }
  const limit = paramsOf(bound, kinds.perDayLimit);
  if (!limit) return null;
  return limited(draft, lessonsOfSet(draft, limit), limit.maxLessons);
}

const limited = (draft: Draft, lessons: readonly Lesson[], perDay: number): SpreadCapacity => ({
  lessons,
  perDay,
  most: schoolDays(draft, lessons).length * perDay,
});

function schoolDays(draft: Draft, lessons: readonly Lesson[]): readonly number[] {
  const only = lessons[0]?.structure ?? '';
  if (lessons.every((lesson) => lesson.structure === only)) return timesOf(draft, only)?.schoolDays ?? [];
  const structures = new Set(lessons.map((lesson) => lesson.structure));
  const days = [...structures].flatMap((structure) => timesOf(draft, structure)?.schoolDays ?? []);
  return [...new Set(days)].sort((a, b) => a - b);
}

/** The largest number of these days that are pairwise at least `apart` days from one another. */
function daysApart(days: readonly number[], apart: number): number {
  let count = 0;
  let next = Number.NEGATIVE_INFINITY;
  for (const day of days) {
    if (day < next) continue;
    count += 1;
    next = day + apart;
  }
  return count;
}
