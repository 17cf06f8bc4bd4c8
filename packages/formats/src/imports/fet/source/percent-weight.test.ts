import { describe, expect, it } from 'vitest';
import { percentWeight } from './percent-weight.ts';

describe('weight percentages', () => {
  it('become the nearest stored weight below (S7.7)', () => {
    expect([100, 99.9, 99, 98, 95, 90, 80, 60, 50, 20, 0.1, 0].map(percentWeight)).toEqual([
      100, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0,
    ]);
  });
});
