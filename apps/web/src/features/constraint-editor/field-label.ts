import type { Field } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';

/** The words for a field of a rule: its own, else those of its type. */
export function fieldLabel(texts: i18n, name: string, field: Pick<Field, 'type'>): string {
  const own = `rules.fields.${name}`;
  return translate(texts, texts.exists(own) ? own : `rules.fieldTypes.${field.type}`);
}
