import { createId, type Id } from '@bellgrid/model';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';

/** The present opening of a school in this window; null while none is open. */
let opening: Id | null = null;
/** The windows whose end is waited for, each with what follows. */
const awaited = new Map<Id, Set<() => void>>();

const lockOf = (id: Id): string => `bellgrid-window-${id}`;

/** The account of this window, with the impersonating administrator; null when no signed-in user is known. */
export function copyOwner(): string | null {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  return user ? `${user.uid} ${user.impersonatedBy?.uid ?? ''}` : null;
}

export const openWindow = (): Id | null => opening;

/**
 * Begins an opening of a school. As long as it lasts, a lock says so to other windows.
 * @returns what ends it; false when another one has begun meanwhile.
 */
export function beginWindow(): () => boolean {
  const own = createId();
  opening = own;
  let release = () => {};
  const living = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockOf(own), () => living).catch(() => {});
  return () => {
    release();
    if (opening !== own) return false;
    opening = null;
    return true;
  };
}

/**
 * The records whose windows have ended.
 * @param onEnd called when the window of another one ends: a killed one may need a moment for that.
 */
export async function ofEndedWindows<T extends { readonly window: Id }>(
  records: readonly T[],
  onEnd: () => void,
): Promise<T[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const living = new Set(held.map(({ name }) => name));
  const isLiving = ({ window: id }: T) => living.has(lockOf(id));
  for (const { window: id } of records.filter(isLiving)) whenEnded(id, onEnd);
  return records.filter((record) => !isLiving(record));
}

/** Calls a function once a window has ended, however often it is given. */
function whenEnded(id: Id, onEnd: () => void): void {
  const known = awaited.get(id);
  if (known) {
    known.add(onEnd);
    return;
  }
  awaited.set(id, new Set([onEnd]));
  void navigator.locks
    .request(lockOf(id), { mode: 'shared' }, () => {
      const calls = awaited.get(id) ?? [];
      awaited.delete(id);
      for (const call of calls) call();
    })
    .catch(() => {});
}
