import { describe, expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

describe('short names', () => {
  it('are initials of several words and the beginning of one', () => {
    expect([...shortNames(['Physical Education', 'Mathematics', 'Art', 'تربية بدنية']).values()]).toEqual([
      'PE',
      'Mat',
      'Art',
      'تب',
    ]);
  });

  it('differ for different names and have at most four characters', () => {
    const names = Array.from({ length: 60 }, (_, index) => `Mathematics level ${index}`);
    const shorts = [...shortNames(names).values()];
    expect(new Set(shorts).size).toBe(60);
    expect(Math.max(...shorts.map((short) => short.length))).toBeLessThanOrEqual(4);
  });
});
