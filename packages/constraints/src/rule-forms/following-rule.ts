import type { Draft, Lesson, Placed } from '@bellgrid/model';
import { type LessonSet, lessonsOfSet } from '../amounts/lesson-set.ts';
import { named } from '../amounts/message-values.ts';
import { pairMatches } from '../amounts/pairwise.ts';
import type { AtomPlace } from '../compile/places.ts';
import type { ProblemBuilder } from '../compile/problem-builder.ts';
import type { KindRecord, RuleForm } from './define-constraint.ts';

/** The differences between the rules that demand two lessons without a school period between. */
interface FollowingRule {
  isKept(draft: Draft, first: Placed, second: Placed): boolean;
  post(builder: ProblemBuilder, pair: readonly [Lesson, Lesson]): void;
  /** True when it is kept at two places, for the prover. */
  isKeptAt(first: AtomPlace, second: AtomPlace): boolean;
}

/** A rule of two lessons that follow one another: 1 when both are placed and it is not kept. */
export function followingRule(
  record: KindRecord<LessonSet>,
  { isKept, post, isKeptAt }: FollowingRule,
): RuleForm<LessonSet> {
  return {
    record,
    asksFor: 'following',
    slots: { first: 'lessons', second: 'lessons' },
    rule: ({ lessons: [first = '', second = ''] }) => ({
      first: named('lesson', first),
      second: named('lesson', second),
    }),
    matches: (params, timetable) => {
      const { draft } = timetable;
      const pair = existing(draft, params);
      const code = `kinds.${record.kind}.violation`;
      return pairMatches(timetable, pair ? [pair] : [], (a, b) => (isKept(draft, a, b) ? 0 : 1), code);
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
