import { expect, it } from 'vitest';
import { mailLanguage, passwordResetMail, signUpAttemptMail, verificationMail } from './account-mails.ts';

const user = { name: 'Zoë  Ødegård', email: 'zoe@example.org', emailVerified: true };
const link = 'https://timetable.example.org/verify?token=x';

it('writes in the language of the account, else in that of the browser', () => {
  const headers = new Headers({ 'accept-language': 'fr, de-DE;q=0.8' });
  expect(mailLanguage(null, headers)).toBe('de');
  expect(mailLanguage('en', headers)).toBe('en');
  expect(mailLanguage(null, undefined)).toBe('en');
  expect(passwordResetMail(user, link, 'de').text).toContain('Guten Tag Zoë Ødegård,');
});

it.each([verificationMail, signUpAttemptMail, passwordResetMail])(
  'has nothing outside the catalogue: %o',
  (write) => {
    const { subject, text } = write(user, link, 'qps');
    const outside = [subject, ...text.split('\n')].filter((line) => !/^⟦.*⟧$/.test(line));
    expect(outside.filter((line) => line !== '')).toEqual([link]);
  },
);
