import type { Draft } from '../draft/draft.ts';
import { divisionsInUse } from '../timetable/divisions-in-use.ts';
import type { Id } from '../values/id.ts';
import { abbreviate } from './abbreviate.ts';

/** A part of a class that has a lesson. */
export interface ClassPart {
  readonly group: Id;
  readonly className: string;
  readonly division: string;
  readonly name: string;
  /** A few letters that tell it from the other parts of its division. */
  readonly shortName: string;
}

/** The name of a division that a file does not name. */
export const numberedDivision = (number: number): string => `Division ${number}`;

/** True of the name of a division that says nothing more than that there is one. */
export const isNumberedDivision = (name: string): boolean => /^Division \d+$/.test(name);

type NamedPart = Pick<ClassPart, 'className' | 'name'>;

/** The parts of all divisions that count, by subject. Those that only put others of them together are left out. */
export function partsBySubject(draft: Draft): ReadonlyMap<Id, readonly ClassPart[]> {
  const parts = new Map<Id, ClassPart[]>();
  for (const { name: division, group, tracks } of divisionsInUse(draft)) {
    const record = draft.groups[group];
    if (!record) continue;
    const shortNames = shortPartNames(
      tracks.map(({ name }) => name),
      record.name,
    );
    for (const [index, { name, subjects }] of tracks.entries()) {
      const shortName = shortNames[index] ?? name;
      for (const subject of subjects) {
        const known = parts.get(subject) ?? [];
        const isKnown = known.some(
          (part) => part.group === group && part.division === division && part.name === name,
        );
        if (!isKnown)
          parts.set(subject, [...known, { group, className: record.name, division, name, shortName }]);
      }
    }
  }
  return new Map([...parts].map(([subject, all]) => [subject, withoutCombinations(all)]));
}

/** Imported schools have one division of courses, and others whose parts are called “1d1, 1w1” after their courses. */
function withoutCombinations(parts: readonly ClassPart[]): ClassPart[] {
  const pieces = new Map(parts.map((part) => [part, new Set(piecesOf(part.name))]));
  const isWithin = (inner: ClassPart, outer: ClassPart): boolean => {
    const [of, all] = [pieces.get(inner), pieces.get(outer)];
    return (
      of !== undefined && all !== undefined && of.size < all.size && [...of].every((piece) => all.has(piece))
    );
  };
  return parts.filter((part) => !parts.some((other) => other.group === part.group && isWithin(other, part)));
}

const MOST_SHORT = 4;

/** The parts of a division without the name of their class, in a few letters where these differ: “Group 1” is G1. */
function shortPartNames(names: readonly string[], className: string): string[] {
  const short = names.map((name) => {
    const [first = name, ...others] = piecesOf(name);
    const rest = aroundClass(first, className)?.trim() || first;
    const letters = [...rest].length <= MOST_SHORT ? rest : abbreviate(rest) || rest;
    return others.length > 0 ? `${letters}+` : letters;
  });
  return new Set(short).size === new Set(names).size ? short : [...names];
}

/** The names that are put together in one; a name of nothing but signs is whole. */
function piecesOf(name: string): string[] {
  const pieces = name.split(/\s*[,+]\s*/u).filter((piece) => piece !== '');
  return pieces.length > 0 || name.trim() === '' ? pieces : [name];
}

/** The parts of a class that a label does not tell already: “French (8aF)” tells 8aF, and “French” the part “8a French”. */
export function partNames(parts: readonly NamedPart[], className: string, label: string): string[] {
  return [...new Set(wholeNames(parts, className, label).map((name) => withoutClass(name, className)))];
}

function wholeNames(parts: readonly NamedPart[], className: string, label: string): string[] {
  const own = parts.filter((part) => part.className === className && !isToldPart(part, label));
  return [...new Set(own.map(({ name }) => name))];
}

/** A name that begins with that of its class says no more with it: on the pages of 8a, “8a Lab” is Lab. */
function withoutClass(name: string, className: string): string {
  const isLonger = className !== '' && name.startsWith(`${className} `) && piecesOf(name).length === 1;
  return (isLonger && name.slice(className.length).trim()) || name;
}

/** The classes of a lesson, each divided one with its parts instead; a part that has the name of its class is without it. */
export function classesWithParts(
  classes: readonly string[],
  parts: readonly NamedPart[],
  label: string,
): string[] {
  return classes.flatMap((className) => {
    const own = wholeNames(parts, className, label);
    if (own.length === 0) return [className];
    return own.map((name) => (aroundClass(name, className) ? name : `${className} ${name}`));
  });
}

/** True where the label, or the name of the class, has all that the name of the part says. */
export function isToldPart({ className, name }: NamedPart, label: string): boolean {
  return piecesOf(name).every((piece) => {
    const more = aroundClass(piece, className);
    return piece === className || hasWords(label, piece) || (more !== null && hasWords(label, more));
  });
}

/** True when some words of a text are others, in any case: “C (8aC)” has “8aC”, but “Chess” has no “C”. */
function hasWords(text: string, words: string): boolean {
  const wanted = wordsOf(words);
  return wanted.trim() !== '' && wordsOf(text).includes(wanted);
}

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

/** A name of a class that can also be the number or letter of something else: “1” is in “Group 1”, too. */
const SHORT = /^(?:\p{N}+|\p{L}\p{M}*)$/u;
/** The names of parts that begin with such a class: “1R”, “1d1” and “1 R” are of the class 1, “1. Group” may be of any. */
const AFTER_SHORT = /^(?:\p{L}*\p{N}|[\s-]?[\p{Lu}\p{Lo}])/u;

/** The rest of a name in which that of its class is; null where it is not: “10 R” has no class 1, nor “Girls” a class G. */
function aroundClass(name: string, className: string): string | null {
  if (className === '') return null;
  for (let at = name.indexOf(className); at >= 0; at = name.indexOf(className, at + 1)) {
    const [before, after] = [name.slice(0, at), name.slice(at + className.length)];
    const hasNumber = /\p{N}/u.test(className);
    const isWhole = isLimit(before, className, hasNumber) && isLimit(className, after, hasNumber);
    const isOfClass = !SHORT.test(className) || (before === '' && (after === '' || AFTER_SHORT.test(after)));
    if (isWhole && isOfClass) return `${before} ${after}`;
  }
  return null;
}

/**
 * True when a name may end between two texts: between a letter and a digit, and before a capital. Between two capitals that
 * needs a number in the name: “8AC” is of 8A, but “GIRLS” not of G.
 */
function isLimit(before: string, after: string, hasNumber: boolean): boolean {
  const [last = '', first = ''] = [
    before.match(/[\p{L}\p{M}\p{N}]$/u)?.[0],
    after.match(/^[\p{L}\p{N}]/u)?.[0],
  ];
  if (last === '' || first === '') return !/^\p{M}/u.test(after);
  const isNumber = (sign: string) => /\p{N}/u.test(sign);
  if (isNumber(last) || isNumber(first)) return isNumber(last) !== isNumber(first);
  return /\p{Lu}/u.test(first) && (hasNumber || !/\p{Lu}/u.test(last));
}
