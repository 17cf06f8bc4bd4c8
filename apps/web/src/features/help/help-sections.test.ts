import { expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';

// The module adds its texts when it is loaded.
startTexts();
const { allSections, searchHelp } = await import('./help-sections.ts');

const titles = (search: string, open: 'classes' | null = null) =>
  searchHelp(allSections(), search, open).map(({ title }) => title);

test('every word has to occur, in the title or in the text, in any case', () => {
  expect(titles('AFTERNOON off')).toEqual(['Times when a class has no lessons']);
  expect(titles('afternoon nobody')).toEqual([]);
  expect(titles('  ')).toEqual([]);
});

test('sections with the words in their title come first, then those of the open topic', () => {
  expect(titles('weights')[0]).toBe('Hard constraints and weights');
  const [first] = searchHelp(allSections(), 'undo', 'classes');
  expect(first?.topic).toBe('classes');
});
