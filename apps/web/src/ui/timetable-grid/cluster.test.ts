import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clustersOf } from './cluster.ts';

const at = (lesson: string, start: number, end = start + 1) => ({ lesson, day: 0, start, end });

describe('clusters', () => {
  test('give lessons that do not meet a cell each', () => {
    const clusters = clustersOf([at('b', 3), at('a', 1)]);
    expect(clusters.map((c) => [c.start, c.end, c.lanes])).toEqual([
      [1, 2, 1],
      [3, 4, 1],
    ]);
  });

  test('put parallel lessons side by side in the order given', () => {
    const [cluster] = clustersOf([at('french', 2), at('german', 2)]);
    expect(cluster?.lanes).toBe(2);
    expect(cluster?.lessons.map((l) => [l.lesson, l.lane])).toEqual([
      ['french', 0],
      ['german', 1],
    ]);
  });

  test('put two single lessons beside a double in one lane', () => {
    const [cluster, ...rest] = clustersOf([at('x', 0), at('y', 1), at('double', 0, 2)]);
    expect(rest).toEqual([]);
    expect([cluster?.start, cluster?.end, cluster?.lanes]).toEqual([0, 2, 2]);
    const lane = new Map(cluster?.lessons.map((l) => [l.lesson, l.lane]));
    expect(lane.get('x')).toBe(lane.get('y'));
    expect(lane.get('double')).not.toBe(lane.get('x'));
  });

  test('keep every lesson, and never two that meet in one lane', () => {
    const lesson = fc.record({ start: fc.nat(8), length: fc.integer({ min: 1, max: 4 }) });
    fc.assert(
      fc.property(fc.array(lesson, { maxLength: 20 }), (raw) => {
        const lessons = raw.map(({ start, length }, i) => at(String(i), start, start + length));
        const clusters = clustersOf(lessons);
        expect(clusters.flatMap((c) => c.lessons.map((l) => l.lesson)).sort()).toEqual(
          lessons.map((l) => l.lesson).sort(),
        );
        for (const [i, cluster] of clusters.entries()) {
          expect(cluster.start).toBeGreaterThanOrEqual(clusters[i - 1]?.end ?? 0);
          for (const a of cluster.lessons) {
            expect(a.lane).toBeLessThan(cluster.lanes);
            for (const b of cluster.lessons) {
              if (a !== b && a.lane === b.lane) expect(a.end <= b.start || b.end <= a.start).toBe(true);
            }
          }
        }
      }),
      { numRuns: 200, seed: 1 },
    );
  });
});
