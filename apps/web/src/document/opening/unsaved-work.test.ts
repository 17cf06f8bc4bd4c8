import { afterEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { copyStorage, type LocalCopy } from '../saving/copy-storage.ts';
import { forgetOutOfSync, offerLost } from './out-of-sync.ts';
import { keepsWorkElsewhere } from './unsaved-work.ts';

afterEach(() => {
  forgetOutOfSync();
  queryClient.clear();
  vi.restoreAllMocks();
});

/** Signs in, in a browser that keeps so many copies of the account. */
function keep(count: number): void {
  queryClient.setQueryData(currentUserQuery.queryKey, { uid: 'ada', impersonatedBy: null } as never);
  const copies = Array.from({ length: count }, (_, index) => ({ owner: 'ada ', window: `w${index}` }));
  vi.spyOn(copyStorage, 'all').mockResolvedValue(copies as LocalCopy[]);
}

test('work of another window, and work that waits to be downloaded, is known before signing out deletes it', async () => {
  keep(0);
  expect(await keepsWorkElsewhere()).toBe(false);
  keep(1);
  expect(await keepsWorkElsewhere()).toBe(true);
  keep(0);
  offerLost({ file: '{}', copy: null });
  expect(await keepsWorkElsewhere()).toBe(true);
});
