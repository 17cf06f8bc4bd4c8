import type { Id } from '../../records/id.ts';
import { find } from './scan.ts';

/** Removes ids from a list field of every record of a map. Gives the ids of the records that had any. */
export function withoutIds<Field extends string>(
  records: Record<Id, { id: Id } & Record<Field, Id[]>>,
  field: Field,
  gone: ReadonlySet<Id>,
): Id[] {
  const holders = find(records, (record) => record[field].some((id) => gone.has(id))).map(
    (record) => record.id,
  );
  for (const id of holders) {
    const record: Record<Field, Id[]> | undefined = records[id];
    if (record) record[field] = record[field].filter((each) => !gone.has(each));
  }
  return holders;
}
