import * as z from 'zod';
import type { CalendarConstraint } from '../records/rules/constraint.ts';
import { cellRefSchema } from '../records/rules/fields.ts';
import { idSchema } from '../values/id.ts';
import { levelSchema } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { calendarOwners } from './rules/calendar-owners.ts';
import { requireRecord } from './rules/require-record.ts';
import { find } from './rules/scan.ts';

/**
 * Opens cells of one calendar, in any structures: their entries of the given level are removed, whichever
 * records hold them. A cell without an entry of that level stays as it is.
 */
export const openCalendarCells = defineCommand({
  name: 'openCalendarCells',
  label: 'command.openCalendarCells',
  args: z.object({
    type: z.enum(['teacher', 'group', 'classroom']),
    base: idSchema,
    cells: z.array(cellRefSchema.extend({ structure: idSchema, level: levelSchema })).min(1),
  }),
  run(draft, { type, base, cells }) {
    requireRecord(draft, calendarOwners[type], base);
    const keys = new Set(cells.map(keyOf));
    const opened = find(
      draft.constraints,
      (each) => each.type === type && each.base === base && keys.has(keyOf(each)),
    );
    for (const { id } of opened) delete draft.constraints[id];
  },
});

type Cell = Pick<CalendarConstraint, 'structure' | 'day' | 'period' | 'level'>;

const keyOf = ({ structure, day, period, level }: Cell): string => `${day} ${period} ${level} ${structure}`;
