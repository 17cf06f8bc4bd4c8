import type { Draft, Id } from '@bellgrid/model';

/** A part of a class that has a lesson. */
export interface ClassPart {
  readonly group: Id;
  readonly className: string;
  readonly name: string;
}

/** The parts of all divisions that count, by subject. Those that only put others of them together are left out. */
export function partsBySubject(draft: Draft): ReadonlyMap<Id, readonly ClassPart[]> {
  const parts = new Map<Id, ClassPart[]>();
  if (!draft.config.isTracksEnabled) return parts;
  for (const { group, tracks } of Object.values(draft.trackSets)) {
    const record = draft.groups[group];
    if (!record?.isTracked) continue;
    for (const { name, subjects } of tracks) {
      for (const subject of subjects) {
        const known = parts.get(subject) ?? [];
        const isKnown = known.some((part) => part.group === group && part.name === name);
        if (!isKnown) parts.set(subject, [...known, { group, className: record.name, name }]);
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

const piecesOf = (name: string): string[] => name.split(/\s*[,+]\s*/u).filter((piece) => piece !== '');

/** The parts of a class that a label does not tell already: “French (8aF)” tells 8aF, and “French” the part “8a French”. */
export function partNames(
  parts: readonly Pick<ClassPart, 'className' | 'name'>[],
  className: string,
  label: string,
): string[] {
  const own = parts.filter((part) => part.className === className).map(({ name }) => name);
  const isTold = (piece: string): boolean =>
    piece === className || hasWords(label, piece) || hasWords(label, bare(piece.replace(className, '')));
  return [...new Set(own)].filter((name) => !piecesOf(name).some(isTold));
}

/** The classes of a lesson, each divided one with its parts instead; a part that has the name of its class is without it. */
export function classesWithParts(
  classes: readonly string[],
  parts: readonly Pick<ClassPart, 'className' | 'name'>[],
  label: string,
): string[] {
  return classes.flatMap((className) => {
    const own = partNames(parts, className, label);
    if (own.length === 0) return [className];
    const hasClass = (name: string) =>
      name.startsWith(className) || (className.length > 1 && name.includes(className));
    return own.map((name) => (hasClass(name) ? name : `${className} ${name}`));
  });
}

/** Without the signs around it. */
const bare = (text: string): string => text.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

/** True where the text has these words, not only within others. */
function hasWords(text: string, words: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + words.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
