import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { deleteTrackSets } from './rules/delete-track-sets.ts';
import { requireRecords } from './rules/require-record.ts';

/** Deletes class divisions with the constraints that show them. */
export const deleteTrackSet = defineCommand({
  name: 'deleteTrackSet',
  label: 'command.deleteTrackSet',
  args: z.object({ ids: z.array(idSchema).min(1) }),
  run(draft, args) {
    requireRecords(draft, 'trackSets', args.ids);
    deleteTrackSets(draft, (trackSet) => args.ids.includes(trackSet.id));
  },
});
