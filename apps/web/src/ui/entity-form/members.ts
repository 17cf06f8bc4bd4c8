import type { Id } from '@bellgrid/model';

/** A list with some added and some removed; an id in both is removed. */
export function members(own: readonly Id[], added: readonly Id[], removed: readonly Id[]): Id[] {
  return [...new Set([...own, ...added])].filter((id) => !removed.includes(id));
}
