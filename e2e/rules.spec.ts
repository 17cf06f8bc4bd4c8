import { rulesFor } from '@bellgrid/model';
import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { openList } from './support/lists.ts';
import { expect, test } from './support/test.ts';

/** Signs up with the example school and opens the form of an item of a screen. */
async function openForm(
  page: Page,
  screen: 'Teachers' | 'Classes' | 'Subjects',
  form: string,
): Promise<Locator> {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page.getByText('The example school is ready')).toBeVisible();
  await openList(page, screen);
  const asCards = page.getByText('Cards', { exact: true });
  if (screen === 'Subjects') await asCards.click();
  await page.locator('article [data-item]').first().click();
  if (form === 'Edit lesson') {
    await page.getByRole('button', { name: 'View lessons' }).click();
    // The address changes before the list of subjects gives way to the lessons. The form of a subject has a
    // button "Add lesson", too; the heading is of the lessons alone.
    await expect(page.getByRole('heading', { name: /^\d+ lessons?$/ })).toBeVisible();
    await page.getByRole('article').first().getByRole('button').first().press('Enter');
  }
  return page.getByRole('form', { name: form });
}

/** Chooses the kind at a place of the list, by keys alone; the focus moves to the first field of its sentence. */
async function chooseKind(page: Page, picker: Locator, place: number): Promise<void> {
  await picker.focus();
  await page.keyboard.press('ArrowDown');
  const sentence = await page.getByRole('option').nth(place).textContent();
  await page.keyboard.insertText(sentence ?? '');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: sentence ?? '' })).not.toHaveCount(0);
  const found = await options.allTextContents();
  for (let step = 0; step <= found.indexOf(sentence ?? ''); step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
}

/** Chooses the first of each list of a rule from which nothing is chosen yet, and a cell where there are cells. */
async function fill(page: Page, line: Locator): Promise<void> {
  const open = line.getByRole('button', { name: /: choose/ });
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    if ((await page.getByRole('option').count()) > 0) await page.keyboard.press('Escape');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(open).toHaveCount(left - 1);
  }
  for (const group of await line.getByRole('group').all()) {
    const days = group.getByRole('button');
    if ((await days.count()) > 0 && (await group.getByRole('button', { pressed: true }).count()) === 0) {
      await days.first().press('Space');
    }
  }
  const cells = line.getByRole('button', { name: /^\d+ chosen period/ });
  if ((await cells.count()) > 0) {
    await cells.press('Enter');
    await line.locator('[data-cell="0:0"]').press('Space');
    await expect(cells).toHaveText('1 chosen period');
  }
}

const people = [
  ['teacher', 'Teachers', 'Edit teacher', /^Constraints/],
  ['group', 'Classes', 'Edit class', /^Edit constraints/],
] as const;

for (const [type, screen, formName, button] of people) {
  test(`every kind of rule of a ${type} is added, changed and undone by keys`, async ({ page }) => {
    const form = await openForm(page, screen, formName);
    await form.getByRole('button', { name: button }).click();
    test.setTimeout(300_000);
    const dialog = page.getByRole('dialog', { name: /^Constraints of/ });
    const adder = dialog.getByRole('group', { name: 'Add constraint' }).first();
    const add = adder.getByRole('button', { name: 'Add constraint', exact: true });
    const lines = dialog.getByRole('listitem');
    await expect(adder.getByRole('combobox', { name: 'Type' })).toBeVisible();
    for (let left = await lines.count(); left > 0; left -= 1) {
      await lines
        .first()
        .getByRole('button', { name: /^Delete/ })
        .press('Enter');
      await page
        .getByRole('dialog', { name: /^Are you sure/ })
        .getByRole('button', { name: 'Delete' })
        .click();
      await expect(lines).toHaveCount(left - 1);
    }
    const kinds = rulesFor(type).length;
    for (let place = 0; place < kinds; place += 1) {
      await chooseKind(page, adder.getByRole('combobox', { name: 'Type' }), place);
      await fill(page, adder);
      await add.press('Enter');
      await expect(lines).toHaveCount(place + 1);
    }
    expect(await violations(page)).toEqual([]);
    const gaps = lines.filter({ hasText: 'gaps a day' }).getByRole('textbox', { name: 'gaps' });
    await gaps.fill('');
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
    await gaps.press('ArrowUp');
    await gaps.press('ArrowUp');
    await dialog.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Control+z');
    await expect(gaps).toHaveValue('0');
    for (let step = 0; step < kinds; step += 1) await page.keyboard.press('Control+z');
    await expect(lines).toHaveCount(0);

    // A complete rule is not lost when the dialog is closed before it was added.
    await chooseKind(page, adder.getByRole('combobox', { name: 'Type' }), 0);
    await fill(page, adder);
    await dialog.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await form.getByRole('button', { name: button }).click();
    await expect(lines).toHaveCount(1);
  });
}

const lists = [
  ['subject', 'Subjects', 'Edit subject'],
  ['lesson', 'Subjects', 'Edit lesson'],
] as const;

for (const [type, screen, formName] of lists) {
  test(`every kind of rule of a ${type} is added, saved in one step and undone by keys`, async ({ page }) => {
    const form = await openForm(page, screen, formName);
    const button = form.getByRole('button', { name: /^Edit constraints/ });
    const label = await button.textContent();
    await button.click();
    const dialog = page.getByRole('dialog', { name: /^Constraints of/ });
    const lines = dialog.locator('form > ul > li');
    const kinds = rulesFor(type).length;
    test.setTimeout(300_000);
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    const known = (await lines.count()) - (await dialog.getByRole('combobox', { name: 'Type' }).count());
    for (let place = 0; place < kinds; place += 1) {
      if ((await dialog.getByRole('combobox', { name: 'Type' }).count()) === 0) {
        await dialog.getByRole('button', { name: 'Add constraint', exact: true }).press('Enter');
      }
      await chooseKind(page, dialog.getByRole('combobox', { name: 'Type' }), place);
      await fill(page, lines.last());
      await expect(lines).toHaveCount(known + place + 1);
    }
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(button).toHaveText(`Edit constraints (${known + kinds})`);
    await page.keyboard.press('Control+z');
    await expect(button).toHaveText(label ?? '');
  });
}
