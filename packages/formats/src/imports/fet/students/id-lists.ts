import type { Id } from '@bellgrid/model';

/** The ids of the first list that are also in the second. */
export function commonIds(a: readonly Id[], b: readonly Id[]): Id[] {
  const other = new Set(b);
  return a.filter((id) => other.has(id));
}
