import type { Field } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';

/** The words for a field of a rule: its own, else those of its type; days and periods are told apart. */
export function fieldLabel(texts: i18n, name: string, field: Field): string {
  const type = field.type === 'indices' ? field.of : field.type;
  const own = `rules.fields.${name}`;
  return translate(texts, texts.exists(own) ? own : `rules.fieldTypes.${type}`);
}
