/** Tracks as lists of part numbers. */
export type Division = readonly (readonly number[])[];

type Clash = (a: number, b: number) => boolean;

const MAX_TRACKS = 200;

/**
 * Divisions of a class that let two of its parts share time exactly when they have no student in common:
 * when they are in different tracks of some division and in the same track of none. Two constructions are
 * tried, and the one with fewer divisions is taken:
 * - apart by division: the tracks of a division never clash, and the parts of one track always do. This
 *   finds the divisions that a school means, such as languages;
 * - apart but for: one division sets every part apart from every other; the others have the parts that
 *   clash with one another in one track. For parts that are lists of single students.
 * @param count parts are the numbers 0 to count − 1.
 */
export function chooseDivisions(count: number, clash: Clash): Division[] {
  const divisions = apartByDivision(count, clash);
  if (divisions.length <= 2 || count > MAX_TRACKS) return divisions;
  const other = apartButFor(count, clash);
  return other.length < divisions.length ? other : divisions;
}

function apartByDivision(count: number, clash: Clash): Division[] {
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

function apartButFor(count: number, clash: Clash): Division[] {
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
  return [all, ...others];
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

/** One division after the other until every wanted pair is covered; `grow` covers at least its own. */
function coverPairs(
  count: number,
  covered: Uint8Array,
  isWanted: (a: number, b: number) => boolean,
  grow: (a: number, b: number) => number[][],
): Division[] {
  const divisions: Division[] = [];
  for (let a = 0; a < count; a += 1) {
    for (let b = a + 1; b < count; b += 1) {
      if (!covered[a * count + b] && isWanted(a, b)) divisions.push(grow(a, b));
    }
  }
  return divisions;
}

function markPairs(from: readonly number[], to: readonly number[], count: number, covered: Uint8Array): void {
  for (const a of from) for (const b of to) covered[Math.min(a, b) * count + Math.max(a, b)] = 1;
}
