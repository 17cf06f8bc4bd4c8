import { type CalendarConstraint, type CellRef, type Id, LEVEL, WEIGHT } from '@bellgrid/model';
import { cellList, constraintXml, type ExportContext } from './export-context.ts';

const tags = {
  teacher: ['ConstraintTeacherNotAvailableTimes', 'Teacher'],
  group: ['ConstraintStudentsSetNotAvailableTimes', 'Students'],
  classroom: ['ConstraintRoomNotAvailableTimes', 'Room'],
} as const;

/** Whether FET can hold the cell: it knows none that are only unwelcome. */
export function isBlocked({ level, weight }: CalendarConstraint): boolean {
  return level === LEVEL.HARD && (weight === WEIGHT.HARD || weight === WEIGHT.NULL);
}

/** One constraint for each item with blocked cells. */
export function writeCalendars(
  blocked: readonly CalendarConstraint[],
  type: CalendarConstraint['type'],
  context: ExportContext,
): string[] {
  const cells = new Map<Id, CellRef[]>();
  for (const { base, day, period, type: own } of blocked) {
    if (own !== type) continue;
    cells.set(base, [...(cells.get(base) ?? []), { day, period }]);
  }
  const { names } = context;
  const all = { teacher: names.teachers, group: names.groups, classroom: names.classrooms }[type];
  const [tag, child] = tags[type];
  return [...cells].flatMap(([id, own]) => {
    const name = all.get(id);
    if (name === undefined) return [];
    return [constraintXml(tag, 100, [[child, name], ...cellList(context, own, 'Not_Available_Time', '')])];
  });
}

/** Cells without school are FET's breaks. */
export function writeBreaks(context: ExportContext): string[] {
  const cells = context.structure.cells
    .filter((cell) => !cell.hasSchool)
    .map(({ dayIndex, periodIndex }) => ({ day: dayIndex, period: periodIndex }));
  return cells.length > 0
    ? [constraintXml('ConstraintBreakTimes', 100, cellList(context, cells, 'Break_Time', ''))]
    : [];
}
