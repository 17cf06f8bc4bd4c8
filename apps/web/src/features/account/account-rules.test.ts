import { describe, expect, test } from 'vitest';
import { accountRules, checkAccountFields } from './account-rules.ts';

const person = {
  schoolName: 'Riverside School',
  fullName: 'Ana Rivera',
  email: 'ana@riverside.example',
  password: 'secret',
  confirmPassword: 'secret',
};

describe('the sign-up form', () => {
  test('takes complete values', () => {
    expect(checkAccountFields(accountRules.register, person)).toEqual({});
  });

  test('asks for a school name, a full name and an e-mail address', () => {
    expect(
      checkAccountFields(accountRules.register, { ...person, schoolName: ' ', fullName: '', email: '' }),
    ).toEqual({
      schoolName: 'account.invalid.schoolName',
      fullName: 'account.invalid.fullName',
      email: 'account.invalid.email',
    });
  });

  test('refuses a password of five characters and takes one of six', () => {
    const with5 = checkAccountFields(accountRules.register, {
      ...person,
      password: '12345',
      confirmPassword: '12345',
    });
    expect(with5).toEqual({ password: 'account.invalid.shortPassword' });
    expect(
      checkAccountFields(accountRules.register, { ...person, password: '123456', confirmPassword: '123456' }),
    ).toEqual({});
  });

  test('wants the confirmation to equal the password, also when both are empty', () => {
    expect(checkAccountFields(accountRules.register, { ...person, confirmPassword: 'Secret' })).toEqual({
      confirmPassword: 'account.invalid.mismatch',
    });
    expect(checkAccountFields(accountRules.reset, { password: '', confirmPassword: '' })).toEqual({
      password: 'account.invalid.shortPassword',
      confirmPassword: 'account.invalid.mismatch',
    });
  });
});

test('the sign-in form only asks for both fields', () => {
  expect(checkAccountFields(accountRules.login, { email: 'x', password: 'y' })).toEqual({});
  expect(checkAccountFields(accountRules.login, { email: '', password: '' })).toEqual({
    email: 'account.invalid.email',
    password: 'account.invalid.password',
  });
});
