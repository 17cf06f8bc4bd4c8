import type { SchoolStorage } from '@bellgrid/protocol';

/** The used share of the storage from which on the notice is shown, in percent. */
const TELL_FROM = 80;

/**
 * The used share of the school's storage, once it is worth a notice: in bytes or in versions, whichever is
 * more.
 */
export function storageNotice({ used, quota }: SchoolStorage): { percent: number; isFull: boolean } | null {
  const share = Math.max(used.bytes / quota.bytes, used.versions / quota.versions);
  const percent = Math.min(100, Math.floor(share * 100));
  return percent < TELL_FROM ? null : { percent, isFull: percent === 100 };
}
