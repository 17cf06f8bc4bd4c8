import {
  sameSet,
  type TargetParams,
  targetDefaults,
  targetParams,
  targetReferences,
} from '../amounts/sides.ts';
import type { RuleForm } from '../define-constraint.ts';

/** The parameters of every rule that means the same with its two sides exchanged. */
export const mutualRule: Pick<RuleForm<TargetParams>, 'params' | 'defaults' | 'references' | 'duplicates'> = {
  params: targetParams,
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: (a, b) => {
    if (a.type !== b.type) return 'none';
    return sameSet([a.base, a.other], [b.base, b.other]) ? 'exact' : 'none';
  },
};
