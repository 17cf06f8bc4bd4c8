import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseDivisions, type Division } from './choose-divisions.ts';

/** True when two parts may share time: in different tracks of some division, in the same track of none. */
function mayShare(divisions: readonly Division[], a: number, b: number): boolean {
  let apart = false;
  for (const division of divisions) {
    const trackOf = (part: number): number => division.findIndex((track) => track.includes(part));
    if (trackOf(a) === -1 || trackOf(b) === -1) continue;
    if (trackOf(a) === trackOf(b)) return false;
    apart = true;
  }
  return apart;
}

describe('divisions of a class', () => {
  it('let two parts share time exactly when they have no student in common', () => {
    const parts = fc.array(fc.uniqueArray(fc.nat(9), { minLength: 1, maxLength: 6 }), { maxLength: 14 });
    fc.assert(
      fc.property(parts, (sets) => {
        const clash = (a: number, b: number): boolean =>
          sets[a]?.some((atom) => sets[b]?.includes(atom)) ?? false;
        const divisions = chooseDivisions(sets.length, clash) ?? [];
        for (let a = 0; a < sets.length; a += 1) {
          for (let b = a + 1; b < sets.length; b += 1) {
            expect(mayShare(divisions, a, b)).toBe(!clash(a, b));
          }
        }
        for (const division of divisions) {
          const members = division.flat();
          expect(new Set(members).size).toBe(members.length);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('are those that the school means, one for each way to divide', () => {
    // French 0, German 1, Spanish 2; girls 3, boys 4, each with students of every language.
    const clash = (a: number, b: number): boolean => a < 3 !== b < 3;
    expect(chooseDivisions(5, clash)).toEqual([
      [[0], [1], [2]],
      [[3], [4]],
    ]);
  });

  it('are none where all parts clash', () => {
    expect(chooseDivisions(4, () => true)).toEqual([]);
  });

  it('stay few for parts that are lists of single students', () => {
    const students = 40;
    const sets = Array.from({ length: 60 }, (_, part) => [
      part % students,
      (part * 7 + 3) % students,
      (part * 11) % students,
    ]);
    const clash = (a: number, b: number): boolean =>
      sets[a]?.some((atom) => sets[b]?.includes(atom)) ?? false;
    expect(chooseDivisions(sets.length, clash)?.length).toBeLessThan(20);
  });

  it('are soon given up when they make no progress', () => {
    expect(chooseDivisions(1001, () => false)).toBeNull();
    const clash = (a: number, b: number): boolean => a === b || ((a * 31 + b * 31) ^ (a * b)) % 2 === 0;
    expect(chooseDivisions(1000, clash)).toBeNull();
  });
});
