import { defineConstraint } from '../../define-constraint.ts';
import { sideName } from '../../names/names.ts';
import { mutualRule } from '../../rule-forms/mutual-rule.ts';

/** Only permits: the physical rules read it. */
export const sameTimeOptional = defineConstraint({
  kind: 'sameTimeOptional',
  name: 'same time optional',
  family: 'subject',
  category: 'subject',
  definition: '0: it only permits lessons of one class to share time.',
  ...mutualRule,
  sentence: ({ type, base, other }, draft) =>
    `${sideName(draft, type, base)} and ${sideName(draft, type, other)} may be at the same time`,
  matches: () => [],
  post: () => {},
});
