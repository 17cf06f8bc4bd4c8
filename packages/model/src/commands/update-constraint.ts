import * as z from 'zod';
import { constraintSchema } from '../records/rules/constraint.ts';
import { addConstraint } from './add-constraint.ts';
import { defineCommand } from './define-command.ts';
import { assertNotGenerated } from './rules/assert-constraint.ts';
import { requireRecord } from './rules/require-record.ts';

/** Replaces a constraint by one of the same id. Refused for those generated from a division. */
export const updateConstraint = defineCommand({
  name: 'updateConstraint',
  label: 'command.updateConstraint',
  args: z.object({ constraint: constraintSchema }),
  run(draft, { constraint }) {
    assertNotGenerated(requireRecord(draft, 'constraints', constraint.id));
    delete draft.constraints[constraint.id];
    addConstraint.run(draft, { constraint });
  },
});
