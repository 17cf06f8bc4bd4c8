import * as z from 'zod';
import { constraintSchema } from '../records/rules/constraint.ts';
import { defineCommand } from './define-command.ts';
import { insertConstraint } from './rules/own-constraints.ts';

/** Adds a constraint. Saving a lesson constraint marks the lesson's subject as modified in its lessons. */
export const addConstraint = defineCommand({
  name: 'addConstraint',
  label: 'command.addConstraint',
  args: z.object({ constraint: constraintSchema }),
  run: (draft, { constraint }) => insertConstraint(draft, constraint),
});
