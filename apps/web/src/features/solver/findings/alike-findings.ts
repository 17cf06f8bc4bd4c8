import type { Finding, Message, MessageValue } from '@bellgrid/model';

/** So many findings that say the same of different items are one card. */
const FEWEST_ALIKE = 4;

/** Findings, those that say the same of different items together where they are many; in the order of the first of each. */
export function alikeFindings(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = kindOf(finding);
    alike.set(key, [...(alike.get(key) ?? []), finding]);
  }
  return [...alike.values()].flatMap((own) =>
    own.length < FEWEST_ALIKE ? own.map((each) => [each]) : [own],
  );
}

/** The codes of a message, without the items and numbers that it names. */
const kindOf = ({ code, values = {} }: Message): string =>
  [code, ...Object.values(values).flatMap(kindsWithin)].join(' ');

function kindsWithin(value: MessageValue): string[] {
  if (typeof value === 'number') return [];
  if (!('kind' in value)) return [kindOf(value)];
  if (value.kind === 'text') return [value.text];
  return value.kind === 'messages' ? value.messages.map(kindOf) : [];
}
