import type { Mail } from './mail.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * By name only once the address is the user's for certain: until then whoever signed up with it chooses the
 * name, and would have us mail their words and links to anybody.
 */
const greeting = ({ name, emailVerified }: Addressee) =>
  emailVerified ? `Hello ${name.replaceAll(/\s+/g, ' ').trim()},` : 'Hello,';

/** Asks the owner of an address to confirm it. The link stands on a line of its own. */
export function verificationMail(user: Addressee, link: string): Mail {
  return {
    to: user.email,
    subject: 'Verify your e-mail address',
    text: [
      greeting(user),
      '',
      'Welcome to Bellgrid. Please open this link to verify your e-mail address:',
      '',
      link,
      '',
      'The link is valid for one day. If you did not sign up, you can ignore this message.',
    ].join('\n'),
  };
}

/** Tells the owner of an account that someone signs up with its address. The link stands on a line of its own. */
export function signUpAttemptMail(user: Addressee, link: string): Mail {
  return {
    to: user.email,
    subject: 'You already have an account',
    text: [
      greeting(user),
      '',
      'Someone, perhaps you, wanted to sign up for Bellgrid with your e-mail address. You have an account:',
      '',
      link,
      '',
      'If it was not you, you can ignore this message: nothing has changed.',
    ].join('\n'),
  };
}

/** Lets the owner of an account choose a new password. The link stands on a line of its own. */
export function passwordResetMail(user: Addressee, link: string): Mail {
  return {
    to: user.email,
    subject: 'Reset your password',
    text: [
      greeting(user),
      '',
      'Please open this link to choose a new password for Bellgrid:',
      '',
      link,
      '',
      'The link is valid for one hour. If you did not ask for it, you can ignore this message:',
      'your password stays as it is.',
    ].join('\n'),
  };
}
