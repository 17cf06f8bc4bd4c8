import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { requireRecords } from './rules/require-record.ts';

/** Locks lessons at their present places, or unlocks them. */
export const lockLesson = defineCommand({
  name: 'lockLesson',
  label: 'command.lockLesson',
  args: z.object({ ids: z.array(idSchema).min(1), locked: z.boolean() }),
  run(draft, args) {
    for (const lesson of requireRecords(draft, 'lessons', args.ids)) lesson.locked = args.locked;
  },
});
