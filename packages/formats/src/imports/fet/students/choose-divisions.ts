/** Tracks as lists of part numbers. */
export type Division = readonly (readonly number[])[];

type Clash = (a: number, b: number) => boolean;

const MAX_TRACKS = 200;
/** Bounds of the effort, far beyond real schools (a class of 90 parts, 26 divisions). */
const MAX_PARTS = 1000;
const MAX_DIVISIONS = 200;

/**
 * Divisions of a class that let two of its parts share time exactly when they have no student in common:
 * when they are in different tracks of some division and in the same track of none. Two constructions are
 * tried, and the one with fewer divisions is taken:
 * - apart by division: the tracks of a division never clash, and the parts of one track always do. This
 *   finds the divisions that a school means, such as languages;
 * - apart but for: one division sets every part apart from every other; the others have the parts that
 *   clash with one another in one track. For parts that are lists of single students.
 * @param count parts are the numbers 0 to count − 1.
 * @returns null where that would take more divisions than anyone can read.
 */
export function chooseDivisions(count: number, clash: Clash): Division[] | null {
  if (count > MAX_PARTS) return null;
  const known = tabulate(count, clash);
  const divisions = apartByDivision(count, known);
  if (divisions && divisions.length <= 2) return divisions;
  const other = count > MAX_TRACKS ? null : apartButFor(count, known);
  if (!divisions || !other) return divisions ?? other;
  return other.length < divisions.length ? other : divisions;
}

function tabulate(count: number, clash: Clash): Clash {
  const table = new Uint8Array(count * count);
  for (let a = 0; a < count; a += 1)
    for (let b = 0; b < count; b += 1) if (clash(a, b)) table[a * count + b] = 1;
  return (a, b) => table[a * count + b] === 1;
}

function apartByDivision(count: number, clash: Clash): Division[] | null {
  const covered = new Uint8Array(count * count);
  return coverPairs(
    count,
    covered,
    (a, b) => !clash(a, b),
    (a, b) => {
      const division = [[a], [b]];
      for (let part = 0; part < count; part += 1) {
        if (part === a || part === b) continue;
        const track = trackFor(part, division, clash);
        if (track === 'new' && division.length < MAX_TRACKS) division.push([part]);
        else if (track !== 'none' && track !== 'new') track.push(part);
      }
      division.forEach((track, index) => {
        for (const other of division.slice(index + 1)) markPairs(track, other, count, covered);
      });
      return division;
    },
  );
}

/** The one track whose parts all clash with this one while no other part does; a new one if none does. */
function trackFor(part: number, tracks: number[][], clash: Clash): number[] | 'new' | 'none' {
  let home: number[] | null = null;
  for (const track of tracks) {
    const clashes = track.reduce((total, other) => total + (clash(part, other) ? 1 : 0), 0);
    if (clashes === 0) continue;
    if (clashes < track.length || home) return 'none';
    home = track;
  }
  return home ?? 'new';
}

function apartButFor(count: number, clash: Clash): Division[] | null {
  const covered = new Uint8Array(count * count);
  const all = Array.from({ length: count }, (_, part) => [part]);
  const others = coverPairs(count, covered, clash, (a, b) => {
    const division: number[][] = [];
    const isUsed = new Uint8Array(count);
    growTrack([a, b], division, isUsed, count, clash, covered);
    for (let first = 0; first < count; first += 1) {
      for (let second = first + 1; second < count; second += 1) {
        if (isUsed[first] || isUsed[second] || covered[first * count + second] || !clash(first, second))
          continue;
        growTrack([first, second], division, isUsed, count, clash, covered);
      }
    }
    return division;
  });
  return others && [all, ...others];
}

/** Adds a track of unused parts that all clash with one another, those first that still need it. */
function growTrack(
  track: number[],
  division: number[][],
  isUsed: Uint8Array,
  count: number,
  clash: Clash,
  covered: Uint8Array,
): void {
  for (const part of track) isUsed[part] = 1;
  for (let part = 0; part < count; part += 1) {
    if (isUsed[part] || !track.every((other) => clash(part, other))) continue;
    if (!track.some((other) => !covered[Math.min(part, other) * count + Math.max(part, other)])) continue;
    track.push(part);
    isUsed[part] = 1;
  }
  markPairs(track, track, count, covered);
  division.push(track);
}

/** One division after the other until every wanted pair is covered; null for too many. `grow` covers its own pair. */
function coverPairs(
  count: number,
  covered: Uint8Array,
  isWanted: (a: number, b: number) => boolean,
  grow: (a: number, b: number) => number[][],
): Division[] | null {
  const divisions: Division[] = [];
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      if (covered[a * count + b] || !isWanted(a, b)) continue;
      if (divisions.length === MAX_DIVISIONS) return null;
      divisions.push(grow(a, b));
    }
  }
  return divisions;
}

function markPairs(from: readonly number[], to: readonly number[], count: number, covered: Uint8Array): void {
  for (const a of from) for (const b of to) covered[Math.min(a, b) * count + Math.max(a, b)] = 1;
}
