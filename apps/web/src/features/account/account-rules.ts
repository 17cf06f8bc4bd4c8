import { MIN_PASSWORD } from '@bellgrid/protocol';
import type { ParseKeys } from 'i18next';

type Rule<Values> = (value: string, values: Values) => ParseKeys | undefined;

const required =
  (text: ParseKeys): Rule<unknown> =>
  (value) =>
    value.trim() === '' ? text : undefined;

const email: Rule<unknown> = (value) => {
  if (value.trim() === '') return 'account.invalid.email';
  return /^\s*[^\s@]+@[^\s@]+\s*$/.test(value) ? undefined : 'account.invalid.emailShape';
};

const newPassword: Rule<unknown> = (value) =>
  value.length < MIN_PASSWORD ? 'account.invalid.shortPassword' : undefined;

const confirmation: Rule<{ readonly password: string }> = (value, { password }) =>
  value === '' || value !== password ? 'account.invalid.mismatch' : undefined;

/** The rules of each account form for its fields: the text id of the fault, or nothing. */
export const accountRules = {
  login: { email: required('account.invalid.email'), password: required('account.invalid.password') },
  register: {
    schoolName: required('account.invalid.schoolName'),
    fullName: required('account.invalid.fullName'),
    email,
    password: newPassword,
    confirmPassword: confirmation,
  },
  forgot: { email },
  reset: { password: newPassword, confirmPassword: confirmation },
} as const;

/** The faults of the values, by field. */
export function checkAccountFields<Values extends Readonly<Record<string, string>>>(
  rules: { readonly [Name in keyof Values]: Rule<Values> },
  values: Values,
): { readonly [Name in keyof Values]?: ParseKeys } {
  const wrong: { [Name in keyof Values]?: ParseKeys } = {};
  for (const name in rules) {
    const text = rules[name](values[name] ?? '', values);
    if (text) wrong[name] = text;
  }
  return wrong;
}
