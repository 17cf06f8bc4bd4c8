import * as z from 'zod';
import { value } from '../messages/value.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { copyConstraints } from './rules/copy-constraints.ts';
import { countColor } from './rules/count-color.ts';
import { refuse, requireRecord } from './rules/require-record.ts';

/** Adds a classroom like another one, with the same calendar. */
export const duplicateClassroom = defineCommand({
  name: 'duplicateClassroom',
  label: 'command.duplicateClassroom',
  args: z.object({ id: idSchema, newId: idSchema, name: z.string().trim().min(1).max(200) }),
  run(draft, { id, newId, name }) {
    const classroom = requireRecord(draft, 'classrooms', id);
    if (draft.classrooms[newId]) refuse('refusals.alreadyExists', { item: value.item('classroom', newId) });
    countColor(draft, 'classrooms');
    draft.classrooms[newId] = { ...classroom, id: newId, name };
    copyConstraints(draft, ['classroom'], id, newId);
  },
});
