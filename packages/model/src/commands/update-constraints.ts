import * as z from 'zod';
import { constraintSchema } from '../records/rules/constraint.ts';
import { idSchema } from '../values/id.ts';
import { addConstraint } from './add-constraint.ts';
import { defineCommand } from './define-command.ts';
import { deleteConstraint } from './delete-constraint.ts';
import { updateConstraint } from './update-constraint.ts';

/**
 * Saves the work of an editor of several constraints in one step: some deleted, some added or replaced by
 * their ids.
 */
export const updateConstraints = defineCommand({
  name: 'updateConstraints',
  label: 'command.updateConstraints',
  args: z.object({ constraints: z.array(constraintSchema), deleted: z.array(idSchema) }),
  run(draft, { constraints, deleted }) {
    deleteConstraint.run(draft, { ids: deleted });
    for (const constraint of constraints) {
      const command = draft.constraints[constraint.id] ? updateConstraint : addConstraint;
      command.run(draft, { constraint });
    }
  },
});
