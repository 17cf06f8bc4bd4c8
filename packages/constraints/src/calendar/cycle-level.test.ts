import { LEVEL } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { nextLevel, nextLevels } from './cycle-level.ts';

const { NONE, SOFT, HARD, DISABLED } = LEVEL;

describe('nextLevel', () => {
  it('goes none, soft, hard, none for a teacher', () => {
    expect([NONE, SOFT, HARD].map((level) => nextLevel('teacher', level))).toEqual([SOFT, HARD, NONE]);
  });

  it('goes none, hard, none for a class and a classroom', () => {
    expect([NONE, HARD].map((level) => nextLevel('group', level))).toEqual([HARD, NONE]);
    expect([NONE, HARD].map((level) => nextLevel('classroom', level))).toEqual([HARD, NONE]);
  });

  it('leaves cells without school alone', () => {
    expect(nextLevel('teacher', DISABLED)).toBe(DISABLED);
  });
});

describe('nextLevels', () => {
  it('gives all cells with school the level after the least restricted one', () => {
    expect(nextLevels('teacher', [HARD, SOFT, DISABLED])).toEqual([HARD, HARD, DISABLED]);
    expect(nextLevels('teacher', [NONE, HARD])).toEqual([SOFT, SOFT]);
    expect(nextLevels('group', [HARD, HARD])).toEqual([NONE, NONE]);
    expect(nextLevels('classroom', [NONE, HARD, DISABLED])).toEqual([HARD, HARD, DISABLED]);
  });

  it('changes nothing where there is no school at all', () => {
    expect(nextLevels('teacher', [DISABLED, DISABLED])).toEqual([DISABLED, DISABLED]);
  });
});
