import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { openList } from './support/lists.ts';
import { expect, test } from './support/test.ts';

async function pick(form: Locator, label: string, ...names: string[]): Promise<void> {
  const field = form.getByRole('combobox', { name: label, exact: true });
  for (const name of names) {
    await field.fill(name);
    await form.page().getByRole('option', { name }).first().click();
  }
  await field.press('Escape');
}

const head = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

test('subjects of one name are one line: each class has its own lessons, sits together, and gets more lessons', async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page.getByText('The example school is ready')).toBeVisible();
  await openList(page, 'Subjects');
  await page.getByText('List', { exact: true }).click();
  const art = page.getByRole('button', { name: 'Art', exact: true });

  await test.step('a group opens and closes by the arrow keys', async () => {
    await expect(head(page, 'Art')).toContainText(/12 classes · \d+ lessons/);
    await art.focus();
    await expect(art).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(art).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Art · 5A · / })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: /^Art · 5B · / })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(art).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(art).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('the search reads classes and teachers', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('textbox', { name: 'Search Names' }).fill('engl 10a');
    await expect(page.getByRole('button', { name: 'English', exact: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^English · 10A · / })).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
  });

  await test.step('a subject of three classes is saved as one for each', async () => {
    await page.getByRole('button', { name: 'Add subject' }).click();
    const form = page.getByRole('form', { name: 'New subject' });
    await form.getByLabel('Name', { exact: true }).fill('robotics');
    await pick(form, 'Classes', '7A', '7B', '8A');
    await form.getByLabel('Number of lessons').fill('2');
    await expect(form.getByRole('radio', { name: 'Each class has its own lessons' })).toBeChecked();
    await expect(form.getByText('Adds 3 subjects with 6 lessons.')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Added “Robotics” for each class')).toBeVisible();
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('');
    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(head(page, 'Robotics')).toContainText('3 classes · 6 lessons');
  });

  await test.step('lessons a week of all of them at once, and of one of them', async () => {
    await page.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('button', { name: 'Robotics', exact: true }).click();
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click();
    const many = page.getByRole('dialog', { name: 'Edit 3 subjects' });
    await many.getByLabel('Set lessons per week').check();
    await many.getByLabel('Number of lessons').fill('4');
    await many.getByRole('button', { name: 'Apply' }).click();
    await expect(head(page, 'Robotics')).toContainText('3 classes · 12 lessons');
    await page.getByRole('toolbar').getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Robotics', exact: true }).click();
    await page.getByRole('button', { name: 'Robotics · 7B', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: 'Edit subject: Robotics · 7B' });
    await form.getByLabel('Number of lessons').fill('1');
    await pick(form, 'Classes', '9A');
    await form.getByRole('radio', { name: 'They sit together' }).check();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(head(page, 'Robotics')).toContainText('4 classes · 9 lessons');
    await page.keyboard.press('Control+z');
    await expect(head(page, 'Robotics')).toContainText('3 classes · 12 lessons');
  });

  await test.step('two of them become joint lessons, from the form of one or of several', async () => {
    await page.getByRole('button', { name: 'Robotics · 7A', exact: true }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('form', { name: 'Edit subject: Robotics · 7A' });
    await form.getByRole('button', { name: 'Sit together with 7B' }).click();
    // The step is taken back by undo, not by choosing lessons of their own: 7B's would be other ones.
    await expect(form.getByRole('radio', { name: 'Each class has its own lessons' })).toHaveCount(0);
    await expect(form.getByText('Saving deletes Robotics · 7B with 4 lessons')).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(head(page, 'Robotics')).toContainText('3 classes · 8 lessons');
    await page.keyboard.press('Control+z');
    await expect(head(page, 'Robotics')).toContainText('3 classes · 12 lessons');

    await page.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('button', { name: 'Robotics', exact: true }).click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click();
    const many = page.getByRole('dialog', { name: 'Edit 3 subjects' });
    await many.getByRole('radio', { name: 'They sit together' }).check();
    await expect(many.getByText('Saving deletes 2 subjects with 8 lessons')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await many.getByRole('button', { name: 'Apply' }).click();
    await expect(head(page, 'Robotics')).toContainText('7A, 7B, 8A · 4 lessons');
  });
});
