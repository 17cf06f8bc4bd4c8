import { CallRefusal } from '../../platform/api/refusal.ts';
import { APP_VERSION } from '../../platform/version.ts';

function causesOf(error: unknown): string[] {
  const lines: string[] = [];
  for (let cause = error, depth = 0; cause !== undefined && depth < 5; depth += 1) {
    lines.push(cause instanceof Error ? (cause.stack ?? `${cause.name}: ${cause.message}`) : String(cause));
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return lines;
}

interface Circumstances {
  readonly at: Date;
  readonly place: string;
  readonly browser: string;
  /** Of people: they are taken out, in whole and in part. */
  readonly people: readonly string[];
  /** E-mail addresses of people: they are taken out, and the words before the @; those of the domain stay. */
  readonly addresses: readonly string[];
  /** Other names that are taken out, in whole. */
  readonly names: readonly string[];
}

/** The facts about an error that a developer needs: version, place, browser, message and stack, without names. */
export function errorReport(
  error: unknown,
  { at, place, browser, people, addresses, names }: Circumstances,
): string {
  const refusal =
    error instanceof CallRefusal ? [`Code: ${error.code}`, `Request: ${error.requestId ?? 'none'}`] : [];
  const without = withoutNames([...names, ...[...people, ...addresses].flatMap(partsOf)]);
  return [
    `Bellgrid ${APP_VERSION}`,
    `Time: ${at.toISOString()}`,
    `Screen: ${without(place)}`,
    `Browser: ${browser}`,
    ...refusal,
    '',
    ...causesOf(error).map(without),
  ].join('\n');
}

const WORD_BEGINS = '(?<![\\p{L}\\p{N}])(?:';
const WORD_ENDS = ')(?![\\p{L}\\p{N}])';

/** Names of so few letters may be ordinary words too. */
const SHORT = 3;

/** A name and the words in it, or an address and those before its @: an error may tell a part of it. */
const partsOf = (name: string): string[] => [
  name,
  ...(name.split('@')[0] ?? '').split(/[\s.,_-]+/).filter((part) => tellsOfSomebody(part)),
];

/** Numbers, single letters and small words like “de” are in many names. */
function tellsOfSomebody(part: string): boolean {
  if (!/\p{L}{2}/u.test(part)) return false;
  const isSmallWord = part === part.toLowerCase() && part !== part.toUpperCase();
  return part.length > 2 || !isSmallWord;
}

/**
 * Takes names out of a text where they are words of their own, the longer ones first: in any case, but short ones only
 * as they are written or in capitals.
 */
function withoutNames(names: readonly string[]): (text: string) => string {
  const known = new Set(names.map((name) => name.trim()));
  known.delete('');
  if (known.size === 0) return (text) => text;
  const words = [...known]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const name = new RegExp([WORD_BEGINS, words.join('|'), WORD_ENDS].join(''), 'giu');
  const isName = (word: string) => word.length > SHORT || known.has(word) || word === word.toUpperCase();
  return (text) => text.replaceAll(name, (word) => (isName(word) ? '…' : word));
}
