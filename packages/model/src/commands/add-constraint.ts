import * as z from 'zod';
import { constraintSchema } from '../records/rules/constraint.ts';
import { defineCommand } from './define-command.ts';
import { assertConstraint, assertNotGenerated } from './rules/assert-constraint.ts';
import { refuse } from './rules/require-record.ts';

/**
 * Adds a constraint that a user makes, never one as generated from a division. Saving a lesson constraint marks the
 * lesson's subject as modified in its lessons.
 */
export const addConstraint = defineCommand({
  name: 'addConstraint',
  label: 'command.addConstraint',
  args: z.object({ constraint: constraintSchema }),
  run(draft, { constraint }) {
    if ('values' in constraint && Array.isArray(constraint.values)) {
      constraint.values = [...new Set(constraint.values)];
    }
    assertNotGenerated(constraint);
    if (draft.constraints[constraint.id]) refuse('refusals.constraintExists');
    assertConstraint(draft, constraint);
    draft.constraints[constraint.id] = constraint;
    if (constraint.type !== 'lesson') return;
    const subject = draft.subjects[draft.lessons[constraint.base]?.subject ?? ''];
    if (subject) subject.lessonsModified = true;
  },
});
