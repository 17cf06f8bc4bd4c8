import { expect, it } from 'vitest';
import {
  addressChangeMail,
  deletionMail,
  errorReportMail,
  licenceRequestMail,
  mailLanguage,
  newAddressMail,
  passwordChangedMail,
  passwordResetMail,
  secondFactorMail,
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
  newAddressMail,
  signUpAttemptMail,
  passwordResetMail,
  passwordChangedMail,
  (to: typeof user, line: string, language: string) => addressChangeMail(to, address, line, language),
  (to: typeof user, line: string, language: string) =>
    deletionMail(to, '2026-12-07T00:00:00Z', line, language),
  ...(['codesOn', 'codesOff', 'recoveryCodes', 'passkeyAdded'] as const).map(
    (change) => (to: typeof user, line: string, language: string) =>
      secondFactorMail(to, change, line, language),
  ),
  ({ email }: typeof user, line: string, language: string) =>
    licenceRequestMail(email, line, { schoolName: 'Hill School', email, quantity: 12 }, language),
  ({ email }: typeof user, line: string, language: string) => errorReportMail(email, line, '', language),
])('has nothing outside the catalogue: %o', (write) => {
  const { subject, text } = write(user, link, 'qps');
  const outside = [subject, ...text.split('\n')].filter((line) => !/^⟦.*⟧$/.test(line));
  expect(outside.filter((line) => line !== '')).toEqual([link]);
});
