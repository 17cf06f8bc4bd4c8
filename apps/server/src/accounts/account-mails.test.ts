import { expect, it } from 'vitest';
import {
  addressChangeMail,
  mailLanguage,
  passwordChangedMail,
  passwordResetMail,
  signUpAttemptMail,
  verificationMail,
} from './account-mails.ts';

const user = { name: 'Zoë  Ødegård', email: 'zoe@example.org', emailVerified: true };
const link = 'https://timetable.example.org/verify?token=x';

it('writes in the language of the account, else in that of the browser', () => {
  const headers = new Headers({ 'accept-language': 'fr, de-DE;q=0.8' });
  expect(mailLanguage(null, headers)).toBe('de');
  expect(mailLanguage('en', headers)).toBe('en');
  expect(mailLanguage(null, undefined)).toBe('en');
  expect(passwordResetMail(user, link, 'de').text).toContain('Guten Tag Zoë Ødegård,');
});

const address = 'new@example.org';

it.each([
  verificationMail,
  signUpAttemptMail,
  passwordResetMail,
  passwordChangedMail,
  (to: typeof user, line: string, language: string) => addressChangeMail(to, address, line, language),
])('has nothing outside the catalogue: %o', (write) => {
  const { subject, text } = write(user, link, 'qps');
  const outside = [subject, ...text.split('\n')].filter((line) => !/^⟦.*⟧$/.test(line));
  expect(outside.filter((line) => line !== '')).toEqual([link]);
});
