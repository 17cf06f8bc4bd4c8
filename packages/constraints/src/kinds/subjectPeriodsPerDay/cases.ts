import type { Draft } from '@bellgrid/model';
import { drawGroup, kindCases } from '../../testing/kind-cases.ts';

/** Two subjects of the divided class have one name. */
function withOneName(draft: Draft): void {
  const { french, maths, music } = draft.subjects;
  if (french && maths) french.name = maths.name;
  if (music && maths) music.name = maths.name;
}

export const cases = kindCases({
  satisfied: {
    params: { base: 'c1', maxPeriods: 1 },
    at: { maths1: [0, 0], french1: [0, 2], maths3: [1, 0], maths2: [2, 0], german1: [0, 3] },
  },
  violated: {
    params: { base: 'c1', maxPeriods: 1 },
    at: { maths1: [0, 0], french1: [0, 2], maths2: [0, 4], maths3: [1, 0], french2: [1, 2] },
    amount: 2,
  },
  draw: (random) => ({ ...drawGroup(random), maxPeriods: 1 + random.below(2) }),
  prepare: withOneName,
});
