import type { Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const item = (page: Page, name: string) =>
  page.locator('[data-item]').filter({ hasText: new RegExp(`^${name}$`) });

/** A new person with the example school, on the screen of classes. */
async function openClasses(page: Page): Promise<void> {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Classes', exact: true }).click();
  await expect(page.getByRole('heading', { name: '12 classes' })).toBeVisible();
}

test('classes are added, edited, divided, blocked, changed together and deleted', async ({ page }) => {
  await openClasses(page);

  await test.step('a new class: duplicate name, unsaved changes, Enter saves', async () => {
    await page.getByRole('button', { name: 'Add class' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toBeFocused();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await name.fill('5a');
    await name.blur();
    await expect(page.getByText('There is already a class with this name.')).toBeVisible();
    await name.press('Escape');
    await expect(page.getByRole('dialog', { name: 'You have unsaved changes' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    await name.fill('  extra class ');
    await page.getByRole('combobox', { name: 'Subjects' }).fill('art');
    await page.getByRole('option', { name: /^Art/ }).first().click();
    await page.getByRole('option', { name: /^Art/ }).nth(1).click();
    await page.keyboard.press('Escape');
    await page.getByRole('switch', { name: 'Divide this class' }).click();
    const division = page.getByRole('dialog', { name: 'New division' });
    await division.getByLabel('Name of the division').fill('Arts');
    await division.getByLabel('Name of track 1').fill('clay');
    await division.getByLabel('Name of track 2').fill('paint');
    await division.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Edit Class Calendar' }).click();
    const calendar = page.getByRole('dialog', { name: 'Calendar of Extra class' });
    await calendar.getByRole('button', { name: 'Friday: change the whole day' }).click();
    await expect(calendar.getByText('The calendar is saved with the form.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await name.press('Enter');
    await expect(page.getByRole('heading', { name: '13 classes' })).toBeVisible();
    await expect(item(page, 'Extra class')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('heading', { name: '12 classes' })).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await item(page, 'Extra class').click();
    await expect(page.getByRole('button', { name: 'Edit Arts' })).toBeVisible();
    await page.getByRole('button', { name: 'Edit Class Calendar' }).click();
    await expect(calendar.getByRole('button', { name: /^Friday, \d: Not Available$/ })).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(item(page, 'Extra class')).toBeFocused();
  });

  await test.step('the keyboard alone: arrows, Enter, Escape', async () => {
    await page.keyboard.press('Home');
    await expect(item(page, '5A')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('5B');
    await page.keyboard.press('Escape');
    await expect(item(page, '5B')).toBeFocused();
  });

  await test.step('the menu of a card: the focus goes to the copy, and back after a question', async () => {
    await page.getByRole('button', { name: 'Actions for 5B' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    const question = page.getByRole('dialog', { name: /5B/ });
    await expect(question.getByRole('radio')).toHaveCount(3);
    await question.getByRole('button', { name: 'Duplicate' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('5B (copy)');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(item(page, '5B \\(copy\\)')).toBeFocused();
    await page.getByRole('button', { name: 'Actions for 5B (copy)' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Destructive Action Ahead!' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Actions for 5B (copy)' })).toBeFocused();
    await item(page, '5B \\(copy\\)').focus();
    await page.keyboard.press('Delete');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: '13 classes' })).toBeVisible();
    await expect(item(page, '6A')).toBeFocused();
  });

  await test.step('a division, with the errors of its form', async () => {
    await untilSaved(page);
    await page.goto('/classes');
    await item(page, '5A').click();
    const first = page.getByRole('dialog', { name: 'New division' });
    await page.getByRole('switch', { name: 'Divide this class' }).click();
    await expect(first.getByLabel(/^Name of track/)).toHaveCount(2);
    await first.getByRole('button', { name: 'Close', exact: true }).last().click();
    await expect(page.getByRole('switch', { name: 'Divide this class' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Divide this class' }).click();
    const dialog = page.getByRole('dialog', { name: 'New division' });
    await dialog.getByLabel('Name of the division').fill('Languages');
    await expect(dialog.getByText('Every track needs a name.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await dialog.getByLabel('Name of track 1').fill('french');
    await dialog.getByLabel('Name of track 2').fill('spanish');
    await dialog.getByLabel('Subjects of track 1').click();
    await page.getByRole('option', { name: /^French/ }).click();
    await page.keyboard.press('Escape');
    await dialog.getByLabel('Subjects of track 2').click();
    await expect(page.getByRole('option', { name: /^English/ })).toBeVisible();
    await expect(page.getByRole('option', { name: /^French/ })).toHaveCount(0);
    await page.getByRole('option', { name: /^English/ }).click();
    await page.keyboard.press('Escape');
    await test.step('undo takes back what was chosen and what was typed, field by field', async () => {
      const english = dialog.getByText(/^English/);
      const names = dialog.getByLabel(/^Name of track/);
      const second = dialog.getByLabel('Name of track 2');
      await dialog.getByRole('button', { name: 'Add track' }).click();
      await expect(names).toHaveCount(3);
      await page.keyboard.press('Control+z');
      await expect(names).toHaveCount(2);
      await second.fill('spanish and english');
      await dialog.getByRole('button', { name: 'Add track' }).focus();
      await page.keyboard.press('Control+z');
      await expect(second).toHaveValue('spanish');
      await page.keyboard.press('Control+z');
      await expect(english).toHaveCount(0);
      await page.keyboard.press('Control+y');
      await expect(english).toHaveCount(1);
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+z');
      await expect(dialog.getByText(/^French/)).toHaveCount(0);
      await expect(dialog.getByLabel('Name of the division')).toHaveValue('');
      await page.keyboard.press('Control+z');
      await expect(page.getByText('There is nothing to undo in this form.')).toBeVisible();
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+Shift+z');
      await expect(english).toHaveCount(1);
    });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit Languages' })).toBeVisible();
    await expect(page.getByRole('term').filter({ hasText: 'French' })).toBeVisible();
  });

  await test.step('turning divisions off asks first', async () => {
    await page.getByRole('switch', { name: 'Divide this class' }).click();
    const dialog = page.getByRole('dialog', { name: 'Destructive Action Ahead!' });
    await dialog.getByRole('button', { name: 'Delete divisions' }).click();
    await expect(page.getByRole('button', { name: 'Edit Languages' })).toHaveCount(0);
  });

  await test.step('the calendar by keyboard, by header and by a stroke of the mouse', async () => {
    await page.getByRole('button', { name: 'Edit Class Calendar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Calendar of 5A' });
    await dialog.getByRole('button', { name: 'Monday, 1: Available' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('button', { name: 'Monday, 1: Not Available' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Tuesday, 1: Not Available' })).toBeFocused();
    await dialog.getByRole('button', { name: '1: change the whole period' }).click();
    await expect(dialog.getByRole('button', { name: /day, 1: Not Available/ })).toHaveCount(5);
    await dialog.getByRole('button', { name: 'Monday, 3: Available' }).hover();
    await page.mouse.down();
    await dialog.getByRole('button', { name: 'Tuesday, 3: Available' }).hover();
    await dialog.getByRole('button', { name: 'Wednesday, 3: Available' }).hover();
    await page.mouse.up();
    await expect(dialog.getByRole('button', { name: /day, 3: Not Available/ })).toHaveCount(3);
    await expect(dialog.getByText('There may not be enough time for all your subjects.')).toBeVisible();
    // Undo reaches the cells painted in the dialog.
    await page.keyboard.press('Control+z');
    await expect(dialog.getByRole('button', { name: /day, 3: Not Available/ })).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(dialog.getByRole('button', { name: /day, 3: Not Available/ })).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // Until it is saved, the rest of the screen does not have it.
    await expect(page.getByText('do not have enough available periods')).toHaveCount(0);
    await page
      .getByRole('list', { name: 'classes' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(page.getByText('do not have enough available periods')).toContainText('5A');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('do not have enough available periods')).toHaveCount(0);
  });

  await test.step('another screen is not opened over unsaved changes', async () => {
    await item(page, '5A').click();
    await page.getByLabel('Name', { exact: true }).fill('5A renamed');
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Keep Editing' }).click();
    expect((await page.request.get('/api/me')).status(), 'the session goes on').toBe(200);
    await page.getByRole('navigation').getByRole('link', { name: 'Schedule Structure' }).click();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await page.waitForURL('/');
    await untilSaved(page);
    await page.goto('/classes/add');
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.waitForURL('/classes');
    await page.keyboard.press('Escape');
  });

  await test.step('several at once', async () => {
    await page.getByRole('button', { name: 'Select several' }).click();
    await item(page, '5A').click();
    await item(page, '5B').click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 classes' });
    await dialog.getByLabel('Set colour').check();
    await dialog.getByRole('button', { name: 'Colour' }).click();
    await page.getByRole('button', { name: 'Slate' }).click();
    await dialog.getByRole('tab', { name: 'Constraints' }).click();
    await dialog.getByRole('button', { name: 'Monday, 2: Available' }).click();
    await expect(dialog.getByRole('button', { name: 'Monday, 2: Not Available' })).toBeVisible();
    // Undo reaches the steps in both tabs, in their order.
    await page.keyboard.press('Control+z');
    await expect(dialog.getByRole('button', { name: 'Monday, 2: Available' })).toBeVisible();
    await dialog.getByRole('tab', { name: 'Attributes' }).click();
    await page.keyboard.press('Control+z');
    await expect(dialog.getByLabel('Set colour')).not.toBeChecked();
    await page.keyboard.press('Control+Shift+z');
    await expect(dialog.getByLabel('Set colour')).toBeChecked();
    await page.keyboard.press('Control+y');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Changed 2 classes')).toBeVisible();
  });

  await test.step('deleting several says what goes along, wants a phrase, and can be undone', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Destructive Action Ahead!' });
    await expect(dialog).toContainText('Subjects that are assigned solely to these classes will be deleted');
    await expect(dialog).toContainText(/\d+ subjects are deleted\d+ lessons are deleted/);
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('delete classes');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: '11 classes' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(item(page, '6A')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('heading', { name: '13 classes' })).toBeVisible();
  });
});

test('on a phone the details of a list have the focus, give it back, and a form fits', async ({ page }) => {
  await openClasses(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Show as list' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await item(page, '5B').click();
  await expect(page.getByRole('region', { name: '5B' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item(page, '5B')).toBeFocused();
  await untilSaved(page);
  await page.goto('/classrooms');
  await item(page, 'Gym').click();
  await expect(page.getByRole('button', { name: /^Monday, 1:/ })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBe(0);
});
