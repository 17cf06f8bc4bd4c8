import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const item = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const count = (page: Page, text: string) => expect(page.getByRole('heading', { name: text })).toBeVisible();
const cell = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name: new RegExp(`^${name}: `) });

test('classrooms are added, blocked, found again, changed together and deleted', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Classrooms', exact: true }).click();
  await count(page, '22 classrooms');

  await test.step('a new room with its calendar: one step to undo', async () => {
    await page.getByRole('button', { name: 'Add classroom' }).click();
    const form = page.getByRole('form', { name: 'New classroom' });
    const name = form.getByLabel('Name', { exact: true });
    await name.fill('GYM');
    await name.blur();
    await expect(form.getByText('There is already a classroom with this name.')).toBeVisible();
    await name.fill('  science hall ');
    await cell(form, 'Monday, 1').click();
    await cell(form, 'Monday, 2').click();
    await cell(form, 'Monday, 2').click();
    await form.getByRole('button', { name: 'Wednesday: change the whole day' }).click();
    // Undo belongs to the form: its painted cells, one step each, and nothing behind it.
    await cell(form, 'Friday, 7').click();
    await page.keyboard.press('Control+z');
    await expect(form.getByRole('button', { name: 'Friday, 7: Available' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(form.getByRole('button', { name: /^Wednesday, \d: Blocked/ })).toHaveCount(0);
    await page.keyboard.press('Control+y');
    await expect(form.getByRole('button', { name: /^Wednesday, \d: Blocked/ })).toHaveCount(7);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Control+z');
    await expect(form.getByRole('button', { name: /: Blocked/ })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(name).toHaveValue('');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('There is nothing to undo in this form.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
    await count(page, '22 classrooms');
    for (let step = 0; step < 5; step += 1) await page.getByRole('button', { name: /^Redo: / }).click();
    await name.press('Enter');
    await count(page, '23 classrooms');
    await expect(item(page, 'Science hall')).toBeFocused();
    await expect(page.getByRole('figure').filter({ hasText: '8 periods blocked' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await count(page, '22 classrooms');
    await page.keyboard.press('Control+Shift+z');
    await expect(page.getByRole('figure').filter({ hasText: '8 periods blocked' })).toBeVisible();
  });

  await test.step('a saved room: its name and its calendar with one Save, which one undo takes back', async () => {
    await item(page, 'Science hall').click();
    const form = page.getByRole('form', { name: 'Edit classroom' });
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await cell(form, 'Friday, 7').click();
    await expect(page.getByRole('button', { name: /^Undo: / })).toHaveAccessibleName(/calendar/i);
    await expect(form.getByText('The calendar is saved with the form.')).toBeVisible();
    await form.getByLabel('Name', { exact: true }).fill('');
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await form.getByLabel('Name', { exact: true }).fill('Science room');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(item(page, 'Science room')).toBeFocused();
    await expect(page.getByRole('figure').filter({ hasText: '9 periods blocked' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(item(page, 'Science hall')).toBeVisible();
    await expect(page.getByRole('figure').filter({ hasText: '8 periods blocked' })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(item(page, 'Science room')).toBeVisible();
  });

  await test.step('changes of a saved room that are discarded are gone, the calendar with them', async () => {
    await item(page, 'Science room').click();
    const form = page.getByRole('form', { name: 'Edit classroom' });
    await cell(form, 'Friday, 6').click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('figure').filter({ hasText: '9 periods blocked' })).toBeVisible();
  });

  await test.step('a copy has the calendar too', async () => {
    await page.getByRole('button', { name: 'Actions for Science room' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Science room (copy)');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('figure').filter({ hasText: '9 periods blocked' })).toHaveCount(2);
  });

  await test.step('several at once; a room too full for its lessons gets a badge', async () => {
    await page.getByRole('button', { name: 'Select several' }).click();
    await item(page, 'Science room').click();
    await page.keyboard.press('Home');
    await item(page, 'Gym').click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 classrooms' });
    await dialog.getByLabel('Set colour').check();
    await dialog.getByLabel('Set building').check();
    await dialog.getByLabel('Building', { exact: true }).fill('Annex');
    await dialog.getByRole('tab', { name: 'Constraints' }).click();
    await expect(cell(dialog, 'Monday, 1')).toHaveAccessibleName('Monday, 1: Mixed');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await dialog.getByRole('button', { name: `${day}: change the whole day` }).click();
    }
    await dialog.getByRole('tab', { name: 'Attributes' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Changed 2 classrooms')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'Cancel' }).click();
    const gym = page.getByRole('article').filter({ has: item(page, 'Gym') });
    await expect(gym.getByRole('img', { name: /problem/ })).toHaveAccessibleName(/Gym/);
    await expect(gym.getByText('Annex')).toBeVisible();
  });

  await test.step('the list is found as it was left: view, filters and search, also after a reload', async () => {
    await page.getByRole('button', { name: 'Show as list' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Search Names').fill('room sci');
    await count(page, '2 of 24 classrooms');
    await page.getByRole('navigation').getByRole('link', { name: 'Teachers' }).click();
    await expect(page.getByRole('button', { name: 'Show as list' })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Classrooms' }).click();
    await count(page, '2 of 24 classrooms');
    await untilSaved(page);
    await page.reload();
    await expect(page.getByLabel('Search Names')).toHaveValue('room sci');
    await count(page, '2 of 24 classrooms');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page.getByLabel('Search Names')).toBeFocused();
    await count(page, '24 classrooms');
  });

  await test.step('a room that is deleted is let go of', async () => {
    await item(page, 'Gym').focus();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog', { name: 'Destructive Action Ahead!' });
    await expect(dialog).toContainText(/\d+ lessons lose a classroom\./);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await count(page, '23 classrooms');
    await expect(item(page, 'Gym')).toHaveCount(0);
    // The keys of undo belong to the dialog until it is gone.
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+z');
    await count(page, '24 classrooms');
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('cells are tapped and painted, and the page still scrolls', async ({ page }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Try an example school' }).click();
    await expect(page.getByText('The example school is ready')).toBeVisible();
    await page.getByRole('link', { name: /^Step 1: Week/ }).click();
    const touch = await page.context().newCDPSession(page);
    const point = async (name: string) => {
      const box = await cell(page, name).boundingBox();
      if (!box) throw new Error(`${name} is not in sight`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    type Point = Awaited<ReturnType<typeof point>>;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const glide = async (from: Point, to: Point) => {
      for (let step = 1; step <= 8; step += 1) {
        const x = from.x + ((to.x - from.x) * step) / 8;
        await send('touchMove', { x, y: from.y + ((to.y - from.y) * step) / 8 });
      }
    };
    const isOff = (name: string) => expect(cell(page, name)).toHaveAttribute('aria-pressed', 'false');

    // Up and down: the page scrolls, nothing is painted. At first it waits until the screen rests.
    await cell(page, 'Wednesday, 6').scrollIntoViewIfNeeded();
    const start = await point('Wednesday, 6');
    const before = start.y;
    // A tap while the page still glides would only stop it.
    const scrolled = await page.locator('#content').evaluateHandle((content) => ({
      end: new Promise<void>((resolve) => {
        content.addEventListener('scrollend', () => resolve(), { once: true });
      }),
    }));
    await send('touchStart', start);
    await glide(start, { x: start.x, y: start.y - 300 });
    await send('touchEnd');
    await scrolled.evaluate(({ end }) => end);
    await expect.poll(async () => (await point('Wednesday, 6')).y).toBeLessThan(before - 100);
    await expect(cell(page, 'Wednesday, 6')).toHaveAttribute('aria-pressed', 'true');
    await expect(cell(page, 'Wednesday, 4')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('#content').evaluate((content) => content.scrollTo({ top: 0, behavior: 'instant' }));

    await cell(page, 'Monday, 1').tap();
    await isOff('Monday, 1');

    // Sideways: painted at once.
    const first = await point('Tuesday, 2');
    await send('touchStart', first);
    await glide(first, await point('Thursday, 2'));
    await send('touchEnd');
    for (const day of ['Tuesday', 'Wednesday', 'Thursday']) await isOff(`${day}, 2`);

    // A rest may come between, in any direction.
    const rest = await point('Monday, 4');
    await send('touchStart', rest);
    await isOff('Monday, 4');
    await glide(rest, await point('Monday, 6'));
    await send('touchEnd');
    for (const period of [4, 5, 6]) await isOff(`Monday, ${period}`);
    await expect(cell(page, 'Tuesday, 5')).toHaveAttribute('aria-pressed', 'true');

    // A rest alone is a press of that cell.
    await send('touchStart', await point('Friday, 1'));
    await isOff('Friday, 1');
    await send('touchEnd');
    await expect(page.getByRole('button', { name: /^Undo: / })).toBeEnabled();
    await isOff('Friday, 1');
  });
});
