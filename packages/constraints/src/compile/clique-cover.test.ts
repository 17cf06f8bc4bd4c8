import { describe, expect, it } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { coverByCliques } from './clique-cover.ts';
import { keepLargest } from './resources.ts';

describe('coverByCliques', () => {
  it('is one clique where everything clashes', () => {
    expect(coverByCliques(4, () => true)).toEqual([[0, 1, 2, 3]]);
  });

  it('is nothing where nothing clashes', () => {
    expect(coverByCliques(4, () => false)).toEqual([]);
    expect(coverByCliques(1, () => true)).toEqual([]);
  });

  it('is one clique per track for a division', () => {
    // 0 and 1 are undivided; 2 and 3 are apart.
    const cliques = coverByCliques(4, (a, b) => !(Math.min(a, b) === 2 && Math.max(a, b) === 3));
    expect(cliques).toEqual([
      [0, 1, 2],
      [0, 1, 3],
    ]);
  });

  it('covers every edge of random graphs, by cliques alone', () => {
    const random = createRandom(1);
    for (let round = 0; round < 50; round += 1) {
      const size = 2 + random.below(14);
      const share = random.next();
      const edges = new Set<number>();
      for (let a = 0; a < size; a += 1) {
        for (let b = a + 1; b < size; b += 1) if (random.next() < share) edges.add(a * size + b);
      }
      const clashes = (a: number, b: number) => edges.has(Math.min(a, b) * size + Math.max(a, b));
      const covered = new Set<number>();
      for (const clique of coverByCliques(size, clashes)) {
        for (const a of clique) for (const b of clique) if (a < b) covered.add(a * size + b);
      }
      expect([...covered].sort()).toEqual([...edges].sort());
    }
  });
});

describe('keepLargest', () => {
  it('drops equal and contained sets', () => {
    expect(
      keepLargest([
        [1, 2],
        [3, 2, 1],
        [2, 1],
        [4, 1],
        [3, 2],
      ]),
    ).toEqual([
      [1, 2, 3],
      [1, 4],
    ]);
  });
});
