import type { AnyKind } from '@bellgrid/constraints';
import type { Draft, Id, Message, MessageValue, RuleOwnerType, RuleValues } from '@bellgrid/model';
import { messagePattern, siblingCodes } from '@bellgrid/texts';
import type { i18n } from 'i18next';

/** A part of a rule's sentence as a form shows it. */
export type SentencePart =
  | { readonly part: 'text'; readonly text: string }
  /** The item that the rule is about. */
  | { readonly part: 'base' }
  /** @param index of an ordered pair: the first or the second item. */
  | { readonly part: 'field'; readonly name: string; readonly index: number | null };

/** The sentence of no things has no field for their number, so that of several is shown. */
const SEVERAL = 2;

interface SentenceOptions {
  readonly ownerType: RuleOwnerType;
  readonly base: Id;
  readonly values: RuleValues;
}

/**
 * The sentence of a rule in parts, with its fields where the sentence has their values. Of the variants of a sentence it
 * is the one that shows most fields, so that none goes while it is typed into.
 */
export function ruleSentence(
  texts: i18n,
  draft: Draft,
  kind: AnyKind,
  options: SentenceOptions,
): SentencePart[] {
  return patternParts(texts, kind, kind.ruleMessage(completeParams(draft, kind, options), draft));
}

/** The fields of a rule that its sentence does not show. */
export function fieldsBeside(kind: AnyKind, parts: readonly SentencePart[]): string[] {
  const shown = new Set(parts.flatMap((each) => (each.part === 'field' ? [each.name] : [])));
  const fields = Object.entries(kind.record?.fields ?? {});
  return fields.flatMap(([name, { type }]) => (shown.has(name) || type === 'units' ? [] : [name]));
}

/** The parameters of a rule, those that are missing or wrong as in a new one. */
function completeParams(draft: Draft, kind: AnyKind, { ownerType, base, values }: SentenceOptions): unknown {
  const defaults = kind.defaults(draft) as Record<string, unknown>;
  const own = Object.entries(kind.record?.fields ?? {}).map(([name, field]) => {
    const read = field.schema.safeParse(values[name]);
    return [name, read.success ? read.data : defaults[name]];
  });
  const types = {
    teacher: 'teacherConstraint',
    group: 'groupConstraint',
    subject: 'subject',
    lesson: 'lesson',
  };
  const isOnSet = kind.family === 'workload' || kind.family === 'lessons';
  // Without an item any id reads well.
  const owner = isOnSet ? {} : { base: base || '*', ...('type' in defaults && { type: types[ownerType] }) };
  return kind.params.parse({ ...defaults, ...Object.fromEntries(own), ...owner });
}

function patternParts(texts: i18n, kind: AnyKind, message: Message): SentencePart[] {
  const { code, values = {} } = message;
  const count = typeof values.count === 'number' && values.count !== 0 ? values.count : SEVERAL;
  const patterns = siblingCodes(texts, code).map((each) => messagePattern(texts, each, count));
  const size = (pattern: (typeof patterns)[number]) =>
    pattern.filter(({ value }) => value !== undefined).length;
  const isVariant = !code.endsWith('.rule');
  const [first = [], ...others] = isVariant ? patterns : patterns.slice(0, 1);
  const fullest = others.reduce((best, each) => (size(each) > size(best) ? each : best), first);
  const parts = fullest.flatMap((piece): SentencePart[] =>
    piece.value === undefined
      ? [{ part: 'text', text: piece.text }]
      : valueParts(texts, kind, piece.value, values[piece.value]),
  );
  return withCount(kind, parts);
}

function valueParts(
  texts: i18n,
  kind: AnyKind,
  name: string,
  value: MessageValue | undefined,
): SentencePart[] {
  if (name === 'base') return [{ part: 'base' }];
  const field = kind.slots?.[name] ?? name;
  if (kind.record && field in kind.record.fields) {
    const places = Object.entries(kind.slots ?? {}).filter(([, shown]) => shown === field);
    const index = places.findIndex(([place]) => place === name);
    return [{ part: 'field', name: field, index: places.length > 1 ? index : null }];
  }
  if (typeof value === 'object' && !('kind' in value)) return patternParts(texts, kind, value);
  return [{ part: 'field', name, index: null }];
}

/** `count` is the number that no other value shows. */
function withCount(kind: AnyKind, parts: readonly SentencePart[]): SentencePart[] {
  const shown = new Set(parts.flatMap((each) => (each.part === 'field' ? [each.name] : [])));
  const fields = Object.entries(kind.record?.fields ?? {});
  const free = fields.find(([name, { type }]) => type === 'number' && !shown.has(name))?.[0];
  return parts.map((each) =>
    each.part === 'field' && each.name === 'count' && free ? { ...each, name: free } : each,
  );
}
