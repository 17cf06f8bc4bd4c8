import * as z from 'zod';
import type { Draft } from '../draft/draft.ts';
import { constraintSchema } from '../records/rules/constraint.ts';
import { lessonSpreadSchema } from '../records/subject.ts';
import { type Diff, diffDrafts } from '../store/diff.ts';
import { idSchema } from '../values/id.ts';
import { categories, categorySchema, weightSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { setCategoryWeight } from './set-category-weight.ts';
import { setSpread } from './set-spread.ts';
import { updateConstraints } from './update-constraints.ts';

/** The most constraints, and the most subjects, that can be changed at once. */
const MOST = 200;

/** Changes of the rules of a draft: their records, the spread of subjects, and the weights of categories. */
export const triedRulesSchema = z.object({
  /** Added, or in the place of those with the same ids. */
  constraints: z.array(constraintSchema).max(MOST),
  deleted: z.array(idSchema).max(MOST),
  spreads: z
    .array(
      z.object({
        id: idSchema,
        constraint: lessonSpreadSchema,
        weight: weightSchema,
        lessonsSamePeriod: z.boolean(),
      }),
    )
    .max(MOST),
  weights: z
    .array(z.object({ category: categorySchema, enabled: z.boolean(), weight: weightSchema }))
    .max(categories.length),
});
export type TriedRules = z.infer<typeof triedRulesSchema>;

/** Makes changes of rules in one step. */
export const changeRules = defineCommand({
  name: 'changeRules',
  label: 'command.changeRules',
  args: triedRulesSchema,
  run(draft, { constraints, deleted, spreads, weights }) {
    updateConstraints.run(draft, { constraints, deleted });
    for (const { id, ...spread } of spreads) setSpread.run(draft, { ids: [id], ...spread });
    for (const weight of weights) setCategoryWeight.run(draft, weight);
  },
});

/** The changes of rules that lead from one draft to another; other differences of theirs are left out. */
export function triedRules(from: Draft, to: Draft): TriedRules {
  const diff: Diff = diffDrafts(from, to);
  const { added = {}, updated = {}, removed = {} } = diff.constraints ?? {};
  return {
    constraints: [...Object.values(added), ...Object.values(updated).map(([, after]) => after)],
    deleted: Object.keys(removed),
    spreads: Object.values(diff.subjects?.updated ?? {}).flatMap(([before, after]) => {
      const { id, lessonsSpreadConstraint: spread, lessonsSamePeriod } = after;
      const { constraint, weight } = spread;
      const isSame =
        constraint === before.lessonsSpreadConstraint.constraint &&
        weight === before.lessonsSpreadConstraint.weight &&
        lessonsSamePeriod === before.lessonsSamePeriod;
      return isSame ? [] : { id, constraint, weight, lessonsSamePeriod };
    }),
    weights: categories.flatMap((category) => {
      const [before, after] = [from.constraintGroupWeights[category], to.constraintGroupWeights[category]];
      const isSame = before.enabled === after.enabled && before.weight === after.weight;
      return isSame ? [] : { category, enabled: after.enabled, weight: after.weight };
    }),
  };
}

/** The number of changes. */
export const countTriedRules = ({ constraints, deleted, spreads, weights }: TriedRules): number =>
  constraints.length + deleted.length + spreads.length + weights.length;

/** True for more changes than can be made at once. */
export const isTooManyTriedRules = ({ constraints, deleted, spreads }: TriedRules): boolean =>
  [constraints, deleted, spreads].some(({ length }) => length > MOST);
