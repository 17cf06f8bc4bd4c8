import * as z from 'zod';
import { derivedId } from '../draft/derived-id.ts';
import { value } from '../messages/value.ts';
import { cellRefSchema } from '../records/rules/fields.ts';
import { hasSchool } from '../timetable/school-time.ts';
import { idSchema } from '../values/id.ts';
import { LEVEL, WEIGHT } from '../values/weight.ts';
import { defineCommand } from './define-command.ts';
import { calendarOwners } from './rules/calendar-owners.ts';
import { refuse, requireRecords, requireStructure } from './rules/require-record.ts';
import { find } from './rules/scan.ts';

/**
 * Sets the level of calendar cells of some teachers, classes or classrooms in one structure. NONE clears
 * them; cells without school are skipped; classes of other structures are refused. Only teachers know SOFT.
 */
export const setCalendarCells = defineCommand({
  name: 'setCalendarCells',
  label: 'command.setCalendarCells',
  args: z.object({
    type: z.enum(['teacher', 'group', 'classroom']),
    bases: z.array(idSchema).min(1),
    structure: idSchema,
    cells: z.array(cellRefSchema).min(1),
    level: z.union([z.literal(LEVEL.NONE), z.literal(LEVEL.SOFT), z.literal(LEVEL.HARD)]),
  }),
  run(draft, { type, bases, structure: structureId, cells, level }) {
    const structure = requireStructure(draft, structureId);
    for (const item of requireRecords(draft, calendarOwners[type], bases)) {
      if ('structure' in item && item.structure !== structureId)
        refuse('refusals.calendarOfOtherStructure', { item: value.item(type, item.id) });
    }
    if (level === LEVEL.SOFT && type !== 'teacher') refuse('refusals.onlyTeachersPrefer');
    const open = cells.filter(
      ({ day, period }) => day < draft.schoolData.days.length && hasSchool(structure, day, period),
    );
    const places = new Set(open.map(({ day, period }) => `${day}:${period}`));
    const old = find(draft.constraints, (each) => {
      if (each.type !== type || each.structure !== structureId) return false;
      return bases.includes(each.base) && places.has(`${each.day}:${each.period}`);
    });
    for (const { id } of old) delete draft.constraints[id];
    if (level === LEVEL.NONE) return;
    for (const base of bases) {
      for (const { day, period } of open) {
        const id = derivedId('calendar', type, base, structureId, day, period);
        const weight = WEIGHT.HARD;
        draft.constraints[id] = { id, type, base, structure: structureId, day, period, level, weight };
      }
    }
  },
});
