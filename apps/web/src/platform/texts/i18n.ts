import { isLanguage, type Language, pickLanguage, signedFormat, textOptions } from '@bellgrid/texts';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { keepPlainTexts } from './keep-plain-texts.ts';

/** The browser's own setting: what is chosen here, or what the account had last. `qps` is the pseudo-language. */
const SETTING = 'bellgrid.language';

/** The texts of other languages than English, each a chunk of its own. */
const loaders = {
  de: async () => (await import('@bellgrid/texts/de')).german,
  qps: async () => (await import('@bellgrid/texts/pseudo')).pseudo,
};
type Loadable = keyof typeof loaders;

/** Sets up the texts, in English. */
export function startTexts(): void {
  void i18next.use(initReactI18next).use(signedFormat).init(textOptions);
  keepPlainTexts(i18next);
}

/** Shows the language that was chosen in this browser, else the best of those that the browser wants. */
export const showFirstLanguage = (): Promise<void> =>
  showLanguage(readSetting() ?? pickLanguage(navigator.languages));

/** Shows the texts in a language; in English, when those of the language cannot be loaded. */
async function showLanguage(language: Language | 'qps'): Promise<void> {
  if (language !== 'en' && !i18next.hasResourceBundle(language, 'translation')) {
    try {
      const texts = await loaders[language satisfies Loadable]();
      for (const [area, bundle] of Object.entries(texts)) i18next.addResourceBundle(language, area, bundle);
    } catch (error) {
      console.warn(`the texts of ${language} could not be loaded`, error);
      return;
    }
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language === 'qps' ? 'en' : language;
}

/** Shows the texts in a language and keeps it in this browser. */
export async function setLanguage(language: Language): Promise<void> {
  if (readSetting() === 'qps') return;
  writeSetting(language);
  if (i18next.language !== language) await showLanguage(language);
}

/** The language in which the texts are shown. */
export const shownLanguage = (): Language => (isLanguage(i18next.language) ? i18next.language : 'en');

function readSetting(): Language | 'qps' | null {
  try {
    const value = localStorage.getItem(SETTING);
    return isLanguage(value) || value === 'qps' ? value : null;
  } catch {
    return null;
  }
}

function writeSetting(language: Language): void {
  try {
    localStorage.setItem(SETTING, language);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** The translator for code outside components. */
export const t = i18next.t.bind(i18next);
