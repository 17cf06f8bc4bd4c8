import type { ChangeBudget } from '@bellgrid/model';

export type Counted = ChangeBudget['weights'][number];

/** The weight of a teacher or class that was just chosen: more than that of the others. */
const FIRST_WEIGHT = 2;

/** Distinguishes a teacher from a class with the same id. */
export const keyOfCounted = ({ type, item }: Pick<Counted, 'type' | 'item'>): string => `${type} ${item}`;

/** The weights of the chosen teachers and classes; those that were chosen before keep theirs. */
export function withCounted(weights: readonly Counted[], keys: readonly string[]): Counted[] {
  const known = new Map(weights.map((each) => [keyOfCounted(each), each]));
  return keys.map((key) => {
    const type = key.startsWith('teacher ') ? 'teacher' : 'group';
    return known.get(key) ?? { type, item: key.slice(type.length + 1), weight: FIRST_WEIGHT };
  });
}
