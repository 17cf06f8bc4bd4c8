import * as z from 'zod';
import { idSchema } from '../records/id.ts';
import { defineCommand } from './define-command.ts';
import { pruneConstraints } from './rules/prune-constraints.ts';
import { pruneViews } from './rules/prune-views.ts';
import { requireRecords } from './rules/require-record.ts';
import { withoutIds } from './rules/without-ids.ts';

/** Deletes teachers: they leave subjects, lessons and views, and their constraints go. Lessons stay placed. */
export const deleteTeacher = defineCommand({
  name: 'deleteTeacher',
  label: 'command.deleteTeacher',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'teachers', args.ids);
    const gone = new Set(args.ids);
    for (const id of gone) delete draft.teachers[id];
    withoutIds(draft.subjects, 'teachers', gone);
    withoutIds(draft.lessons, 'teachers', gone);
    pruneConstraints(draft, 'teacher', gone);
    pruneViews(draft, 'teachers', gone);
  },
});
