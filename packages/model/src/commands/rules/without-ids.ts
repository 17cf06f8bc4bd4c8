import type { Id } from '../../records/id.ts';

/** Removes ids from a list of a record; says whether any was there. Leaves other records untouched. */
export function withoutIds<Field extends string>(
  record: Record<Field, Id[]>,
  field: Field,
  gone: ReadonlySet<Id>,
): boolean {
  const left = record[field].filter((id) => !gone.has(id));
  if (left.length === record[field].length) return false;
  record[field] = left;
  return true;
}
