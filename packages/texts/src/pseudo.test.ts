import { expect, it } from 'vitest';
import { pseudoText } from './pseudo.ts';

it('marks a text, makes it longer and keeps placeholders and tags', () => {
  expect(pseudoText('Go to <b>{{count, number}} days</b>')).toBe('⟦Ĝö tö <b>{{count, number}} dåýš</b>~~~~⟧');
});
