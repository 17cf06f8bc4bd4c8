import { rules } from '@bellgrid/model';
import { named } from '../../amounts/message-values.ts';
import { defineConstraint } from '../../rule-forms/define-constraint.ts';

/** Only permits: the physical rules read it. */
export const sameTimeOptional = defineConstraint({
  record: rules.sameTimeOptional,
  category: 'subject',
  definition: '0: it only permits lessons of one class to share time.',
  rule: ({ type, base, other }) => ({ base: named(type, base), other: named(type, other) }),
  matches: () => [],
  post: () => {},
});
