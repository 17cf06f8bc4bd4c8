import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { openList } from './support/lists.ts';
import { expect, test } from './support/test.ts';

const scrollerOf = (page: Page) => page.locator('ul:has([data-item])').locator('xpath=../..');

test('the first click on a card of a list that was scrolled with the wheel opens its form', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page).toHaveURL(/\/schedule/);
  await openList(page, 'Teachers');
  const cards = page.locator('[data-item]');
  await expect(cards.first()).toBeVisible();
  const first = (await cards.first().textContent()) ?? '';

  await cards.first().hover();
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, 400);
  // To the end of the turns, which a browser may draw out.
  const left = () =>
    scrollerOf(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
      Math.round(scrollHeight - scrollTop - clientHeight),
    );
  await expect.poll(left).toBe(0);
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
    await openList(page, screen);
    await expect.poll(heights).toEqual([card]);
    await page.getByRole('button', { name: 'Show as list' }).click();
    await expect.poll(heights).toEqual([36]);
    await page.getByRole('button', { name: 'Show as cards' }).click();
    await expect.poll(heights).toEqual([card]);
  }
});

test('the frame, the columns of cards, an open item and the cells of calendars have the sizes of the design', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page).toHaveURL(/\/schedule/);
  const sizeOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return box && [box.width, box.height];
  };
  await expect.poll(() => sizeOf(page.locator('aside').first())).toEqual([240, 900]);
  await expect.poll(() => sizeOf(page.locator('header').first())).toEqual([1200, 48]);
  await openList(page, 'Classes');
  const cards = page.locator('li:has([data-item])');
  const inFirstRow = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((card) => card.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, columns] of [
    [390, 1],
    [1000, 2],
    [1440, 3],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(inFirstRow).toBe(columns);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  for (const [screen, share] of [
    ['Classes', 0.25],
    ['Teachers', 0.35],
    ['Classrooms', 0.35],
  ] as const) {
    await openList(page, screen);
    await page.getByRole('button', { name: 'Show as list' }).click();
    await page.locator('[data-item]').first().click();
    const list = page.locator('li:has([data-item])').first();
    // The line beside the list is a part of it.
    await expect.poll(async () => (await sizeOf(list))?.[0]).toBe(share * 1200 - 1);
  }
  await openList(page, 'Classes');
  await page.locator('[data-item]').first().click();
  await page.getByRole('main').getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Class Calendar' }).click();
  const cell = page.getByRole('dialog').locator('td button').first();
  await expect.poll(() => sizeOf(cell)).toEqual([100, 50]);
});

test('a form longer than the window keeps its place while it grows, its focus in sight, and the list its place after it', async ({
  page,
}) => {
  // Fields and calendar are below each other.
  await page.setViewportSize({ width: 1000, height: 560 });
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page).toHaveURL(/\/schedule/);
  await openList(page, 'Teachers');
  const cards = page.locator('[data-item]');
  await cards.first().hover();
  await page.mouse.wheel(0, 300);
  await expect(cards.first()).not.toBeInViewport();
  const top = () => scrollerOf(page).evaluate((element) => Math.round(element.scrollTop));
  // To the end of the turn, which a browser may draw out.
  await expect.poll(top).toBe(300);
  const before = await top();
  const inMiddle = await cards.evaluateAll((items) => {
    const seen = items.find((item) => {
      const { top: from, bottom } = item.getBoundingClientRect();
      return from > 200 && bottom < 450;
    });
    return seen?.getAttribute('data-item') ?? '';
  });
  await page.locator(`[data-item="${inMiddle}"]`).click();

  const form = page.getByRole('form', { name: 'Edit teacher' });
  const save = form.getByRole('button', { name: 'Save', exact: true });
  const heightOf = async () => (await form.boundingBox())?.height ?? 0;
  await expect.poll(heightOf).toBeGreaterThan(560);
  await expect(save).toBeInViewport();
  await form.getByLabel('Name', { exact: true }).focus();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    const isSeen = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        const rect = element?.getBoundingClientRect();
        if (!element || !rect) return false;
        const at = document.elementFromPoint(rect.x + rect.width / 2, rect.y + Math.min(rect.height, 40) / 2);
        return (
          element.contains(at) ||
          at?.contains(element) === true ||
          element.closest('label, div')?.contains(at) === true
        );
      });
    await expect.poll(isSeen).toBe(true);
  }

  // The beginning of the form is out of sight above.
  const contract = form.getByLabel('Periods a week by contract');
  const placeOf = async (field: Locator) => Math.round((await field.boundingBox())?.y ?? 0);
  await contract.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await contract.focus();
  await expect(form.getByLabel('Name', { exact: true })).not.toBeInViewport();
  await expect(save).toBeInViewport();
  const place = await placeOf(contract);
  const height = await heightOf();
  // A number that is refused has a line below it.
  await contract.pressSequentially('999');
  await expect.poll(heightOf).toBeGreaterThan(height);
  await expect.poll(async () => Math.abs((await placeOf(contract)) - place)).toBeLessThanOrEqual(1);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect.poll(top).toBe(before);
});

test('on a phone the rows of an imported table have its width, and the dialog alone scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.goto('/teachers');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  const rows = Array.from({ length: 60 }, (_, row) => `Teacher ${row + 1}\tT${row + 1}\tnavy${row}`);
  await dialog
    .getByLabel('Paste rows from your spreadsheet')
    .fill(['Name\tShort name\tColour', ...rows].join('\n'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Choose what each column contains')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  const first = dialog.getByRole('row', { name: /Teacher 1 / });
  const words = first.getByRole('cell').last();
  await expect.poll(async () => (await words.boundingBox())?.width).toBeGreaterThan(260);
  const button = dialog.getByRole('button', { name: 'Import 60 rows' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Heights are known once rows have been in sight: the end moves away until then.
  const last = dialog.getByRole('row', { name: /Teacher 60 / });
  await expect(async () => {
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(last).toBeInViewport({ ratio: 1, timeout: 200 });
  }).toPass();
  await expect(button).toBeInViewport({ ratio: 1 });
});
