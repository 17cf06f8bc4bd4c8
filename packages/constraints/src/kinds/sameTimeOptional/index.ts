import { mutualDuplicates, targetDefaults, targetParams, targetReferences } from '../../amounts/sides.ts';
import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';

/** Only permits: the physical rules read it. */
export const sameTimeOptional = defineConstraint({
  kind: 'sameTimeOptional',
  name: 'same time optional',
  family: 'subject',
  category: 'subject',
  params: targetParams,
  definition: '0: it only permits lessons of one class to share time.',
  defaults: targetDefaults,
  references: targetReferences,
  duplicates: mutualDuplicates,
  sentence: ({ type, base, other }, draft) =>
    `${sideName(draft, type, base)} and ${sideName(draft, type, other)} may be at the same time`,
  matches: () => [],
  post: () => {},
});
