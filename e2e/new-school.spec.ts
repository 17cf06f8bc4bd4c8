import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { newPerson, register, verify } from './support/account.ts';
import { actOnVersion, openHistory } from './support/history.ts';
import { openList } from './support/lists.ts';
import { generate, gridContent, openSchedule, untilChecked, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';
import { workbook } from './support/workbook.ts';

/** Waits until the open list shows the number of items. */
const count = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 2, name: text, exact: true })).toBeVisible();

/** Pastes a table into the import of the open list, and continues to its preview. */
async function preview(page: Page, ...rows: readonly string[]): Promise<Locator> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  await dialog
    .getByLabel('Paste rows from your spreadsheet')
    .fill(rows.join('\n').replaceAll(/ *\| */g, '\t'));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  return toPreview(dialog);
}

/** Uploads a file into the import of the open list, and continues to its preview. */
async function previewFile(page: Page, file: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  return toPreview(dialog);
}

/** Goes from the choice of the columns to the preview of the rows. */
async function toPreview(dialog: Locator): Promise<Locator> {
  await expect(dialog.getByText('Choose what each column contains')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('button', { name: /^Import \d+ rows?$/ })).toBeVisible();
  return dialog;
}

const confirm = (dialog: Locator) => dialog.getByRole('button', { name: /^Import \d+ rows?$/ }).click();

/** Chooses items in a field of several by their names. */
async function choose(page: Page, field: Locator, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await field.fill(name);
    await page.getByRole('option', { name }).first().click();
  }
}

test('a new user builds a small school from nothing, generates its schedule and restores an older version', async ({
  page,
}, testInfo) => {
  const person = newPerson();
  await register(page, person);
  await verify(page, person);

  await test.step('the structure', async () => {
    const periods = page.getByLabel('Periods per day');
    await periods.fill('60');
    await expect(page.getByText('The periods do not fit before midnight.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeDisabled();
    await periods.fill('6');
    await page.getByRole('button', { name: 'Build', exact: true }).click();

    await page.getByRole('button', { name: 'Period 2, 09:00–10:00: edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit period' });
    await dialog.getByLabel('Start').fill('08:10');
    await expect(dialog.getByText('Overlaps with the previous period')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Friday, 6: school' }).click();
    await page.getByRole('switch', { name: /^Classrooms/ }).click();
    await page.getByRole('switch', { name: /^Class divisions/ }).click();
    await expect(page.getByRole('switch', { name: /^Class divisions/ })).toBeChecked();
  });

  await test.step('classrooms, from an Excel workbook', async () => {
    await openList(page, 'Classrooms');
    const file = testInfo.outputPath('rooms.xlsx');
    const rows = [['Room', 'Building'], ['Lab', 'Main'], ['Gym', 'Main'], ['Hall'], ['lab', 'North']];
    writeFileSync(file, Buffer.from(workbook({ Notes: [], Rooms: rows })));
    const dialog = await previewFile(page, file);
    await expect(dialog.getByText('It is a duplicate of row 2.')).toBeVisible();
    await expect(dialog.getByText('1 row has an error and is left out.')).toBeVisible();
    await confirm(dialog);
    await expect(dialog.getByText('It is a duplicate of row 2.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await count(page, '3 classrooms');
  });

  await test.step('classes, by their form', async () => {
    await openList(page, 'Classes');
    for (const name of ['9A', '9B', '9C']) {
      await page.getByRole('button', { name: 'Add class' }).click();
      const form = page.getByRole('form', { name: 'New class' });
      await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
      if (name === '9B') {
        await form.getByRole('textbox', { name: 'Name' }).fill('9a');
        await form.getByRole('textbox', { name: 'Name' }).blur();
        await expect(form.getByText('There is already a class with this name.')).toBeVisible();
      }
      await form.getByRole('textbox', { name: 'Name' }).fill(name);
      await form.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(form).toBeHidden();
    }
    await count(page, '3 classes');
  });

  await test.step('teachers, pasted; their calendars', async () => {
    await openList(page, 'Teachers');
    const dialog = await preview(
      page,
      'First name | Surname | E-mail',
      'Ada | Hill | ada@school.example',
      'Ben | Rao | ben at school',
      'Cy | Ito',
      'Dan | Berg',
      'Eva | Lind',
      'Fay | Osei',
      'Gus | Brandt',
    );
    await expect(dialog.getByText('“ben at school” is not an e-mail address.')).toBeVisible();
    await confirm(dialog);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await count(page, '7 teachers');
    await page.getByRole('button', { name: 'Ada Hill', exact: true }).click();
    const form = page.getByRole('form', { name: 'Edit teacher' });
    await form.getByLabel('E-mail').fill('nobody');
    await form.getByLabel('E-mail').blur();
    await expect(form.getByText('This is not an e-mail address.')).toBeVisible();
    await form.getByLabel('E-mail').fill('ada@school.example');
    await form.getByRole('button', { name: 'Monday, 1: Available' }).click();
    await form.getByRole('button', { name: 'Monday, 1: Available but not preferred' }).click();
    await expect(form.getByRole('button', { name: 'Monday, 1: Not Available' })).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: 'Select several' }).click();
    await page.getByRole('button', { name: 'Select All' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const several = page.getByRole('dialog', { name: 'Edit 7 teachers' });
    await several.getByRole('tab', { name: 'Calendar' }).click();
    await several.getByRole('button', { name: 'Tuesday, 6: Available' }).click();
    await expect(
      several.getByRole('button', { name: 'Tuesday, 6: Available but not preferred' }),
    ).toBeVisible();
    await expect(several.getByRole('button', { name: 'Monday, 1: Mixed' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(several).toBeHidden();
  });

  await test.step('subjects, by the form and pasted, with the teacher who is missing', async () => {
    await openList(page, 'Subjects');
    await page.getByRole('button', { name: 'Add subject' }).click();
    const form = page.getByRole('form', { name: 'New subject' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Art');
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await choose(page, form.getByRole('combobox', { name: 'Classes' }), '9B');
    await choose(page, form.getByRole('combobox', { name: 'Teachers' }), 'Ada Hill');
    await form.getByLabel('Number of lessons').fill('2');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await count(page, '1 subject');

    const dialog = await preview(
      page,
      'Subject | Classes | Teachers | Lessons per week | Length | Room',
      'Mathematics | 9A | Ada Hill | 4 | | Lab',
      'French | 9A | Cy Ito | 3',
      'German | 9A | Dan Berg | 3',
      'Choir | 9A, 9B | Eva Lind | 1 | | Hall',
      'Sport | 9B | Fay Osei | 2 | 2 | Gym',
      'English | 9B | Gus Brandt | 4 | double',
      'Latin | 9C | Cy Ito | 2',
      'History | 9C | Hal Moss | 3',
      'Physics | | | 3',
      'Biology | 9C | Dan Berg | 2 | 1 | Lab, Hall',
      'Geography | 9C | Eva Lind | 2',
    );
    await expect(dialog.getByText('Choose a class or a teacher.')).toBeVisible();
    await expect(
      dialog.getByText('The length is not imported: “double” is not a lesson length.'),
    ).toBeVisible();
    await expect(dialog.getByText('1 teacher: Hal Moss')).toBeVisible();
    await dialog.getByLabel('Add items that do not exist yet').uncheck();
    await expect(dialog.getByText('There is no teacher “Hal Moss”.')).toBeVisible();
    await dialog.getByLabel('Add items that do not exist yet').check();
    await dialog.getByLabel('They sit together').check();
    await expect(dialog.getByRole('button', { name: 'Import 10 rows' })).toBeVisible();
    await confirm(dialog);
    const report = dialog.getByRole('region', { name: 'Report of the import' });
    await expect(report.getByText('10 added, 0 changed')).toBeVisible();
    await expect(report.getByText('Choose a class or a teacher.')).toBeVisible();
    await expect(report.getByText('“double” is not a lesson length.')).toBeVisible();
    await report.getByRole('button', { name: 'Close' }).click();
    await count(page, '11 subjects');
  });

  await test.step('undo and redo', async () => {
    await page.getByRole('button', { name: 'Undo: Import table' }).click();
    await count(page, '1 subject');
    await openList(page, 'Teachers');
    await count(page, '7 teachers');
    await page.keyboard.press('Control+Shift+z');
    await count(page, '8 teachers');
    await openList(page, 'Subjects');
    await count(page, '11 subjects');
  });

  await test.step('a division of a class', async () => {
    await openList(page, 'Classes');
    await page.getByRole('button', { name: '9A', exact: true }).click();
    await page.getByRole('switch', { name: /^Divide this class/ }).click();
    const dialog = page.getByRole('dialog', { name: 'New division' });
    await dialog.getByLabel('Name of the division').fill('Second language');
    await dialog.getByLabel('Name of track 1').fill('french');
    await choose(page, dialog.getByRole('combobox', { name: 'Subjects of track 1' }), 'French');
    await expect(dialog.getByText('Every track needs a name.')).toBeVisible();
    await dialog.getByLabel('Name of track 2').fill('german');
    await choose(page, dialog.getByRole('combobox', { name: 'Subjects of track 2' }), 'German');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Second language')).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  });

  await test.step('many at once', async () => {
    await openList(page, 'Subjects');
    await page.getByRole('button', { name: 'Select several' }).click();
    for (const name of ['Latin', 'History']) {
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 subjects' });
    await choose(page, dialog.getByRole('combobox', { name: 'Add teachers' }), 'Fay Osei');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Changed 2 subjects')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a class goes, and what is only its own goes with it', async () => {
    await openList(page, 'Classes');
    await page.getByRole('button', { name: 'Actions for 9B' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Destructive Action Ahead!' });
    await expect(
      dialog.getByText('Subjects that are assigned solely to this class will be deleted'),
    ).toBeVisible();
    await expect(dialog.getByText('3 subjects')).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await count(page, '2 classes');
    await openList(page, 'Subjects');
    await count(page, '8 subjects');
    await expect(page.getByRole('button', { name: 'Choir', exact: true })).toBeVisible();
  });

  await test.step('a version with a name', async () => {
    await untilSaved(page);
    const drawer = await openHistory(page);
    await actOnVersion(page, 'Current version', 'Name this version');
    await drawer.getByLabel('Version name').fill('Before the schedule');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Updated version name')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('the schedule', async () => {
    await openSchedule(page);
    await page.getByRole('button', { name: 'Validate Schedule' }).click();
    await untilChecked(page);
    await generate(page);
    const lessons = await gridContent(page, 'Class View');
    expect(Object.keys(lessons)).toHaveLength(20);
    await gridContent(page, 'Teacher View');
    await untilSaved(page);
  });

  await test.step('an older version', async () => {
    const drawer = await openHistory(page);
    await drawer.getByText('Named', { exact: true }).click();
    await actOnVersion(page, 'Before the schedule', 'Restore');
    await expect(page.getByText('Version restored successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    expect(Object.keys(await gridContent(page, 'Class View'))).toEqual([]);
  });
});
