import * as z from 'zod';
import { subjectSchema } from '../records/subject.ts';
import { defineCommand } from './define-command.ts';
import { setSubject } from './set-subject.ts';

/** Replaces the fields of several subjects in one step; their lessons follow. */
export const setSubjects = defineCommand({
  name: 'setSubjects',
  label: 'command.setSubjects',
  args: z.object({ subjects: z.array(subjectSchema.omit({ lessons: true })).min(1) }),
  run(draft, { subjects }) {
    for (const subject of subjects) setSubject.run(draft, { subject });
  },
});
