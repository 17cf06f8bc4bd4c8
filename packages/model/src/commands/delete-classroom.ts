import * as z from 'zod';
import { idSchema } from '../records/id.ts';
import { defineCommand } from './define-command.ts';
import { pruneConstraints } from './rules/prune-constraints.ts';
import { pruneViews } from './rules/prune-views.ts';
import { requireRecords } from './rules/require-record.ts';
import { withoutIds } from './rules/without-ids.ts';

/** Deletes classrooms: subjects, lessons, classes and views let go of them, and their constraints go. */
export const deleteClassroom = defineCommand({
  name: 'deleteClassroom',
  label: 'command.deleteClassroom',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'classrooms', args.ids);
    const gone = new Set(args.ids);
    for (const id of gone) delete draft.classrooms[id];
    const choosers = [...Object.values(draft.subjects), ...Object.values(draft.lessons)];
    for (const owner of choosers) withoutIds(owner, 'viableClassrooms', gone);
    for (const owner of [...choosers, ...Object.values(draft.groups)]) {
      if (owner.classroom !== null && gone.has(owner.classroom)) owner.classroom = null;
    }
    pruneConstraints(draft, 'classroom', gone);
    pruneViews(draft, 'classrooms', gone);
  },
});
