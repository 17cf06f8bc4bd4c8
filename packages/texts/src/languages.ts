/** The languages of the product, each by its own name. */
export const languages = { en: 'English', de: 'Deutsch' } as const;
export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** The first of the wanted languages (BCP 47 tags, best first) that the product has; English when it has none. */
export function pickLanguage(wanted: readonly (string | null | undefined)[]): Language {
  for (const tag of wanted) {
    const language = tag?.toLowerCase().split(/[-_]/)[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** The languages that an `Accept-Language` header names, best first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  const ranges = (header ?? '').slice(0, 1000).split(',');
  return ranges
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The locale by which lists, dates and times are written: British English has no comma before "and". */
export function localeOf(language: string): string {
  return language === 'en' || language === 'qps' ? 'en-GB' : language;
}
