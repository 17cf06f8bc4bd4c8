import type { Message, MessageValue, NamedType } from '@bellgrid/model';
import type { i18n } from 'i18next';
import { isolated } from './isolated.ts';
import { localeOf } from './languages.ts';
import { cellNames, dayNames, type NamesSource, ownersOf, periodNames, recordName } from './names-of.ts';
import { translate } from './translate.ts';

/** A piece of a sentence: plain words, or the name of a record, which a screen may show as a link. */
export interface TextRun {
  readonly text: string;
  readonly item?: { readonly type: NamedType; readonly id: string };
  /** A time of the week or the day, whole. */
  readonly isTime?: true;
  /** Its number is the size of a list of names. */
  readonly isCount?: true;
}

/** The texts whose number is the size of the list that they name. */
const COUNTED = new Set(['kinds.lessonSet']);

/** The most names of a list unless its value gives another number; lessons and subjects have long names. */
const MOST = 6;
const MOST_LONG = 4;
/** The most classes or teachers after a subject's or lesson's name. */
const MOST_OWNERS = 3;

/**
 * The sentence of a message in the language of `texts`, with the names of `source` (a draft; null: nothing is named).
 * A code that the catalogue does not have gives the sentence about another version, never an error.
 */
export function renderMessage(texts: i18n, source: NamesSource | null, message: Message): TextRun[] {
  const { code, values = {} } = message;
  const numbers = Object.entries(values).filter(([, value]) => typeof value === 'number');
  if (!texts.exists(code, { ...Object.fromEntries(numbers), returnObjects: false }))
    return [{ text: translate(texts, 'names.unknownMessage') }];
  const others = Object.entries(values).filter(([, value]) => typeof value !== 'number');
  const marks = others.map(([name], index) => [name, `\uE000${index}\uE001`]);
  const sentence = translate(texts, code, Object.fromEntries([...numbers, ...marks]));
  const runs: TextRun[] = [];
  for (const [index, piece] of sentence.split(/\uE000(\d+)\uE001/).entries()) {
    if (index % 2 === 0) {
      if (piece !== '') runs.push(COUNTED.has(code) ? countRun(piece) : { text: piece });
    } else runs.push(...renderValue(texts, source, others[Number(piece)]?.[1] ?? 0));
  }
  return runs;
}

/** The sentence of a message as a string. */
export function messageText(texts: i18n, source: NamesSource | null, message: Message): string {
  return textOf(renderMessage(texts, source, message));
}

export function textOf(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('');
}

/** One value of a message on its own, e.g. all names of a list of which the sentence shows the first. */
export function renderValue(texts: i18n, source: NamesSource | null, value: MessageValue): TextRun[] {
  if (typeof value === 'number') return [{ text: translate(texts, 'names.number', { value }) }];
  if (!('kind' in value)) return renderMessage(texts, source, value);
  switch (value.kind) {
    case 'text':
      return [{ text: isolated(value.text) }];
    case 'items': {
      const names = value.ids.map((id) => itemRuns(texts, source, value.type, id, value.first));
      return joined(texts, names, 'conjunction', mostOf(value));
    }
    case 'days':
      return [{ text: dayNames(texts, source, value.days), isTime: true }];
    case 'periods':
      return [{ text: periodNames(texts, source, value.structure, value.periods), isTime: true }];
    case 'cells':
      return [{ text: cellNames(texts, source, value.cells).summary, isTime: true }];
    case 'minutes':
      return [{ text: timeOfDay(texts, value.minutes), isTime: true }];
    case 'messages': {
      const sentences = value.messages.map((message) => renderMessage(texts, source, message));
      if (value.join === 'semicolon') return limited(texts, sentences, mostOf(value), withSemicolons);
      const type = value.join === 'or' ? 'disjunction' : 'conjunction';
      return joined(texts, sentences, type, mostOf(value));
    }
  }
}

type ListValue = Extract<MessageValue, { kind: 'items' | 'messages' }>;

/** The most parts of a list that are shown. */
function mostOf(list: ListValue): number {
  if (list.most !== undefined) return list.most;
  if (list.kind === 'messages') return list.messages.length;
  return list.type === 'lesson' || list.type === 'subject' ? MOST_LONG : MOST;
}

/** Each part of those lists of a message that its sentence does not show whole; empty when it shows all of them. */
export function messageDetails(
  texts: i18n,
  source: NamesSource | null,
  { values = {} }: Message,
): TextRun[][] {
  return Object.values(values).flatMap((value) => detailsOfValue(texts, source, value));
}

function detailsOfValue(texts: i18n, source: NamesSource | null, value: MessageValue): TextRun[][] {
  if (typeof value === 'number') return [];
  if (!('kind' in value)) return messageDetails(texts, source, value);
  switch (value.kind) {
    case 'items':
      if (value.ids.length <= mostOf(value)) return [];
      return value.ids.map((id) => itemRuns(texts, source, value.type, id, value.first));
    case 'messages':
      if (value.messages.length <= mostOf(value))
        return value.messages.flatMap((each) => messageDetails(texts, source, each));
      return value.messages.map((each) => renderMessage(texts, source, each));
    case 'cells':
      return cellNames(texts, source, value.cells).all.map((text) => [{ text }]);
    default:
      return [];
  }
}

/**
 * The name of a record as a link; of subjects and lessons with whose they are.
 * @param first the class that is named first among these.
 */
export function itemRuns(
  texts: i18n,
  source: NamesSource | null,
  type: NamedType,
  id: string,
  first?: string,
): TextRun[] {
  const name = recordName(source, type, id);
  if (name === null) return [{ text: translate(texts, `names.unnamed.${type}`) }];
  const own: TextRun = { text: isolated(name), item: { type, id } };
  const owners = ownersOf(source, type, id).sort((a, b) => Number(b.id === first) - Number(a.id === first));
  if (owners.length === 0) return [own];
  const names = joined(
    texts,
    owners.map(({ name, ...item }) => [{ text: isolated(name), item }]),
    'conjunction',
    MOST_OWNERS,
  );
  const pattern = translate(texts, 'names.ofOwners', { name: '\uE000', owners: '\uE001' });
  return pattern
    .split(/([\uE000\uE001])/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => (piece === '\uE000' ? [own] : piece === '\uE001' ? names : [{ text: piece }]));
}

type Join = (texts: i18n, parts: readonly (readonly TextRun[])[]) => TextRun[];

/** "a", "a and b", "a, b and c" by the rules of the language; more than `most` are counted: "a, b and 2 more". */
function joined(
  texts: i18n,
  parts: readonly (readonly TextRun[])[],
  type: 'conjunction' | 'disjunction',
  most: number,
): TextRun[] {
  if (parts.length === 0) return [{ text: translate(texts, 'names.nothing') }];
  return limited(texts, parts, most, (_, listed) => {
    return listFormat(localeOf(texts.language), type)
      .formatToParts(listed.map((_part, index) => String(index)))
      .flatMap((part) =>
        part.type === 'element' ? (listed[Number(part.value)] ?? []) : [{ text: part.value }],
      );
  });
}

const listFormats = new Map<string, Intl.ListFormat>();

/** Made once for each: a screen joins hundreds of lists. */
function listFormat(locale: string, type: 'conjunction' | 'disjunction'): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const format = listFormats.get(key) ?? new Intl.ListFormat(locale, { type });
  listFormats.set(key, format);
  return format;
}

/** Joins the parts; of more than `most` the first ones by commas, and how many more there are. */
function limited(texts: i18n, parts: readonly (readonly TextRun[])[], most: number, join: Join): TextRun[] {
  if (parts.length <= most) return join(texts, parts);
  const shown = parts.slice(0, Math.max(1, most - 1));
  const separator = join === withSemicolons ? '; ' : ', ';
  const list = shown.flatMap((part, index) => (index === 0 ? part : [{ text: separator }, ...part]));
  const pattern = translate(texts, 'names.more', { list: '\uE000', count: parts.length - shown.length });
  return pattern
    .split(/(\uE000)/)
    .filter((piece) => piece !== '')
    .flatMap((piece) => (piece === '\uE000' ? list : [countRun(piece)]));
}

const countRun = (text: string): TextRun => ({ text, isCount: true });

const withSemicolons: Join = (_texts, parts) =>
  parts.flatMap((part, index) => (index === 0 ? part : [{ text: '; ' }, ...part]));

function timeOfDay({ language }: i18n, minutes: number): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(new Date(minutes * 60_000));
}
