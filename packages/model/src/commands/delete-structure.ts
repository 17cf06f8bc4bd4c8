import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { deleteCascade } from './rules/delete-cascade.ts';
import { refuse, requireStructure } from './rules/require-record.ts';
import { find } from './rules/scan.ts';

/** Deletes a structure with its classes, subjects, lessons and constraints. The last built one stays. */
export const deleteStructure = defineCommand({
  name: 'deleteStructure',
  label: 'command.deleteStructure',
  args: z.object({ id: idSchema }),
  run(draft, { id }) {
    requireStructure(draft, id);
    const { structures } = draft.schoolData;
    const built = Object.values(structures).filter((each) => !each.isUninitialized && each.id !== id);
    if (built.length === 0) refuse('refusals.onlyStructure');
    deleteCascade(draft, { groups: idsIn(draft.groups, id), subjects: idsIn(draft.subjects, id) });
    delete structures[id];
    clearOutsideGrid(draft, []);
  },
});

function idsIn(records: Record<string, { id: string; structure: string }>, structure: string): Set<string> {
  return new Set(find(records, (record) => record.structure === structure).map((record) => record.id));
}
