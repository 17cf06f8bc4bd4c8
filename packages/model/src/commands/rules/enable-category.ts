import type { Draft } from '../../draft/draft.ts';
import type { Constraint } from '../../records/rules/constraint.ts';
import { type Category, WEIGHT } from '../../values/weight.ts';
import { find } from './scan.ts';

/** Kinds on sets of lessons that belong to the category of the lesson spread. */
const OF_SPREAD: ReadonlySet<string> = new Set(['minDaysBetween', 'perDayLimit']);

/** The categories that usual rules belong to, with the constraints of each. */
const membership = {
  workload: ({ type }: Constraint) =>
    type === 'teacherConstraint' ||
    type === 'groupConstraint' ||
    type === 'consecutive' ||
    type === 'notConsecutive' ||
    type === 'splitAround',
  subject: (constraint: Constraint) =>
    constraint.type === 'subject' ||
    constraint.type === 'lesson' ||
    constraint.type === 'subjectConstraint' ||
    (constraint.type === 'lessons' && !OF_SPREAD.has(constraint.constraint)),
} as const satisfies Partial<Record<Category, (constraint: Constraint) => boolean>>;

/** Returns whether a constraint belongs to a category of usual rules. */
export function isOfCategory(constraint: Constraint, category: keyof typeof membership): boolean {
  return membership[category](constraint);
}

/**
 * Enables the weights of a category, with 1 as its own. While it was off every constraint in it was hard: those
 * with a soft weight of their own become hard, so that nothing but what is added now is soft.
 */
export function enableCategory(draft: Draft, category: keyof typeof membership): void {
  const current = draft.constraintGroupWeights[category];
  if (current.enabled) return;
  draft.constraintGroupWeights[category] = { enabled: true, weight: WEIGHT.ONE };
  const isSoft = ({ weight }: Constraint) => weight >= WEIGHT.ONE && weight <= WEIGHT.FIVE;
  const softened = find(draft.constraints, (each) => isSoft(each) && isOfCategory(each, category));
  for (const { id } of softened) {
    const constraint = draft.constraints[id];
    if (constraint) constraint.weight = WEIGHT.HARD;
  }
}
