import type { i18n } from 'i18next';

/** The text of any id, also of one that is known only when the program runs; the id itself where there is none. */
export function translate(texts: i18n, id: string, values: Readonly<Record<string, unknown>> = {}): string {
  const t = texts.t as unknown as (id: string, values: Readonly<Record<string, unknown>>) => string;
  return t(id, values);
}
