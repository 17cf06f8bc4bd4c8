import type { CellRef, Id, SubjectConstraint } from '@bellgrid/model';
import { cellList, constraintXml, type ExportContext } from './export-context.ts';

type Allows = (cell: CellRef, values: readonly number[]) => boolean;

/** The cells that the rules of periods and days leave to a lesson. */
const kinds: Readonly<Partial<Record<SubjectConstraint['constraint'], Allows>>> = {
  'at period': ({ period }, values) => values.includes(period),
  'not at period': ({ period }, values) => !values.includes(period),
  'before period': ({ period }, values) => period < Math.min(...values),
  'after period': ({ period }, values) => period > Math.max(...values),
  'on day': ({ day }, values) => values.includes(day),
  'not on day': ({ day }, values) => !values.includes(day),
};

/** A rule of periods or days as time slots of each lesson; null for other rules. */
export function writeTimeRule(
  rule: SubjectConstraint,
  context: ExportContext,
  percent: number,
): string[] | null {
  const allows = kinds[rule.constraint];
  if (!allows || rule.values.length === 0) return null;
  const cells = context.structure.cells
    .map(({ dayIndex, periodIndex }) => ({ day: dayIndex, period: periodIndex }))
    .filter((cell) => allows(cell, rule.values));
  if (cells.length === 0) return null;
  const list = cellList(context, cells, 'Preferred_Time_Slot', 'Preferred_');
  return lessonsOf(rule, context).map((id) =>
    constraintXml('ConstraintActivityPreferredTimeSlots', percent, [
      ['Activity_Id', context.numbers.get(id) ?? 0],
      ...list,
    ]),
  );
}

function lessonsOf({ type, base }: SubjectConstraint, { draft }: ExportContext): readonly Id[] {
  return type === 'lesson' ? [base] : (draft.subjects[base]?.lessons ?? []);
}
