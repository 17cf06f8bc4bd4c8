import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { copySubject, copySubjectRules } from './rules/copy-subject.ts';

/** Adds a subject like another one, with the same name, lessons and rules. */
export const duplicateSubject = defineCommand({
  name: 'duplicateSubject',
  label: 'command.duplicateSubject',
  args: z.object({ id: idSchema, newId: idSchema }),
  run(draft, { id, newId }) {
    const copies = copySubject(draft, { from: id, to: newId, keepsTeachers: true });
    copySubjectRules(draft, new Map(copies), true);
  },
});
