import { expect, test } from 'vitest';
import { newPasswordFault } from './new-password.ts';

test.each(['password', 'PASSWORD', '123456', 'qwerty', 'letmein', 'iloveyou', 'superman'])(
  '%s is too common for anybody',
  (password) => expect(newPasswordFault(password, false)).toMatch(/commonest/),
);

test('schools need six characters, administrators twelve', () => {
  expect(newPasswordFault('k9#fq', false)).toMatch(/at least 6/);
  expect(newPasswordFault('k9#fq2', false)).toBeNull();
  expect(newPasswordFault('k9#fq2-8xwa', true)).toMatch(/at least 12/);
  expect(newPasswordFault('k9#fq2-8xwa4', true)).toBeNull();
});
