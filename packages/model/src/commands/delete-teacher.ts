import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes teachers: they leave subjects, lessons and views, and their constraints go. Lessons stay placed. */
export const deleteTeacher = defineCommand({
  name: 'deleteTeacher',
  label: 'command.deleteTeacher',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'teachers', args.ids);
    deleteCascade(draft, { teachers: new Set(args.ids) });
  },
});
