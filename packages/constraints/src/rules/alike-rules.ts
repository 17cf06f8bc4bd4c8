import type { Id, Message, MessageValue, NamedType } from '@bellgrid/model';
import { messageKey, value } from '@bellgrid/model';

/** So many rules that differ in one name are one line. */
const FEWEST_ALIKE = 3;

/** The value of a message that only names records. */
interface Names {
  readonly type: NamedType;
  readonly ids: readonly Id[];
}

/** A rule as a message, with whatever else is known of it. */
export interface SaidRule<Source> {
  readonly message: Message;
  readonly sources: readonly Source[];
}

/**
 * Rules that say the same of different records become one line with the names of all: "… of Ann; the same for Ben and
 * Cleo". The order is that of the first of each.
 */
export function joinAlike<Source>(lines: readonly SaidRule<Source>[]): SaidRule<Source>[] {
  const alike = new Map<string, SaidRule<Source>[]>();
  for (const line of lines)
    for (const key of keysOf(line.message)) alike.set(key, [...(alike.get(key) ?? []), line]);
  const sets = [...alike].filter(([, own]) => own.length >= FEWEST_ALIKE);
  const joined = new Set<SaidRule<Source>>();
  const replaced = new Map<SaidRule<Source>, SaidRule<Source>>();
  for (const [key, own] of sets.sort(([, a], [, b]) => b.length - a.length)) {
    const left = own.filter((line) => !joined.has(line));
    const [first, ...others] = left;
    if (first === undefined || left.length < FEWEST_ALIKE) continue;
    for (const line of left) joined.add(line);
    replaced.set(first, {
      message: theSame(first.message, others, key.slice(0, key.indexOf(' '))),
      sources: left.flatMap(({ sources }) => sources),
    });
  }
  return lines.flatMap((line) => replaced.get(line) ?? (joined.has(line) ? [] : [line]));
}

/** For each value of a message that names records: its name, and the message without it. */
function keysOf({ code, values = {} }: Message): string[] {
  return Object.entries(values).flatMap(([name, own]) => {
    const names = namesOf(own);
    if (names === null) return [];
    return [`${name} ${names.type} ${messageKey({ code, values: { ...values, [name]: 0 } })}`];
  });
}

function namesOf(own: MessageValue | undefined): Names | null {
  return typeof own === 'object' && 'kind' in own && own.kind === 'items' ? own : null;
}

function theSame(rule: Message, others: readonly { readonly message: Message }[], name: string): Message {
  const known = new Set(namesOf(rule.values?.[name])?.ids);
  const all = others.flatMap(({ message }) => namesOf(message.values?.[name]) ?? []);
  const ids = all.flatMap((names) => names.ids).filter((id) => !known.has(id));
  const type = all[0]?.type ?? 'lesson';
  return { code: 'findings.alikeRules', values: { rule, others: value.items(type, ids, 20) } };
}
