import type { Field } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';

/**
 * The words for a field of a rule: its own, else those of its type; days and periods are told apart. One item of an
 * ordered pair has words of its own.
 */
export function fieldLabel(texts: i18n, name: string, field: Field, index: number | null = null): string {
  if (index !== null && field.type === 'items') return translate(texts, `rules.one.${field.of}`);
  const type = field.type === 'indices' ? field.of : field.type;
  const own = `rules.fields.${name}`;
  return translate(texts, texts.exists(own) ? own : `rules.fieldTypes.${type}`);
}
