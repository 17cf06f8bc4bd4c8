import { expect, test } from 'vitest';
import { isNewerVersion } from './is-newer-version.ts';

test('major counts before minor, minor before patch', () => {
  expect(isNewerVersion('1.66.0', '1.65.9')).toBe(true);
  expect(isNewerVersion('2.0.0', '1.65.0')).toBe(true);
  expect(isNewerVersion('1.65.1', '1.65.0')).toBe(true);
  expect(isNewerVersion('1.9.0', '1.65.0')).toBe(false);
});

test('the same version, with or without a v, is not newer', () => {
  expect(isNewerVersion('v1.65.0', '1.65.0')).toBe(false);
  expect(isNewerVersion('0.0.0', '1.65.0')).toBe(false);
});

test('a text that is no version is not newer', () => {
  expect(isNewerVersion('latest', '1.65.0')).toBe(false);
});
