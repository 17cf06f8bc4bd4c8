import * as z from 'zod';
import { value } from '../messages/value.ts';
import { scheduleStructureSchema } from '../records/schedule-structure.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { refuse } from './rules/require-record.ts';

/** Adds a schedule structure that still has to be built. Refused while another one is not built yet. */
export const addStructure = defineCommand({
  name: 'addStructure',
  label: 'command.addStructure',
  args: z.object({ id: idSchema, name: z.string().trim().min(1).max(200) }),
  run(draft, { id, name }) {
    const { structures } = draft.schoolData;
    if (structures[id]) refuse('refusals.alreadyExists', { item: value.item('structure', id) });
    if (Object.values(structures).some((each) => each.isUninitialized)) {
      refuse('refusals.unbuiltStructure');
    }
    structures[id] = scheduleStructureSchema.parse({
      id,
      name,
      isUninitialized: true,
      periods: [],
      cells: [],
    });
  },
});
