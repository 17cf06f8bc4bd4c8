import type { i18n } from 'i18next';

/** A piece of a text with its values left open: words, or the name of a value. */
export type PatternPart = { readonly text: string; readonly value?: undefined } | { readonly value: string };

/** The text of a message in parts, for a screen that puts fields where the values are. */
export function messagePattern(texts: i18n, code: string, count: number): PatternPart[] {
  const t = texts.t as unknown as (id: string, values: Readonly<Record<string, unknown>>) => string;
  const pieces = t(code, { count, skipInterpolation: true }).split(/\{\{\s*(\w+)[^}]*\}\}/);
  return pieces.flatMap((piece, index): PatternPart[] => {
    if (index % 2 === 1) return [{ value: piece }];
    return piece === '' ? [] : [{ text: piece }];
  });
}

/** The codes of a text and of those beside it: 'kinds.sameDay.rule.pair' has 'kinds.sameDay.rule.alone' beside it. */
export function siblingCodes(texts: i18n, code: string): string[] {
  const above = code.slice(0, code.lastIndexOf('.'));
  const found: unknown = texts.getResource(texts.resolvedLanguage ?? 'en', 'translation', above);
  const names = typeof found === 'object' && found !== null ? Object.keys(found) : [];
  const codes = names.map((name) => `${above}.${name.replace(/_(zero|one|two|few|many|other)$/, '')}`);
  return [code, ...new Set(codes.filter((each) => each !== code))];
}
