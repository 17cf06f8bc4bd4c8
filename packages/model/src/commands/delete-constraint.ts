import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { assertNotGenerated } from './rules/assert-constraint.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes constraints. Refused for those generated from a division. */
export const deleteConstraint = defineCommand({
  name: 'deleteConstraint',
  label: 'command.deleteConstraint',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    for (const constraint of requireRecords(draft, 'constraints', args.ids)) {
      assertNotGenerated(constraint);
      delete draft.constraints[constraint.id];
    }
  },
});
