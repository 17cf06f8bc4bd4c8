import { expect, test } from 'vitest';
import { isWholeOtherwise } from './NumberField.tsx';

test.each(['1e9', '1E3', '0x10', ' 2e0 '])('%s is a whole number, if not in digits', (text) => {
  expect(isWholeOtherwise(text)).toBe(true);
});

test.each(['2.5', '5e-1', 'five', '', ' '])('“%s” is none', (text) => {
  expect(isWholeOtherwise(text)).toBe(false);
});
