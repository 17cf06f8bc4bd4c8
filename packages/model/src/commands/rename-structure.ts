import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { requireStructure } from './rules/require-record.ts';

/** Names a schedule structure. */
export const renameStructure = defineCommand({
  name: 'renameStructure',
  label: 'command.renameStructure',
  args: z.object({ id: idSchema, name: z.string().trim().min(1).max(200) }),
  run(draft, { id, name }) {
    requireStructure(draft, id).name = name;
  },
});
