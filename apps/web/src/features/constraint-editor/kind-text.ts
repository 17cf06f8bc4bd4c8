import { type KindName, kinds } from '@bellgrid/constraints';
import type { Draft, NumberParameter, RuleOwnerType, RuleRecord, RuleValues } from '@bellgrid/model';
import type { i18n } from 'i18next';
import { fieldLabel } from './field-label.ts';
import { boundBefore } from './named-numbers.ts';
import { ruleSentence, type SentencePart } from './rule-sentence.ts';
import { type NumberBound, searchTerms } from './search-terms.ts';
import { searchedWords } from './search-words.ts';

/** The sentence of a kind in parts, for no item yet. */
export const kindSentence = (
  texts: i18n,
  draft: Draft,
  kind: KindName,
  ownerType: RuleOwnerType,
  values: RuleValues = {},
): SentencePart[] => ruleSentence(texts, draft, kinds[kind], { ownerType, base: '', values });

/** The sentence of a kind with its numbers, the words of its other fields in place of values, and whom the rule is for. */
export function kindText(
  texts: i18n,
  draft: Draft,
  kind: KindName,
  {
    type,
    whose,
    values = {},
  }: { readonly type: RuleOwnerType; readonly whose: string; readonly values?: RuleValues },
): string {
  const { record } = kinds[kind];
  return kindSentence(texts, draft, kind, type, values)
    .map((each) => {
      if (each.part === 'text') return each.text;
      if (each.part === 'base') return whose;
      const field = (record?.fields as RuleRecord['fields'] | undefined)?.[each.name];
      if (field?.type === 'number') {
        const value = values[each.name] ?? field.initial(draft);
        // The words around a number have its unit, unless that is a choice.
        if (field.unit !== 'byUnits') return `[${texts.t('names.number', { value })}]`;
        const units = values.units === 'minute' ? 'minute' : 'period';
        return `[${texts.t(`kinds.amounts.${units}`, { count: Number(value) })}]`;
      }
      return field ? `[${fieldLabel(texts, each.name, field, each.index)}]` : '';
    })
    .join('');
}

/** A number of a rule's sentence, and if the sentence calls it the most or the least. */
export interface NumberSlot {
  readonly name: string;
  readonly field: NumberParameter;
  readonly bound: NumberBound | null;
  /** It counts a part of the days, which has a field of its own. */
  readonly hasPart: boolean;
}

/** The words right before and after a field in the sentence of a rule. */
export function wordsBeside(
  texts: i18n,
  draft: Draft,
  { kind }: RuleRecord,
  { type, name }: { readonly type: RuleOwnerType; readonly name: string },
): { readonly before: readonly string[]; readonly after: readonly string[] } {
  const parts = kindSentence(texts, draft, kind as KindName, type);
  const at = parts.findIndex((each) => each.part === 'field' && each.name === name);
  const wordsOf = (part: SentencePart | undefined) => (part?.part === 'text' ? searchedWords(part.text) : []);
  return { before: wordsOf(parts[at - 1]), after: wordsOf(parts[at + 1]) };
}

/** A number's unit and the word that makes it a difference are so many words behind it. */
const DIFFERENCE_REACH = 2;

/** The numbers of a rule that a search can name, in the order of its sentence; differences are none of them. */
export function numberSlots(texts: i18n, draft: Draft, rule: RuleRecord, type: RuleOwnerType): NumberSlot[] {
  const terms = searchTerms(texts);
  const hasPart = Object.values(rule.fields).some(({ type: of }) => of === 'period');
  const parts = kindSentence(texts, draft, rule.kind as KindName, type);
  const inOrder = parts.flatMap((each) => (each.part === 'field' ? each.name : []));
  const placeOf = ([name]: readonly [string, unknown]) => inOrder.indexOf(name);
  const fields = Object.entries(rule.fields).toSorted((a, b) => placeOf(a) - placeOf(b));
  return fields.flatMap(([name, field]) => {
    if (field.type !== 'number') return [];
    const { before, after } = wordsBeside(texts, draft, rule, { type, name });
    if (after.slice(0, DIFFERENCE_REACH).some((word) => terms.shorter.has(word))) return [];
    return { name, field, bound: boundBefore(terms, before)?.bound ?? null, hasPart };
  });
}
