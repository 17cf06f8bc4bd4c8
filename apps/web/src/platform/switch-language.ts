import { chooseLanguage } from '@bellgrid/protocol';
import { isLanguage } from '@bellgrid/texts';
import { call } from './api/call.ts';
import { rememberUser } from './current-user.ts';
import { setLanguage } from './texts/i18n.ts';

/** Shows the screens in a language, and keeps it in the account. */
export function switchLanguage(language: string): void {
  if (!isLanguage(language)) return;
  void setLanguage(language);
  call(chooseLanguage, { language }).then(rememberUser, (error: unknown) =>
    console.warn('the language was not saved', error),
  );
}
