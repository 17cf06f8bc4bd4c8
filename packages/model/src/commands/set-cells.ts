import * as z from 'zod';
import { allCells } from '../draft/default-structure.ts';
import { cellRefSchema } from '../records/rules/fields.ts';
import { hasSchool } from '../timetable/school-time.ts';
import { idSchema } from '../values/id.ts';
import { defineCommand } from './define-command.ts';
import { clearOutsideGrid } from './rules/clear-outside-grid.ts';
import { refuse, requireStructure } from './rules/require-record.ts';

/**
 * Sets some cells to school or no school. Placements and calendar entries in cells that lose it are cleared.
 */
export const setCells = defineCommand({
  name: 'setCells',
  label: 'command.setCells',
  args: z.object({ structure: idSchema, cells: z.array(cellRefSchema).min(1), hasSchool: z.boolean() }),
  run(draft, args) {
    const structure = requireStructure(draft, args.structure);
    const dayCount = draft.schoolData.days.length;
    const stray = args.cells.find(({ day, period }) => day >= dayCount || period >= structure.periods.length);
    if (stray) refuse('refusals.gone.cell');
    const changed = new Set(args.cells.map(({ day, period }) => `${day}:${period}`));
    structure.cells = allCells(dayCount, structure.periods.length).map((cell) => {
      const known = structure.cells.find(
        (each) => each.dayIndex === cell.dayIndex && each.periodIndex === cell.periodIndex,
      );
      const isChanged = changed.has(`${cell.dayIndex}:${cell.periodIndex}`);
      const school = isChanged ? args.hasSchool : hasSchool(structure, cell.dayIndex, cell.periodIndex);
      return { ...cell, id: known?.id ?? cell.id, hasSchool: school };
    });
    if (!args.hasSchool) clearOutsideGrid(draft, [args.structure]);
  },
});
