import { createSearchParams } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { onPlateau, type StopCriterion, whenFull } from './stop-criterion.ts';

const { plateau } = createSearchParams();

/** Asks a criterion about a search of ten lessons. */
const ask = (stop: StopCriterion, steps: number, cost: number, placed = 10, completedCycles = steps) =>
  stop({ cost, placed, lessons: 10, steps, completedCycles });

describe('a plateau', () => {
  it('is two hundred thousand quiet steps at first', () => {
    const stop = onPlateau(false, plateau);
    expect(ask(stop, 500, 8)).toBe(false);
    expect(ask(stop, 200_400, 8)).toBe(false);
    expect(ask(stop, 200_600, 8)).toBe(true);
  });

  it('is half of all steps after a long search', () => {
    const stop = onPlateau(false, plateau);
    expect(ask(stop, 300_000, 8)).toBe(false);
    expect(ask(stop, 599_000, 8)).toBe(false);
    expect(ask(stop, 600_000, 8)).toBe(true);
  });

  it('begins anew when the cost falls', () => {
    const stop = onPlateau(false, plateau);
    ask(stop, 0, 8);
    expect(ask(stop, 199_900, 7)).toBe(false);
    expect(ask(stop, 399_700, 7)).toBe(false);
    expect(ask(stop, 400_000, 7)).toBe(true);
  });

  it('ends a run between two cycles of the improvement alone', () => {
    const stop = onPlateau(false, plateau);
    expect(ask(stop, 0, 8, 10, 4)).toBe(false);
    expect(ask(stop, 300_000, 8, 10, 4)).toBe(false);
    expect(ask(stop, 300_200, 8, 10, 5)).toBe(true);
    expect(ask(stop, 300_400, 8, 10, 5)).toBe(false);
  });

  it('ends it at any step where the parameter says so', () => {
    const stop = onPlateau(false, { ...plateau, afterCycles: 0 });
    ask(stop, 0, 8, 10, 4);
    expect(ask(stop, 300_000, 8, 10, 4)).toBe(true);
  });

  it('is none while lessons are unplaced, unless partial timetables count', () => {
    const [strict, lax] = [onPlateau(false, plateau), onPlateau(true, plateau)];
    for (const stop of [strict, lax]) ask(stop, 0, 8, 9);
    expect(ask(strict, 1_000_000, 8, 9)).toBe(false);
    expect(ask(lax, 119_000, 8, 9)).toBe(false);
    expect(ask(lax, 120_000, 8, 9)).toBe(true);
  });
});

describe('full', () => {
  it('stops with the last lesson', () => {
    expect(ask(whenFull(), 0, 99, 9)).toBe(false);
    expect(ask(whenFull(), 0, 99, 10)).toBe(true);
  });
});
