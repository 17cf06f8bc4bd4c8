import * as z from 'zod';
import { groupSchema } from '../records/group.ts';
import { defineCommand } from './define-command.ts';
import { setGroup } from './set-group.ts';

/** Adds or replaces several classes in one step. */
export const setGroups = defineCommand({
  name: 'setGroups',
  label: 'command.setGroups',
  args: z.object({ groups: z.array(groupSchema).min(1) }),
  run(draft, { groups }) {
    for (const group of groups) setGroup.run(draft, { group });
  },
});
