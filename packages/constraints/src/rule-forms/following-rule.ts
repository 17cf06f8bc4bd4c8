import { type Draft, idSchema, type Lesson, type Placed } from '@bellgrid/model';
import * as z from 'zod';
import { type LessonSet, lessonsOfSet, setReferences } from '../amounts/lesson-set.ts';
import { pairMatches } from '../amounts/pairwise.ts';
import type { AtomPlace } from '../compile/places.ts';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import type { RuleForm } from '../define-constraint.ts';
import { lessonName } from '../names/names.ts';

/** What tells the rules apart that ask for two lessons without a school period between. */
interface FollowingRule {
  /** The rule, of the names of the two. */
  sentence(first: string, second: string): string;
  isKept(draft: Draft, first: Placed, second: Placed): boolean;
  /** Ends the sentence about two that break it. */
  readonly because: string;
  post(builder: ProblemBuilder, pair: readonly [Lesson, Lesson]): void;
  /** Whether it is kept at two places, for the prover. */
  isKeptAt(first: AtomPlace, second: AtomPlace): boolean;
}

/** A rule of two lessons that follow one another: 1 when both stand and it is not kept. */
export function followingRule({
  sentence,
  isKept,
  because,
  post,
  isKeptAt,
}: FollowingRule): RuleForm<LessonSet> {
  return {
    /** Two lessons, in this order. */
    params: z.object({ lessons: z.array(idSchema).length(2) }),
    defaults: () => ({ lessons: ['lesson', 'other'] }),
    references: setReferences,
    sentence: ({ lessons: [first = '', second = ''] }, draft) =>
      sentence(lessonName(draft, first), lessonName(draft, second)),
    matches: (params, timetable) => {
      const { draft } = timetable;
      const pair = existing(draft, params);
      return pairMatches(timetable, pair ? [pair] : [], (a, b) => (isKept(draft, a, b) ? 0 : 1), because);
    },
    post: (params, builder) => {
      const pair = existing(builder.draft, params);
      if (pair) post(builder, pair);
    },
    prove: (params, builder) => {
      const pair = existing(builder.draft, params);
      if (pair) builder.pair(...pair, (a, b) => !isKeptAt(a, b));
    },
  };
}

/** The two lessons, when both exist. */
function existing(draft: Draft, params: LessonSet): [Lesson, Lesson] | null {
  const [first, second] = lessonsOfSet(draft, params);
  return first && second ? [first, second] : null;
}
