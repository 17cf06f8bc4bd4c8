import type { Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { importFile } from './support/draft-file.ts';
import { dragOver, middleOf } from './support/drag.ts';
import { fetDataFile, hasFetData } from './support/fet-data.ts';
import { openSchedule, sameName } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

// biome-ignore lint/suspicious/noSkippedTests: where the package cannot be installed, the run names what it passed over.
test.skip(!hasFetData, 'needs the Debian package fet-data');

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const grid = (page: Page, name: string) => page.getByRole('grid', { name: `Schedule: ${name}` });
const cards = (page: Page) => page.getByRole('grid').locator('[data-lesson-id]');

test('a real school of 195 classes is seen in every view, and a lesson is moved', async ({ page }) => {
  await signUp(page);
  // Its file has the places of 1,583 of 1,585 lessons.
  await importFile(page, fetDataFile('United-Arab-Emirates/IBDP-School-2016'));
  await openSchedule(page);

  for (const view of ['Class View', 'Teacher View', 'Classroom View']) {
    await test.step(`${view}: lessons in sight are shown, those far below once they are scrolled to`, async () => {
      await tab(page, view).click();
      await expect(cards(page).first()).toBeVisible();
      const first = await cards(page).first().getAttribute('data-lesson-id');
      expect(await cards(page).count()).toBeLessThan(500);
      await page
        .locator('[data-scroller]:visible')
        .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
      await expect.poll(() => cards(page).last().getAttribute('data-lesson-id')).not.toBe(first);
      await expect(cards(page).last()).toBeVisible();
    });
  }

  await test.step('a day, and the whole school in rows and in columns', async () => {
    await tab(page, 'Day View').click();
    await expect(grid(page, 'Day View').locator('[data-lesson-id]').first()).toBeVisible();
    await tab(page, 'Global View').click();
    for (const layout of ['Rows', 'Columns']) {
      await page.getByRole('button', { name: layout }).click();
      await expect(page.getByRole('button', { name: layout })).toHaveAttribute('aria-pressed', 'true');
      await expect(grid(page, 'Global View').locator('[data-lesson-id]').first()).toBeVisible();
      // Only a part of the rows and columns is rendered.
      expect(await cards(page).count()).toBeLessThan(1000);
    }
  });

  await test.step('a custom view of all teachers', async () => {
    await page.getByRole('button', { name: 'Add new view' }).click();
    const form = page.getByRole('dialog', { name: 'Add new view' });
    await form.getByLabel('Name').fill('Staff');
    await form.getByLabel('Teachers').click();
    await page.getByRole('option', { name: 'Select All' }).click();
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Add view' }).click();
    await expect(grid(page, 'Staff').locator('[data-lesson-id]').first()).toBeVisible();
  });

  await test.step('the lessons behind a number are lit, and its teachers shown alone', async () => {
    await tab(page, 'Teacher View').click();
    await page.getByRole('button', { name: /teacher gaps/ }).click();
    await expect(page.getByRole('grid').locator('[data-lit]').first()).toBeAttached();
    await page.getByRole('button', { name: /^Show only these \d+ teachers$/ }).click();
    await expect(page.getByRole('button', { name: /^All teachers/ })).toHaveCount(0);
    await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('quality and problems are beside it', async () => {
    await page.getByRole('button', { name: 'Quality' }).click();
    const quality = page.getByRole('complementary', { name: 'Quality' });
    await expect(quality.getByRole('row').nth(100)).toBeAttached();
    await quality.getByText('Problems').click();
    await expect(page.getByRole('complementary', { name: 'Problems' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a lesson is dragged to the best cell of its teacher', async () => {
    const free = page.getByRole('gridcell', { name: /: free$/ }).first();
    const isBest = page.locator('[data-best]:visible').first();
    let at = 0;
    await dragOver(page, cards(page).nth(at), free);
    await expect(page.locator('[data-answer="blocked"]:visible').first()).toBeVisible();
    // Some lessons have nowhere else to go.
    while (!(await isBest.isVisible())) {
      await page.keyboard.press('Escape');
      await page.mouse.up();
      at += 1;
      await dragOver(page, cards(page).nth(at), free);
      await expect(page.locator('[data-answer="here"]:visible').first()).toBeVisible();
    }
    const id = await cards(page).nth(at).getAttribute('data-lesson-id');
    const card = page.getByRole('grid').locator(`[data-lesson-id="${id}"]`).first();
    const before = sameName(await card.getAttribute('aria-label'));
    const best = await middleOf(page.locator('[data-best]:visible').first());
    await page.mouse.move(best.x, best.y, { steps: 3 });
    await page.mouse.up();
    await expect(card).not.toHaveAttribute('aria-label', before);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(card).toHaveAttribute('aria-label', before);
  });
});
