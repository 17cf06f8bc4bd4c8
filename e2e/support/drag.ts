import type { Locator, Page } from '@playwright/test';

/** The middle of a card or cell, in its first period. */
export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) };
}

/** Takes a card and holds it over a target; the caller lets go. */
export async function dragOver(page: Page, card: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const from = await middleOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  const to = await middleOf(target);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}
