import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const RULES = ['scrollable-region-focusable'];
const scrolled = (inside: string) =>
  `<main><div id="part" style="height:40px;overflow:auto">${inside}</div></main>`;
const text = '<p>Text</p>'.repeat(10);
const listbox = `<div role="listbox" aria-label="Rooms">${'<div role="option">Room</div>'.repeat(10)}</div>`;

test('only the choices of a field may be scrolled without a place for the focus', async ({ page }) => {
  const found = async (inside: string) => {
    await page.setContent(inside);
    return violations(page, RULES);
  };
  const wrong = ['scrollable-region-focusable: #part'];
  expect(await found(scrolled(text))).toEqual(wrong);
  expect(await found(scrolled(listbox))).toEqual([]);
  expect(await found(`<div role="listbox" aria-label="Rooms">${scrolled(text)}</div>`)).toEqual([]);
  // A list somewhere in a larger part is not the part that is scrolled.
  expect(await found(scrolled(`<section>${text}${listbox}</section>`))).toEqual(wrong);
});
