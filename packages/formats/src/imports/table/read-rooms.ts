import type { Id } from '@bellgrid/model';
import type { PlanContext } from './plan-context.ts';
import { issue, type RowFault, type TableIssue, type ValueFault } from './table-issue.ts';

/** The classrooms that a cell names, and the names that are none: a row is imported without these. */
export interface RoomsInCell {
  readonly ignored: readonly TableIssue<ValueFault>[];
  /** Remembers the classrooms that do not exist yet, of a row that is imported or would be with missing items. */
  want(): void;
  /** The ids in the order of the cell; classrooms that do not exist yet are made where they are wanted. */
  resolve(): readonly Id[];
}

/** @param most the number of rooms that the item can have; further ones of the cell are left. */
export function readRooms(context: PlanContext, cell: string, most = Number.POSITIVE_INFINITY): RoomsInCell {
  const { classrooms, request } = context;
  const { inOrder, faults } = classrooms.lookUp(cell);
  const taken = inOrder.slice(0, most);
  const unknown = taken.filter((each) => typeof each === 'string');
  const ignored = faults.map((fault) => roomFault(fault, cell));
  if (!request.addMissing) ignored.push(...unknown.map((value) => issue('room-unknown', { value })));
  if (inOrder.length > most) ignored.push(issue('rooms-left', { value: cell.replaceAll('\n', ', ') }));
  const want = () => {
    for (const name of unknown) classrooms.want(name);
  };
  return {
    ignored,
    want,
    resolve() {
      want();
      return taken.flatMap((each) => {
        if (typeof each !== 'string') return [each.id];
        return request.addMissing ? [classrooms.make(each, context.structure).id] : [];
      });
    },
  };
}

function roomFault({ code, values }: TableIssue<RowFault>, cell: string): TableIssue<ValueFault> {
  return code === 'name-ambiguous'
    ? issue('room-ambiguous', { value: values.name ?? cell })
    : issue('room-too-long', { value: cell.slice(0, 40), ...values });
}
