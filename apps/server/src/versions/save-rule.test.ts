import { describe, expect, it } from 'vitest';
import { type LatestVersion, saveRule } from './save-rule.ts';

const plain: LatestVersion = { label: null, saveReason: null, revertedFrom: null, date: 0, autosaves: 0 };
const edit = { now: 1000, saveReason: null, contentChanged: true } as const;

describe('saveRule', () => {
  it('creates the first version', () => {
    expect(saveRule(null, edit)).toBe('create');
  });

  it('updates a plain version in place', () => {
    expect(saveRule(plain, edit)).toBe('update');
  });

  it.each([{ label: 'Plan B' }, { saveReason: 'solution' }, { revertedFrom: 'v1' }])(
    'never overwrites a version with %o',
    (meaning) => {
      expect(saveRule({ ...plain, ...meaning }, edit)).toBe('create');
    },
  );

  it('creates one only when the latest has lasted for five minutes and ten autosaves', () => {
    const now = 300_000;
    const autosaves = 10;
    expect(saveRule({ ...plain, autosaves }, { ...edit, now })).toBe('create');
    expect(saveRule({ ...plain, autosaves: autosaves - 1 }, { ...edit, now })).toBe('update');
    expect(saveRule({ ...plain, autosaves }, { ...edit, now: now - 1 })).toBe('update');
  });

  it.each(['file-import', 'export', 'pdf-export', 'reset'] as const)(
    'creates one for a changed draft saved for %s',
    (saveReason) => {
      expect(saveRule(plain, { ...edit, saveReason })).toBe('create');
    },
  );

  it('marks the latest version with a reason when the content is the same', () => {
    expect(saveRule(plain, { ...edit, saveReason: 'export', contentChanged: false })).toBe('update');
  });

  it('skips a save that brings nothing new', () => {
    expect(saveRule(plain, { ...edit, contentChanged: false })).toBe('skip');
    const exported = { ...plain, saveReason: 'export' };
    expect(saveRule(exported, { ...edit, saveReason: 'export', contentChanged: false })).toBe('skip');
    expect(saveRule(exported, { ...edit, saveReason: 'pdf-export', contentChanged: false })).toBe('skip');
    expect(saveRule(exported, { ...edit, saveReason: 'pdf-export' })).toBe('create');
  });
});
