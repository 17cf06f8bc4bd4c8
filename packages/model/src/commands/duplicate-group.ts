import * as z from 'zod';
import { value } from '../messages/value.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { copyConstraints } from './rules/copy-constraints.ts';
import { countColor } from './rules/count-color.ts';
import { refuse, requireRecord } from './rules/require-record.ts';

/** Adds a class like another one, with the same calendar and rules, but without subjects and divisions. */
export const duplicateGroup = defineCommand({
  name: 'duplicateGroup',
  label: 'command.duplicateGroup',
  args: z.object({ id: idSchema, newId: idSchema, name: z.string().trim().min(1).max(200) }),
  run(draft, { id, newId, name }) {
    const group = requireRecord(draft, 'groups', id);
    if (draft.groups[newId]) refuse('refusals.alreadyExists', { item: value.item('group', newId) });
    countColor(draft, 'groups');
    draft.groups[newId] = { ...group, id: newId, name, subjects: [], isTracked: false, classroom: null };
    copyConstraints(draft, ['group', 'groupConstraint'], id, newId);
  },
});
