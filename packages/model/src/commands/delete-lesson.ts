import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes lessons; those that their subjects keep are renumbered. */
export const deleteLesson = defineCommand({
  name: 'deleteLesson',
  label: 'command.deleteLesson',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'lessons', args.ids);
    deleteCascade(draft, { lessons: new Set(args.ids) });
  },
});
