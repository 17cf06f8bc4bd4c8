import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { followLunchWindows } from './rules/follow-lunch-windows.ts';
import { requireStructure } from './rules/require-record.ts';

/** Builds a structure as a copy of another one's periods and cells. */
export const copyStructure = defineCommand({
  name: 'copyStructure',
  label: 'command.copyStructure',
  args: z.object({ id: idSchema, from: idSchema }),
  run(draft, { id, from }) {
    const structure = requireStructure(draft, id);
    const source = requireStructure(draft, from);
    followLunchWindows(draft, () => {
      structure.periods = source.periods.map((period) => ({ ...period }));
      structure.isUninitialized = source.isUninitialized;
    });
    structure.cells = source.cells.map((cell) => ({ ...cell }));
    clearOutsideGrid(draft, [id]);
  },
});
