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
  /** Other names that are taken out, in whole. */
  readonly names: readonly string[];
}

/** The facts about an error that a developer needs: version, place, browser, message and stack, without names. */
export function errorReport(error: unknown, { at, place, browser, people, names }: Circumstances): string {
  const refusal =
    error instanceof CallRefusal ? [`Code: ${error.code}`, `Request: ${error.requestId ?? 'none'}`] : [];
  const without = withoutNames([...names, ...people.flatMap(partsOf)]);
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

/** A name, and its words: an error may tell a part of it. Numbers in it are no part. */
const partsOf = (name: string): string[] => [
  name,
  ...name.split(/[\s.,@_-]+/).filter((part) => /\p{L}/u.test(part)),
];

/** Takes names out of a text, in any case, where they are words of their own; the longer ones first. */
function withoutNames(names: readonly string[]): (text: string) => string {
  const known = [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '');
  if (known.length === 0) return (text) => text;
  const words = known
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const name = new RegExp([WORD_BEGINS, words.join('|'), WORD_ENDS].join(''), 'giu');
  return (text) => text.replaceAll(name, '…');
}
