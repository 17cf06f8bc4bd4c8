import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { requireRecords } from './rules/require-record.ts';

/**
 * Deletes classrooms with their constraints; subjects, lessons, classes and views drop their references to
 * them.
 */
export const deleteClassroom = defineCommand({
  name: 'deleteClassroom',
  label: 'command.deleteClassroom',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'classrooms', args.ids);
    deleteCascade(draft, { classrooms: new Set(args.ids) });
  },
});
