import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { openSchedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const staging = (page: Page) => page.getByRole('complementary', { name: 'Staging area' });
const staged = (page: Page, name: string) => staging(page).getByRole('button', { name });
const placed = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name });
const answers = (page: Page, state: string) => page.locator(`[data-answer="${state}"]`);

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) };
}

/** Takes a card and holds it over a target; the caller lets go. */
async function dragOver(page: Page, card: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const from = await middleOf(card);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6);
  const to = await middleOf(target);
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

test('lessons are placed by hand: every cell answers, by mouse, by keys and by touch', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);
  await page.getByRole('button', { name: /All classes|Show classes/ }).click();
  await page.getByRole('option', { name: '5A', exact: true }).click();
  await page.keyboard.press('Escape');
  const find = (words: string) => staging(page).getByRole('textbox').fill(words);
  await find('5a engl');

  await test.step('a lesson from the staging area: its cells answer, and it goes where it is dropped', async () => {
    await dragOver(page, staged(page, 'English (1), 5A'), cell(page, '5A, Monday period 1: free'));
    await expect(answers(page, 'free').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Monday period 1: Free/ })).toBeVisible();
    await page.mouse.up();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 1/);
    await expect(staged(page, 'English (1), 5A')).toHaveCount(0);
    await expect(answers(page, 'free')).toHaveCount(0);
  });

  await test.step('one step of undo, with the name of what it did', async () => {
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(staged(page, 'English (1), 5A')).toBeVisible();
    await page.getByRole('button', { name: /^Redo: / }).click();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 1/);
  });

  await test.step('dropped on another lesson of the class it swaps with it; the cell says so before', async () => {
    await find('5a math');
    await dragOver(page, staged(page, 'Mathematics (1), 5A'), cell(page, '5A, Tuesday period 2: free'));
    await page.mouse.up();
    await dragOver(page, placed(page, 'English (1), 5A'), placed(page, 'Mathematics (1), 5A'));
    await expect(page.getByRole('status').filter({ hasText: /Swap with Mathematics/ })).toBeVisible();
    await page.mouse.up();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Tuesday period 2/);
    await expect(placed(page, 'Mathematics (1), 5A')).toHaveAccessibleName(/Monday period 1/);
  });

  await test.step('Escape lets go of it, and a press without a move opens its details', async () => {
    await dragOver(page, placed(page, 'English (1), 5A'), cell(page, '5A, Wednesday period 3: free'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Tuesday period 2/);
    await placed(page, 'English (1), 5A').click();
    await expect(page.getByRole('dialog', { name: /English/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('by keys: Space picks up, the answer is read out, Space drops', async () => {
    await placed(page, 'English (1), 5A').focus();
    await page.keyboard.press('Space');
    await expect(answers(page, 'here')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: /Wednesday period 2: Free/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Wednesday period 2/);
    await expect(placed(page, 'English (1), 5A')).toBeFocused();
  });

  await test.step('back to the staging area', async () => {
    await dragOver(page, placed(page, 'English (1), 5A'), staging(page).getByRole('heading'));
    await page.mouse.up();
    await find('5a engl');
    await expect(staged(page, 'English (1), 5A')).toBeVisible();
  });
});
