import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes custom views. */
export const deleteCustomView = defineCommand({
  name: 'deleteCustomView',
  label: 'command.deleteCustomView',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    for (const view of requireRecords(draft, 'customViews', args.ids)) delete draft.customViews[view.id];
  },
});
