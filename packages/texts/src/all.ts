import type { i18n } from 'i18next';
import { createTexts } from './catalogue.ts';
import { german } from './de/index.ts';
import { pseudo } from './pseudo.ts';

export { isKnown, languageOfTerminal, takeLanguage } from './terminal-language.ts';

/** The texts in any language of the product, for programs that have all of them at hand: command line and server. */
export function textsIn(language: string): i18n {
  const texts = createTexts(language);
  if (language === 'de') texts.addResourceBundle('de', 'translation', german.translation);
  if (language === 'qps') texts.addResourceBundle('qps', 'translation', pseudo.translation);
  return texts;
}
