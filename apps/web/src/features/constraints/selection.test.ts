import { expect, test } from 'vitest';
import { presentIn } from './selection.tsx';

test('a selection holds no records that were deleted', () => {
  expect([...presentIn({ a: {}, c: {} }, new Set(['a', 'b', 'c']))]).toEqual(['a', 'c']);
});
