import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes subjects with their lessons and constraints; workload constraints lose them. */
export const deleteSubject = defineCommand({
  name: 'deleteSubject',
  label: 'command.deleteSubject',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'subjects', args.ids);
    deleteCascade(draft, { subjects: new Set(args.ids) });
  },
});
