import { expect, it } from 'vitest';
import { outsideMarkers, pseudoText } from './pseudo.ts';

it('marks a text, makes it longer and keeps placeholders and tags', () => {
  expect(pseudoText('Go to <b>{{count, number}} days</b>')).toBe('⟦Ĝö tö <b>{{count, number}} dåýš</b>~~~~⟧');
});

it('what is outside the markers', () => {
  const text = `${pseudoText('Days')}: 5A, ${pseudoText('Find {{names}}').replace('{{names}}', 'Ada')}.`;
  expect(outsideMarkers(text)).toBe(': 5A, .');
  expect(outsideMarkers('a ⟦b')).toContain('open bracket');
  expect(outsideMarkers('a⟧ b')).toContain('open bracket');
});
