import { rules } from '@bellgrid/model';
import type { Problem } from '@bellgrid/solver';
import { isDirectlyAfter } from '../../amounts/following.ts';
import { comesDirectlyAfter } from '../../engine/pair-breaks.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';
import { followingRule } from '../../rule-forms/following-rule.ts';

/** True when start `second` of a day comes directly after start `first` of the same day. */
function follows({ startAtom, endAtom, startNextAtom }: Problem, first: number, second: number): boolean {
  return startAtom[second]! >= endAtom[first]! && startAtom[second]! <= startNextAtom[first]!;
}

export const adjacent = defineConstraint({
  category: 'subject',
  definition: 'As directly after, in either order.',
  beyond: true,
  fet: 'Two activities grouped',
  ...followingRule(rules.adjacent, {
    isKept: (draft, a, b) => isDirectlyAfter(draft, a, b) || isDirectlyAfter(draft, b, a),
    post: (builder, pair) =>
      builder.evaluated(pair, ({ units }) => (start, _room, problem) => {
        const [unitA, unitB] = [units[0]!, units[1]!];
        if (unitA < 0 || unitB < 0) return 0;
        const [a, b] = [start[unitA]!, start[unitB]!];
        if (a < 0 || b < 0) return 0;
        if (problem.startDay[a] !== problem.startDay[b]) return 1;
        return follows(problem, a, b) || follows(problem, b, a) ? 0 : 1;
      }),
    isKeptAt: (a, b) => comesDirectlyAfter(a, b) || comesDirectlyAfter(b, a),
  }),
});
