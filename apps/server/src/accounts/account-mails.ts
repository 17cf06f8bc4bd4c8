import { acceptedLanguages, localeOf, pickLanguage, translate } from '@bellgrid/texts';
import { textsIn } from '@bellgrid/texts/all';
import type { Mail } from '../mail/mail.ts';
import { RESET_SECONDS, VERIFICATION_SECONDS } from './mailed-links.ts';

interface Addressee {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/**
 * Each kind is limited by itself, so that the mails that strangers can request do not keep a user from learning of a change of
 * the account. Reports and requests for licences all go to the operator, and are limited by the school that they are from.
 */
export type MailKind = 'mail' | 'notice' | 'schedule' | 'report' | 'licence';

/** Takes an e-mail to a user for delivery, which is written in the language that the user has chosen or `headers` want. */
export type PostMail = (
  user: { readonly id: string; readonly email: string },
  headers: Headers | undefined,
  write: (language: string) => Mail,
  kind?: MailKind,
) => void;

/** The language of an e-mail: that of the account, else that of the requesting browser. */
export function mailLanguage(account: string | null, headers: Headers | undefined): string {
  return pickLanguage([account, ...acceptedLanguages(headers?.get('accept-language'))]);
}

function accountMail(
  kind:
    | 'verification'
    | 'newAddress'
    | 'signUpAttempt'
    | 'passwordReset'
    | 'passwordChanged'
    | 'addressChange'
    | 'codesOn'
    | 'codesOff'
    | 'recoveryCodes'
    | 'passkeyAdded'
    | 'deletion',
  user: Addressee,
  link: string,
  language: string,
  values: Readonly<Record<string, string>> = {},
): Mail {
  const texts = textsIn(language);
  const say = (id: string) => translate(texts, `mail.${kind}.${id}`, values);
  const lines = [greeting(user, texts), '', say('body'), '', link, '', say('end')];
  return { to: user.email, subject: say('subject'), text: lines.join('\n') };
}

/**
 * Greets by name only once the address is certainly the user's: until then the name was chosen by an unknown
 * person, who could have their words and links mailed to any address.
 */
function greeting({ name, emailVerified }: Addressee, texts: ReturnType<typeof textsIn>): string {
  const words = name.replaceAll(/\s+/g, ' ').trim();
  return emailVerified ? texts.t('mail.helloName', { name: words }) : texts.t('mail.hello');
}

/** Asks the owner of an address to confirm it. The link is on a line of its own. */
export const verificationMail = (user: Addressee, link: string, language: string): Mail => ({
  ...accountMail('verification', user, link, language),
  goodForSeconds: VERIFICATION_SECONDS,
});

/** Asks the owner of an account to confirm its new address, to which it is sent. The link is on a line of its own. */
export const newAddressMail = (user: Addressee, link: string, language: string): Mail => ({
  ...accountMail('newAddress', user, link, language),
  goodForSeconds: VERIFICATION_SECONDS,
});

/** Tells the owner of an account that someone signs up with its address. The link is on a line of its own. */
export const signUpAttemptMail = (user: Addressee, link: string, language: string): Mail =>
  accountMail('signUpAttempt', user, link, language);

/** Tells the owner of an account that its password was changed. The link is on a line of its own. */
export const passwordChangedMail = (user: Addressee, link: string, language: string): Mail =>
  accountMail('passwordChanged', user, link, language);

/** Tells the owner of an account, at its present address, that a new one was entered. The link is on a line of its own. */
export function addressChangeMail(user: Addressee, email: string, link: string, language: string): Mail {
  return accountMail('addressChange', user, link, language, { email });
}

/** Tells the owner of an account that there is another way to sign in, or one less. The link is on a line of its own. */
export function secondFactorMail(
  user: Addressee,
  change: 'codesOn' | 'codesOff' | 'recoveryCodes' | 'passkeyAdded',
  link: string,
  language: string,
): Mail {
  return accountMail(change, user, link, language);
}

/** Tells the owner of an account when it is deleted, and how to keep it. The link is on a line of its own. */
export function deletionMail(user: Addressee, deleteAt: string, link: string, language: string): Mail {
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return accountMail('deletion', user, link, language, { date: date.format(new Date(deleteAt)) });
}

/** The language of the documents for operators. */
const OPERATOR = 'en';

/** Tells the operator of an error at a school. */
export function errorReportMail(to: string, link: string, report: string, language = OPERATOR): Mail {
  const texts = textsIn(language);
  const body = texts.t('mail.errorReport.body');
  return { to, subject: texts.t('mail.errorReport.subject'), text: [body, '', link, '', report].join('\n') };
}

/** Tells the operator that a school wants a licence. */
export function licenceRequestMail(
  to: string,
  link: string,
  request: { readonly schoolName: string; readonly email: string; readonly quantity: number },
  language = OPERATOR,
): Mail {
  const texts = textsIn(language);
  const values = { school: request.schoolName, email: request.email, count: request.quantity };
  const body = translate(texts, 'mail.licenceRequest.body', values);
  return { to, subject: texts.t('mail.licenceRequest.subject'), text: [body, '', link].join('\n') };
}

/** Lets the owner of an account choose a new password. The link is on a line of its own. */
export const passwordResetMail = (user: Addressee, link: string, language: string): Mail => ({
  ...accountMail('passwordReset', user, link, language),
  goodForSeconds: RESET_SECONDS,
});
