import * as z from 'zod';
import { value } from '../messages/value.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { copyConstraints } from './rules/copy-constraints.ts';
import { countColor } from './rules/count-color.ts';
import { refuse, requireRecord } from './rules/require-record.ts';

/** Adds a teacher like another one, with the same calendar and rules, but without subjects. */
export const duplicateTeacher = defineCommand({
  name: 'duplicateTeacher',
  label: 'command.duplicateTeacher',
  args: z.object({ id: idSchema, newId: idSchema, name: z.string().trim().min(1).max(200) }),
  run(draft, { id, newId, name }) {
    const teacher = requireRecord(draft, 'teachers', id);
    if (draft.teachers[newId]) refuse('refusals.alreadyExists', { item: value.item('teacher', newId) });
    countColor(draft, 'teachers');
    draft.teachers[newId] = { ...teacher, id: newId, name, shortName: '', email: null, subjects: [] };
    copyConstraints(draft, ['teacher', 'teacherConstraint'], id, newId);
  },
});
