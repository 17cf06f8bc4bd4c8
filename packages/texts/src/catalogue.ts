import { createInstance, type i18n } from 'i18next';
import type { admin } from './en/admin.ts';
import type { help } from './en/help.ts';
import { en } from './en/index.ts';
import type { releases } from './en/releases.ts';
import { isolated } from './isolated.ts';
import { signedFormat } from './signed-numbers.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof en; admin: typeof admin; help: typeof help; releases: typeof releases };
  }
}

/** The settings of every instance of i18next: English is complete and the fallback of the other languages. */
export const textOptions = {
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en } },
  // Said expressly, so that no key is searched for signs of a sentence at each call.
  keySeparator: '.',
  nsSeparator: ':',
  // Nothing is put into HTML as a string; names that are written the other way are isolated.
  interpolation: { escape: isolated },
} as const;

/** The texts outside the browser: command line, mails, tests. */
export function createTexts(language = 'en'): i18n {
  const texts = createInstance().use(signedFormat);
  void texts.init({ ...textOptions, lng: language, initAsync: false });
  return texts;
}
