import { signUp } from './support/account.ts';
import { expect, test } from './support/test.ts';

test('the first click on a card of a list that was scrolled with the wheel opens its form', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page).toHaveURL(/\/schedule/);
  await page.getByRole('navigation').getByRole('link', { name: 'Teachers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teachers', exact: true })).toBeVisible();
  const cards = page.locator('[data-item]');
  await expect(cards.first()).toBeVisible();
  const first = (await cards.first().textContent()) ?? '';

  await cards.first().hover();
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 400);
  await expect(cards.first()).not.toBeInViewport();

  // The first card keeps the tab stop, and with it its place in the list, until another one is pressed.
  const last = cards.last();
  await expect(last).toBeInViewport();
  const name = (await last.textContent()) ?? '';
  expect(name).not.toBe(first);
  const box = await last.boundingBox();
  if (!box) throw new Error('the last card has no place on the screen');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: 50 });
  await expect(page.getByRole('form', { name: 'Edit teacher' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
});

test('cards of the grid and rows of the list have the heights of the design', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page).toHaveURL(/\/schedule/);
  const heights = async () => {
    await expect(page.locator('[data-item]').first()).toBeVisible();
    const all = await page
      .locator('[data-item]')
      .evaluateAll((items) =>
        items.map((item) => Math.round((item.closest('article, li') ?? item).getBoundingClientRect().height)),
      );
    return [...new Set(all)];
  };
  for (const [screen, card] of [
    ['Classrooms', 225],
    ['Classes', 225],
    ['Teachers', 180],
  ] as const) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: screen, exact: true })).toBeVisible();
    await expect.poll(heights).toEqual([card]);
    await page.getByRole('button', { name: 'Show as list' }).click();
    await expect.poll(heights).toEqual([36]);
    await page.getByRole('button', { name: 'Show as cards' }).click();
    await expect.poll(heights).toEqual([card]);
  }
});
