import * as z from 'zod';
import { type Id, idSchema } from '../records/id.ts';
import { defineCommand } from './define-command.ts';
import { pruneConstraints } from './rules/prune-constraints.ts';
import { pruneViews } from './rules/prune-views.ts';
import { requireRecords } from './rules/require-record.ts';
import { find } from './rules/scan.ts';
import { withoutIds } from './rules/without-ids.ts';

type Roomed = { id: Id; classroom: Id | null };

/** Deletes classrooms: subjects, lessons, classes and views let go of them, and their constraints go. */
export const deleteClassroom = defineCommand({
  name: 'deleteClassroom',
  label: 'command.deleteClassroom',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'classrooms', args.ids);
    const gone = new Set(args.ids);
    for (const id of gone) delete draft.classrooms[id];
    for (const records of [draft.subjects, draft.lessons]) withoutIds(records, 'viableClassrooms', gone);
    for (const records of [draft.subjects, draft.lessons, draft.groups]) {
      for (const { id } of find<Roomed>(
        records,
        ({ classroom }) => classroom !== null && gone.has(classroom),
      )) {
        const owner = records[id];
        if (owner) owner.classroom = null;
      }
    }
    pruneConstraints(draft, 'classroom', gone);
    pruneViews(draft, 'classrooms', gone);
  },
});
