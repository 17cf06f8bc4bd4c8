import * as z from 'zod';
import { categorySchema, weightSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';

/** Enables or disables the weight of a constraint category, or changes it. */
export const setCategoryWeight = defineCommand({
  name: 'setCategoryWeight',
  label: 'command.setCategoryWeight',
  args: z.object({
    category: categorySchema,
    enabled: z.boolean().optional(),
    weight: weightSchema.optional(),
  }),
  run(draft, { category, enabled, weight }) {
    const current = draft.constraintGroupWeights[category];
    if (enabled !== undefined) current.enabled = enabled;
    if (weight !== undefined) current.weight = weight;
  },
});
