import { createSearchParams } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { onPlateau, type StopCriterion, whenFull } from './stop-criterion.ts';

const { plateau } = createSearchParams();

/** Asks a criterion about a search of ten lessons. */
const ask = (stop: StopCriterion, seconds: number, cost: number, placed = 10) =>
  stop({ cost, placed, lessons: 10 }, seconds);

describe('a plateau', () => {
  it('is three quiet seconds at first', () => {
    const stop = onPlateau(false, plateau);
    expect(ask(stop, 0.5, 8)).toBe(false);
    expect(ask(stop, 3.4, 8)).toBe(false);
    expect(ask(stop, 3.6, 8)).toBe(true);
  });

  it('is as long again as the best has taken after a long search', () => {
    const stop = onPlateau(false, plateau);
    expect(ask(stop, 100, 8)).toBe(false);
    expect(ask(stop, 160, 8)).toBe(false);
    expect(ask(stop, 199, 8)).toBe(false);
    expect(ask(stop, 200, 8)).toBe(true);
  });

  it('begins anew when the cost falls', () => {
    const stop = onPlateau(false, plateau);
    ask(stop, 0, 8);
    expect(ask(stop, 2.9, 7)).toBe(false);
    expect(ask(stop, 5.8, 7)).toBe(false);
    expect(ask(stop, 6, 7)).toBe(true);
  });

  it('is none while lessons are unplaced, unless partial timetables count', () => {
    const [strict, lax] = [onPlateau(false, plateau), onPlateau(true, plateau)];
    for (const stop of [strict, lax]) ask(stop, 0, 8, 9);
    expect(ask(strict, 1000, 8, 9)).toBe(false);
    expect(ask(lax, 1000, 8, 9)).toBe(true);
  });
});

describe('full', () => {
  it('stops with the last lesson', () => {
    expect(ask(whenFull(), 0, 99, 9)).toBe(false);
    expect(ask(whenFull(), 0, 99, 10)).toBe(true);
  });
});
