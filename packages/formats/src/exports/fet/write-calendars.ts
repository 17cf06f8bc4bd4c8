import { type CalendarConstraint, type CellRef, type Draft, type Id, LEVEL, WEIGHT } from '@bellgrid/model';
import { cellList, constraintXml, type ExportContext } from './export-context.ts';
import { weightPercent } from './weight-percent.ts';

const tags = {
  teacher: ['ConstraintTeacherNotAvailableTimes', 'Teacher'],
  group: ['ConstraintStudentsSetNotAvailableTimes', 'Students'],
  classroom: ['ConstraintRoomNotAvailableTimes', 'Room'],
} as const;

/** True for a cell that FET can hold: for teachers and students it knows none that are only unwelcome. */
export function isBlocked(cell: CalendarConstraint, draft: Draft): boolean {
  const { level, weight, type } = cell;
  const isHard = level === LEVEL.HARD && (weight === WEIGHT.HARD || weight === WEIGHT.NULL);
  return isHard && (type === 'classroom' || percentOf(cell, draft) === 100);
}

/** Cells have the weight of their item, which counts only while their category is enabled. */
function percentOf({ type, base }: Pick<CalendarConstraint, 'type' | 'base'>, draft: Draft): number {
  const { teacherCalendarRed, groupCalendar, classroomCalendar } = draft.constraintGroupWeights;
  const category = { teacher: teacherCalendarRed, group: groupCalendar, classroom: classroomCalendar }[type];
  const items = { teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms }[type];
  return category.enabled ? weightPercent(items[base]?.weight ?? WEIGHT.HARD) : 100;
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
    return [
      constraintXml(tag, percentOf({ type, base: id }, context.draft), [
        [child, name],
        ...cellList(context, own, 'Not_Available_Time', ''),
      ]),
    ];
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
