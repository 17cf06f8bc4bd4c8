import { createTexts } from '@bellgrid/texts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fontFiles } from '../../testing/font-files.ts';
import { type ChangeSheet, layoutChanges } from './layout-changes.ts';
import { readFonts } from './paper-fonts.ts';
import type { PaperPage } from './paper-page.ts';
import { paperWords } from './paper-words.ts';

const fonts = readFonts(fontFiles());
const context = { words: paperWords(createTexts()), fonts, today: '23 November 2026' };
const sheetOf = (sections: ChangeSheet['sections']): ChangeSheet => ({
  ...{ title: 'What changed', school: 'Hill School', about: 'From Monday', nothing: 'Nothing has changed.' },
  sections,
});

/** The texts of a page between its header and its footer, in the order of reading. */
const listOf = ({ texts, height }: PaperPage): string[] =>
  texts.filter(({ y }) => y > 68 && y < height - 20).map(({ text }) => text);

const section = fc.record({
  heading: fc.constantFrom('Classes', 'Teachers'),
  items: fc.array(
    fc.record({
      name: fc.integer({ min: 0, max: 999 }).map((number) => `N${number}`),
      changes: fc.array(
        fc.nat(60).map((length) => `c${'word '.repeat(length)}end`),
        { minLength: 1, maxLength: 40 },
      ),
    }),
    { minLength: 1, maxLength: 20 },
  ),
});

it('every change is on the sheet once, in its order, below its name, inside of the page and over no other', () => {
  fc.assert(
    fc.property(
      fc.array(section, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('a4', 'letter'),
      (sections, paper) => {
        const pages = layoutChanges(sheetOf(sections), { ...context, paper });
        const wanted = sections.flatMap(({ heading, items }) => [
          heading,
          ...items.flatMap(({ name, changes }) => [name, ...changes]),
        ]);
        const read = pages.flatMap(listOf);
        const names = read.filter((text) => /^N\d+$/.test(text));
        const words = (texts: readonly string[]) =>
          texts
            .filter((text) => !/^N\d+$/.test(text))
            .join(' ')
            .split(' ');
        expect(words(read)).toEqual(words(wanted));
        const own = sections.flatMap(({ items }) => items.map(({ name }) => name));
        // A name is repeated only where a column begins within its changes.
        const asOnce = names.filter((name, index) => index === 0 || name !== names[index - 1]);
        expect(asOnce).toEqual(own.filter((name, index) => index === 0 || name !== own[index - 1]));
        for (const { texts, width, height } of pages) {
          for (const text of texts) {
            expect(text.x).toBeGreaterThan(10);
            expect(text.x + text.width).toBeLessThan(width - 10);
            expect(text.y).toBeLessThan(height - 10);
          }
          const list = texts.filter(({ y }) => y > 68 && y < height - 20);
          for (const isRight of [false, true]) {
            const lines = list.filter(({ x }) => x > width / 2 - 5 === isRight);
            for (const [index, line] of lines.entries())
              if (index > 0) expect(line.y - (lines[index - 1]?.y ?? 0)).toBeGreaterThanOrEqual(line.size);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

it('few changes fill one page in large letters, many are in two columns with numbered pages', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Class ${index}`,
      changes: ['Mathematics moves from Monday, 08:00 to Tuesday, 10:00 (Room 12)'],
    }));
  const [few, ...rest] = layoutChanges(sheetOf([{ heading: 'Classes', items: items(5) }]), {
    ...{ ...context, paper: 'a4' },
  });
  expect(rest).toEqual([]);
  const sizes = new Set(few?.texts.map(({ size }) => size));
  expect(sizes.has(14)).toBe(true);
  const many = layoutChanges(sheetOf([{ heading: 'Classes', items: items(200) }]), {
    ...{ ...context, paper: 'a4' },
  });
  expect(many.length).toBeGreaterThan(1);
  const last = many.at(-1)?.texts.map(({ text }) => text);
  expect(last).toContain(`Page ${many.length} of ${many.length}`);
  const width = many[0]?.width ?? 0;
  const lefts = many[0]?.texts.filter(({ text }) => text.startsWith('Class ')).map(({ x }) => x) ?? [];
  expect(lefts.some((x) => x > width / 2)).toBe(true);
});

it('says so where nothing has changed', () => {
  const [page] = layoutChanges(sheetOf([]), { ...context, paper: 'letter' });
  expect(page && listOf(page)).toEqual(['Nothing has changed.']);
});
