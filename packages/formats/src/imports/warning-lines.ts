/** What an import did to one thing of a file, in words that suit several. */
export interface Warning {
  /** The thing; may be empty where it is the whole file. */
  readonly name: string;
  readonly message: string;
}

/** Of so many things the name is told; of so many different messages the rest is only counted. */
const MAX_NAMES = 3;
const MAX_LINES = 50;

/** One line for all to whom the same happened: "A, B, C and 17 more: …". */
export function warningLines(warnings: readonly Warning[]): string[] {
  const names = new Map<string, Set<string>>();
  for (const { name, message } of warnings) {
    const known = names.get(message);
    if (known) known.add(name);
    else names.set(message, new Set([name]));
  }
  const lines = [...names].map(([message, all]) => {
    const who = [...all].filter((name) => name !== '');
    return who.length === 0 ? message : `${listed(who)}: ${message}`;
  });
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES), `… and ${lines.length - MAX_LINES} more.`];
}

function listed(names: readonly string[]): string {
  const told = names.slice(0, MAX_NAMES).join(', ');
  return names.length > MAX_NAMES ? `${told} and ${names.length - MAX_NAMES} more` : told;
}
