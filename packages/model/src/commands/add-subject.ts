import { subjectLooks } from '../queries/subject-looks.ts';
import { defineCommand } from './define-command.ts';
import { insertionSchema, insertSubject } from './rules/insert-subject.ts';
import { scan } from './rules/scan.ts';

/** Adds a subject with its lessons, by default with the colour and short name of its name. Its classes and teachers have it from then on. */
export const addSubject = defineCommand({
  name: 'addSubject',
  label: 'command.addSubject',
  args: insertionSchema,
  run(draft, args) {
    insertSubject(draft, args, subjectLooks(scan(draft.subjects)));
  },
});
