import * as z from 'zod';
import { constraintSchema } from '../records/rules/constraint.ts';
import { addConstraint } from './add-constraint.ts';
import { defineCommand } from './define-command.ts';

/** Adds several constraints in one step. Refused as a whole when one of them is. */
export const addConstraints = defineCommand({
  name: 'addConstraints',
  label: 'command.addConstraints',
  args: z.object({ constraints: z.array(constraintSchema).min(1) }),
  run(draft, { constraints }) {
    for (const constraint of constraints) addConstraint.run(draft, { constraint });
  },
});
