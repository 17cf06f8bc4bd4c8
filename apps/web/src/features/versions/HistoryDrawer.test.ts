import { expect, test } from 'vitest';
import { storageNotice } from './HistoryDrawer.tsx';

test.each([
  [0, 0, null],
  [79.9, 0, null],
  [80, 0, { percent: 80, isFull: false }],
  [10, 99.9, { percent: 99, isFull: false }],
  [100, 5, { percent: 100, isFull: true }],
  [120, 5, { percent: 100, isFull: true }],
])('%d percent of the bytes and %d of the versions', (bytes, versions, notice) => {
  const quota = { bytes: 1000, versions: 1000 };
  expect(storageNotice({ used: { bytes: bytes * 10, versions: versions * 10 }, quota })).toEqual(notice);
});
