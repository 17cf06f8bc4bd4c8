import { describe, expect, it } from 'vitest';
import { onPlateau } from './on-plateau.ts';
import { whenFull } from './when-full.ts';

const state = (seconds: number, cost: number, placed = 10) => ({ seconds, cost, placed, lessons: 10 });

describe('a plateau', () => {
  it('is three quiet seconds at first', () => {
    const stop = onPlateau(false);
    expect(stop(state(0.5, 8))).toBe(false);
    expect(stop(state(3.4, 8))).toBe(false);
    expect(stop(state(3.6, 8))).toBe(true);
  });

  it('is a share of the time after a long search', () => {
    const stop = onPlateau(false);
    expect(stop(state(100, 8))).toBe(false);
    expect(stop(state(120, 8))).toBe(false);
    expect(stop(state(160, 8))).toBe(true);
  });

  it('begins anew when the cost falls', () => {
    const stop = onPlateau(false);
    stop(state(0, 8));
    expect(stop(state(2.9, 7))).toBe(false);
    expect(stop(state(5.8, 7))).toBe(false);
    expect(stop(state(6, 7))).toBe(true);
  });

  it('is none while lessons do not stand, unless partial timetables count', () => {
    const [strict, lax] = [onPlateau(false), onPlateau(true)];
    for (const stop of [strict, lax]) stop(state(0, 8, 9));
    expect(strict(state(1000, 8, 9))).toBe(false);
    expect(lax(state(1000, 8, 9))).toBe(true);
  });
});

describe('full', () => {
  it('stops with the last lesson', () => {
    expect(whenFull()(state(0, 99, 9))).toBe(false);
    expect(whenFull()(state(0, 99, 10))).toBe(true);
  });
});
