import { type KindName, kinds } from '@bellgrid/constraints';
import type { Draft, NumberParameter, RuleOwnerType, RuleRecord } from '@bellgrid/model';
import type { i18n } from 'i18next';
import { fieldLabel } from './field-label.ts';
import { ruleSentence, type SentencePart } from './rule-sentence.ts';
import { type NumberBound, searchTerms } from './search-terms.ts';
import { searchedWords } from './search-words.ts';

/** The sentence of a kind in parts, for no item yet. */
export const kindSentence = (
  texts: i18n,
  draft: Draft,
  kind: KindName,
  ownerType: RuleOwnerType,
): SentencePart[] => ruleSentence(texts, draft, kinds[kind], { ownerType, base: '', values: {} });

/** The sentence of a kind with the words of its fields in place of values, and of who the rule is for. */
export function kindText(
  texts: i18n,
  draft: Draft,
  kind: KindName,
  { type, whose }: { readonly type: RuleOwnerType; readonly whose: string },
): string {
  const { record } = kinds[kind];
  return kindSentence(texts, draft, kind, type)
    .map((each) => {
      if (each.part === 'text') return each.text;
      if (each.part === 'base') return whose;
      const field = (record?.fields as RuleRecord['fields'] | undefined)?.[each.name];
      if (field?.type === 'number') return `[${texts.t('names.number', { value: field.initial(draft) })}]`;
      return field ? `[${fieldLabel(texts, each.name, field)}]` : '';
    })
    .join('');
}

/** A number of a rule's sentence, and if the sentence calls it the most or the least. */
export interface NumberSlot {
  readonly name: string;
  readonly field: NumberParameter;
  readonly bound: NumberBound | null;
}

/** The last words before a field in the sentence of a rule. */
export function wordsBefore(
  texts: i18n,
  draft: Draft,
  { kind }: RuleRecord,
  { type, name }: { readonly type: RuleOwnerType; readonly name: string },
): string[] {
  const parts = kindSentence(texts, draft, kind as KindName, type);
  const at = parts.findIndex((each) => each.part === 'field' && each.name === name);
  const before = parts[at - 1];
  return before?.part === 'text' ? searchedWords(before.text) : [];
}

/** The numbers of a rule, as its sentence names them. */
export function numberSlots(texts: i18n, draft: Draft, rule: RuleRecord, type: RuleOwnerType): NumberSlot[] {
  const { most, least } = searchTerms(texts);
  return Object.entries(rule.fields).flatMap(([name, field]) => {
    if (field.type !== 'number') return [];
    const words = wordsBefore(texts, draft, rule, { type, name }).slice(-2);
    const isMost = words.some((word) => most.has(word));
    const isLeast = words.some((word) => least.has(word));
    return { name, field, bound: isMost ? 'most' : isLeast ? 'least' : null };
  });
}
