import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { weightSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { assertNotGenerated } from './rules/assert-constraint.ts';
import { requireRecords } from './rules/require-record.ts';

/** Gives constraints another weight, off and hard included. Refused for those generated from a division. */
export const setConstraintWeight = defineCommand({
  name: 'setConstraintWeight',
  label: 'command.setConstraintWeight',
  args: z.object({ ids: z.array(idSchema).min(1), weight: weightSchema }),
  run(draft, { ids, weight }) {
    for (const constraint of requireRecords(draft, 'constraints', ids)) {
      assertNotGenerated(constraint);
      constraint.weight = weight;
    }
  },
});
