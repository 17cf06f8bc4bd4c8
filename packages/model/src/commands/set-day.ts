import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { refuse } from './rules/require-record.ts';

/** Names a day of the cycle. */
export const setDay = defineCommand({
  name: 'setDay',
  label: 'command.setDay',
  args: z.object({ id: idSchema, label: z.string().trim().min(1).max(100) }),
  run(draft, { id, label }) {
    const day = draft.schoolData.days.find((each) => each.id === id);
    if (!day) refuse('refusals.gone.day');
    day.label = label;
  },
});
