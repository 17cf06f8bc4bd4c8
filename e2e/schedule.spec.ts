import type { Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { importFile } from './support/draft-file.ts';
import { writePlacedSchool } from './support/placed-school.ts';
import { openSchedule, sameName, untilChecked, untilSaved, withoutRules } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const focusedName = async (page: Page) =>
  withoutRules(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null));
const cards = (page: Page) =>
  page.getByRole('grid', { name: 'Schedule of the classes' }).locator('[data-lesson-id]');
const lesson = /\(\d+\), .*period \d/;

test('the timetable is walked by keyboard, filtered and cleared', async ({ page }) => {
  test.setTimeout(300_000);
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);

  await test.step('nothing invites to generate until it is known whether a run is at work', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/solver', async (route) => {
      await answered;
      await route.continue();
    });
    // The live channel would tell it too.
    await page.routeWebSocket(/\/live\//, async (channel) => {
      await answered;
      channel.connectToServer();
    });
    await untilSaved(page);
    await page.reload();
    const button = page.getByRole('button', { name: 'Generate Schedule' });
    const hint = page.getByText('No lesson is placed yet.');
    await expect(button).toHaveAttribute('title', 'Checking whether the solver is running');
    await expect(button).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Validate Schedule' })).toBeDisabled();
    await expect(hint).toHaveCount(0);
    answer();
    await expect(hint).toBeVisible();
    await expect(button).toBeEnabled();
    await expect(button).not.toHaveAttribute('title');
  });

  await test.step('a setting that makes a solve another than usual shows; the settings undo by key and close by Escape', async () => {
    await page.getByRole('button', { name: 'Solver settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Solver Settings' });
    await settings.getByRole('switch', { name: 'Place as many lessons as possible' }).click();
    await settings.getByRole('switch', { name: /^Similar schedule/ }).click();
    await page.keyboard.press('Control+z');
    await expect(settings.getByRole('switch', { name: /^Similar schedule/ })).not.toBeChecked();
    await settings.getByRole('button', { name: 'Solver Configuration' }).focus();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    const pill = page.getByRole('button', { name: 'As many as possible' });
    await expect(pill).toBeVisible();
    await expect(page.getByRole('button', { name: 'Similar schedule' })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(pill).toHaveCount(0);
  });

  await test.step('a schedule that nobody has taken over is not lost without a question', async () => {
    await page.getByRole('button', { name: 'Generate Schedule' }).click();
    const ready = page.getByText('Your schedule is ready');
    await expect(ready).toBeVisible({ timeout: 100_000 });
    const question = page.getByRole('dialog', { name: 'Discard the result of the solver?' });
    for (const name of ['Validate Schedule', 'Generate Schedule', 'Dismiss']) {
      await page.getByRole('button', { name, exact: true }).click();
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(ready).toBeVisible();
    }
    await page.getByRole('button', { name: 'Validate Schedule' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await untilChecked(page);
    await page.getByRole('button', { name: 'Generate Schedule' }).click();
    await expect(ready).toBeVisible({ timeout: 100_000 });
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await question.getByRole('button', { name: 'View schedule' }).click();
    await expect(page.getByText('The new schedule is in place')).toBeVisible();
    await expect(ready).toBeHidden();
  });

  await test.step('another schedule is previewed and replaces the own one', async () => {
    const first = cards(page).first();
    const isOwn = sameName(await first.getAttribute('aria-label'));
    const panel = page.getByRole('complementary', { name: 'New schedule and yours' });
    await page.getByRole('button', { name: 'Generate Schedule' }).click();
    await page.getByRole('button', { name: 'Make a new schedule' }).click();
    // It may be better or worse than the own one.
    const outcome = page.getByText(/^(Your schedule is ready|The new schedule is worse than yours)/);
    await expect(outcome).toBeVisible({ timeout: 100_000 });
    // Beside a long sentence it is among the actions that have no room.
    const view = page.getByRole('button', { name: 'View schedule' });
    const inMenu = page.getByRole('menuitem', { name: 'View schedule' });
    const take = page.getByRole('button', { name: 'Take the whole schedule' });
    await view
      .or(page.getByRole('button', { name: 'More actions' }))
      .first()
      .click();
    await expect(inMenu.or(take)).toBeVisible();
    if (await inMenu.isVisible()) await inMenu.click();
    await expect(panel.getByRole('button', { name: 'Take the chosen part' })).toBeDisabled();
    await take.click();
    await expect(page.getByText('The new schedule is in place').first()).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(first).toHaveAttribute('aria-label', isOwn);
  });

  await test.step('arrow keys walk the cells, Enter opens a lesson, Escape gives the focus back', async () => {
    const grid = page.getByRole('grid', { name: 'Schedule of the classes' });
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 7 && !lesson.test(await focusedName(page)); step += 1) {
      await page.keyboard.press('ArrowDown');
    }
    const name = await focusedName(page);
    expect(name).toMatch(lesson);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(name.split(',')[0] ?? '');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect.poll(() => focusedName(page)).toBe(name);
  });

  await test.step('a lesson leads to the timetable of its teacher', async () => {
    await page.getByRole('grid').locator('[data-lesson-id]').first().click();
    const teacher = page.getByRole('dialog').locator('a[href^="/schedule/teachers/"]').first();
    const name = (await teacher.textContent()) ?? '';
    await teacher.click();
    await page.waitForURL(/\/schedule\/teachers\/.+/);
    const items = page.getByRole('grid', { name: 'Schedule of the teachers' }).locator('[data-item-id]');
    await expect(items).toHaveCount(1);
    await expect(items).toContainText(name);
    await expect(page.getByRole('button', { name: `Show teachers: ${name}` })).toBeVisible();
  });

  await test.step('several classes are chosen by name and kept over a reload', async () => {
    await page.getByRole('tab', { name: 'Class View' }).click();
    await page.getByRole('button', { name: /^Show classes: All classes/ }).click();
    const options = page.getByRole('option');
    const names = [await options.nth(2).textContent(), await options.nth(4).textContent()];
    await options.nth(2).click();
    await options.nth(4).click();
    await page.keyboard.press('Escape');
    const chip = page.getByRole('button', { name: `Show classes: ${names.join(', ')}` });
    await expect(chip).toBeVisible();
    await page.reload();
    await expect(chip).toBeVisible();
    await expect(page.getByRole('grid').locator('[data-item-id]')).toHaveCount(2);
  });

  await test.step('lessons go to the staging area and come back by undo', async () => {
    await page.getByRole('button', { name: 'More schedule actions' }).click();
    await page.getByRole('menuitem', { name: 'Move lessons to staging area' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move lessons' }).click();
    await expect(page.getByRole('grid').locator('[data-lesson-id]')).toHaveCount(0);
    const staging = page.getByRole('complementary', { name: 'Staging area' });
    // All lessons are one tab stop; the arrow keys, Home and End go through them, also to those out of sight.
    const cards = staging.locator('[data-lesson-id]');
    await expect(staging.locator('[data-lesson-id][tabindex="0"]')).toHaveCount(1);
    await cards.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(cards.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cards.last()).toBeFocused();
    const count = await staging.getByRole('listitem').last().getAttribute('aria-setsize');
    await expect(staging.locator(`li[aria-posinset="${count}"] button`)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(staging.locator('li[aria-posinset="1"] button')).toBeFocused();
    await staging.getByRole('textbox', { name: 'Search lessons' }).fill('math');
    await expect(staging.locator('[data-lesson-id]').first()).toHaveAccessibleName(/^Math.*not placed/);
    await page.keyboard.press('Escape');
    await page.getByRole('grid').locator('[tabindex="0"]').focus();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('grid').locator('[data-lesson-id]').first()).toBeVisible();
  });
});

// Its server lets a run search on for long after all lessons are placed: it is stopped before it ends by itself.
test(
  'the best so far is watched, stopped and previewed, and the own schedule is kept',
  { tag: '@site' },
  async ({ page }, testInfo) => {
    test.setTimeout(300_000);
    const path = testInfo.outputPath('school.json');
    writePlacedSchool(path);
    await signUp(page);
    await importFile(page, path);
    await expect(page.getByText('File uploaded successfully')).toBeVisible();
    await openSchedule(page);
    const first = cards(page).first();
    const isOwn = sameName(await first.getAttribute('aria-label'));
    const panel = page.getByRole('complementary', { name: 'New schedule and yours' });
    const undo = page.getByRole('button', { name: /^Undo: / });
    const undone = await undo.getAttribute('aria-label');
    await page.getByRole('button', { name: 'Generate Schedule' }).click();
    await page.getByRole('button', { name: 'Make a new schedule' }).click();
    await expect(page.getByText('The best schedule so far is shown.')).toBeVisible({ timeout: 100_000 });
    // One with fewer lessons than the own schedule would not be offered.
    const placed = page.getByTestId('solver-progress').getByText(/^(\d+) \/ \1$/);
    await expect(placed).toBeVisible({ timeout: 100_000 });
    await page.getByRole('button', { name: 'Cancel Schedule Processing' }).click();
    await page.getByRole('menuitem', { name: 'Stop and use the best so far' }).click();
    await expect(panel).toContainText('Teacher gaps');
    await expect(page.getByText('Preview: nothing is replaced yet.')).toBeVisible();
    await expect(
      cards(page)
        .and(page.getByRole('button', { name: /another time, before: / }))
        .first(),
    ).toBeVisible();
    await expect(undo).toHaveAttribute('aria-label', undone ?? '');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(panel).toBeHidden();
    await expect(first).toHaveAttribute('aria-label', isOwn);
  },
);
