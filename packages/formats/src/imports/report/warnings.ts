import { type Message, messageKey, value } from '@bellgrid/model';

/** A change that an import made to one thing of a file, in words that suit several. */
export interface Warning {
  /** Null where it is the whole file. */
  readonly thing: Message | null;
  readonly what: Message;
}

/** Of more things than this the first are named; of more different messages the rest is only counted. */
const MAX_NAMES = 4;
const MAX_WARNINGS = 50;

/** A thing by the name that the file gives it. */
export const nameMessage = (name: string): Message => ({
  code: 'imports.name',
  values: { name: value.text(name) },
});

/** One message for all to which the same happened: "A, B, C and 17 more: …". */
export function joinWarnings(warnings: readonly Warning[]): Message[] {
  const all = new Map<string, { readonly what: Message; readonly things: Map<string, Message> }>();
  for (const { thing, what } of warnings) {
    const key = messageKey(what);
    const known = all.get(key) ?? { what, things: new Map() };
    all.set(key, known);
    if (thing !== null) known.things.set(messageKey(thing), thing);
  }
  const joined = [...all.values()].map(({ what, things }) => {
    if (things.size === 0) return what;
    const values = { things: value.messages([...things.values()], 'and', MAX_NAMES), what };
    return { code: 'imports.about', values };
  });
  if (joined.length <= MAX_WARNINGS) return joined;
  const count = joined.length - MAX_WARNINGS;
  return [...joined.slice(0, MAX_WARNINGS), { code: 'imports.moreWarnings', values: { count } }];
}
