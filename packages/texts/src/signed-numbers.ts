import type { ThirdPartyModule } from 'i18next';
import { localeOf } from './languages.ts';

/** Has no width; a sign after it stays before its number where the text around it runs from right to left. */
const LEFT_TO_RIGHT = '\u200e';
const SIGNS: Readonly<Record<string, string>> = { minusSign: '\u2212', plusSign: '+' };

/** Formats numbers with their sign, but zero. A minus is the sign of mathematics and no hyphen, which a line could end with. */
export function signedNumbers(language: string): (value: number) => string {
  const format = new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero' });
  return (value) => {
    const parts = format.formatToParts(value);
    return parts.map(({ type, value: own }) => (SIGNS[type] ? LEFT_TO_RIGHT + SIGNS[type] : own)).join('');
  };
}

/** The format `signed` of the texts: `{{change, signed}}`. */
export const signedFormat: ThirdPartyModule = {
  type: '3rdParty',
  init: ({ services }) =>
    services.formatter?.addCached('signed', (language = 'en') => signedNumbers(language)),
};
