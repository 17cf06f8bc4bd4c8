import type { Id } from '@bellgrid/model';
import type { PlanContext } from './plan-context.ts';
import { issue, type RowFault, type TableIssue, type ValueFault } from './table-issue.ts';

/** The classrooms that a cell names, and the names that are none: a row is imported without these. */
interface NamedRooms {
  readonly ignored: readonly TableIssue<ValueFault>[];
  /** The ids; classrooms that do not exist yet are made where they are wanted. */
  resolve(): readonly Id[];
}

export function readRooms(context: PlanContext, cell: string): NamedRooms {
  const { classrooms, request } = context;
  const { found, unknown, faults } = classrooms.lookUp(cell);
  for (const name of unknown) classrooms.want(name);
  const missing = request.addMissing ? [] : unknown.map((value) => issue('room-unknown' as const, { value }));
  return {
    ignored: [...faults.map((fault) => roomFault(fault, cell)), ...missing],
    resolve: () => [
      ...found.map(({ id }) => id),
      ...(request.addMissing ? unknown.map((name) => classrooms.make(name, context.structure).id) : []),
    ],
  };
}

function roomFault({ code, values }: TableIssue<RowFault>, cell: string): TableIssue<ValueFault> {
  return code === 'name-ambiguous'
    ? issue('room-ambiguous', { value: values.name ?? cell })
    : issue('room-too-long', { value: cell.slice(0, 40), ...values });
}
