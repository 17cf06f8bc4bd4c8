import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes classes. Subjects and lessons that are assigned solely to them go too. */
export const deleteGroup = defineCommand({
  name: 'deleteGroup',
  label: 'command.deleteGroup',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'groups', args.ids);
    deleteCascade(draft, { groups: new Set(args.ids) });
  },
});
