import { gunzipSync } from 'node:zlib';
import { MIN_ADMINISTRATOR_PASSWORD, MIN_PASSWORD } from '@bellgrid/protocol';
import { COMMON_PASSWORDS_GZIP } from './common-passwords-list.ts';

let common: ReadonlySet<string> | null = null;

const isCommon = (password: string): boolean => {
  common ??= new Set(gunzipSync(Buffer.from(COMMON_PASSWORDS_GZIP, 'base64')).toString('utf8').split('\n'));
  return common.has(password.toLowerCase());
};

/** The reason why a new password is refused; null when it may be used. */
export function newPasswordFault(password: string, isAdministrator: boolean): string | null {
  const least = isAdministrator ? MIN_ADMINISTRATOR_PASSWORD : MIN_PASSWORD;
  if (password.length < least) return `The password must have at least ${least} characters.`;
  return isCommon(password) ? 'This is one of the commonest passwords: choose another one.' : null;
}
