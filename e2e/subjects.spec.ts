import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { signUp } from './support/account.ts';
import { exportDraft, importFile } from './support/draft-file.ts';
import { openList } from './support/lists.ts';
import { expect, test } from './support/test.ts';

/** Chooses in a picker of several items, and closes its list. */
async function pick(form: Locator, label: string, ...names: string[]): Promise<void> {
  const page = form.page();
  const field = form.getByRole('combobox', { name: label, exact: true });
  for (const name of names) {
    await field.fill(name);
    await page.getByRole('option', { name }).first().click();
  }
  await field.press('Escape');
}

/** Chooses the kind of a rule by words of its sentence. */
async function chooseRule(form: Locator, words: string): Promise<void> {
  await form.getByRole('combobox', { name: 'Type' }).last().click();
  await form.page().getByRole('option').filter({ hasText: words }).first().click();
}

const card = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function exampleSchool(page: Page): Promise<void> {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page.getByText('The example school is ready')).toBeVisible();
}

test('a teacher with a calendar and constraints', async ({ page }) => {
  await exampleSchool(page);
  await openList(page, 'Teachers');
  await page.getByRole('button', { name: 'Add teacher' }).click();
  const form = page.getByRole('form', { name: 'New teacher' });

  await test.step('errors are told at the field, and the name is a capital when saved', async () => {
    await form.getByLabel('Name', { exact: true }).fill('amelia hartley');
    await expect(form.getByText('There is already a teacher with this name.')).toHaveCount(0);
    await form.getByLabel('Name', { exact: true }).blur();
    await expect(form.getByText('There is already a teacher with this name.')).toBeVisible();
    await form.getByLabel('Name', { exact: true }).fill('zoë quill');
    await form.getByLabel('E-mail').fill('zoe@school');
    await form.getByLabel('E-mail').blur();
    await expect(form.getByText('This is not an e-mail address.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await form.getByLabel('E-mail').fill('zoe@school.example');
    await pick(form, 'Subjects', 'Art 10A');
  });

  await test.step('the calendar and the constraints of a new teacher come with it, and go with one undo', async () => {
    await form.getByRole('button', { name: '7: change the whole period' }).click();
    await expect(form.getByRole('button', { name: /, 7: Available but not preferred$/ })).toHaveCount(5);
    await form.getByRole('button', { name: 'Constraints' }).click();
    const rules = page.getByRole('dialog', { name: /Zoë quill/ });
    await chooseRule(rules, 'teaches at most');
    await rules.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await rules.getByRole('button', { name: 'Done' }).click();
    await expect(form.getByRole('button', { name: 'Constraints (1)' })).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Added "Zoë quill"')).toBeVisible();
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(card(page, 'Zoë quill')).toHaveCount(0);
    await page.getByRole('button', { name: /^Redo: / }).click();
    await card(page, 'Zoë quill').click();
    const saved = page.getByRole('form', { name: 'Edit teacher' });
    await expect(saved.getByRole('button', { name: /, 7: Available but not preferred$/ })).toHaveCount(5);
    await saved.getByRole('button', { name: 'Constraints (1)' }).click();
    await rules.getByRole('button', { name: /^Delete/ }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this constraint?' });
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await rules.getByRole('button', { name: /^Delete/ }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rules.getByRole('combobox', { name: 'Type' })).toBeFocused();
    await rules.getByRole('button', { name: 'Done' }).click();
    await expect(saved.getByRole('button', { name: 'Constraints', exact: true })).toBeVisible();
    await saved.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saved).toBeHidden();
  });

  const edit = page.getByRole('form', { name: 'Edit teacher' });
  await test.step('the calendar is changed cell by cell and undone', async () => {
    await page.getByRole('button', { name: 'Zoë quill' }).first().click();
    const cell = edit.locator('[data-cell="0:0"]');
    await cell.click();
    await expect(cell).toHaveAttribute('title', 'Available but not preferred');
    await cell.click();
    await expect(cell).toHaveAttribute('title', 'Not Available');
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(cell).toHaveAttribute('title', 'Available but not preferred');
  });

  await test.step('a rule is checked, added, refused twice and edited', async () => {
    await edit.getByRole('button', { name: /^Constraints/ }).click();
    const dialog = page.getByRole('dialog');
    await chooseRule(dialog, 'teaches on at most');
    const days = dialog.getByRole('textbox', { name: 'days' });
    await expect(days.last()).toHaveValue('5');
    await days.last().fill('6');
    await expect(dialog.getByText('“6” is too large. Enter 1\u00a0to\u00a05.')).toBeVisible();
    await days.last().fill('3');
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(1);

    await chooseRule(dialog, 'teaches on at most');
    await expect(
      dialog.getByText(
        'A constraint on this teacher of the same type exists. Edit the existing constraint instead.',
      ),
    ).toBeVisible();
    await days.last().fill('3');
    await expect(dialog.getByRole('button', { name: 'Add constraint', exact: true })).toBeDisabled();

    await days.first().fill('2');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await edit.getByRole('button', { name: 'Constraints (1)' }).click();
    await expect(days.first()).toHaveValue('2');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit).toBeHidden();
  });

  const undoKey = () => page.keyboard.press('Control+z');
  await test.step('undo takes back what was chosen in the form, and a constraint that a closed dialog left; in the dialog its own', async () => {
    await card(page, 'Zoë quill').click();
    const color = edit.getByRole('button', { name: 'Colour' });
    const before = await color.getAttribute('aria-description');
    await edit.getByRole('button', { name: 'Constraints (1)' }).click();
    const dialog = page.getByRole('dialog');
    const rules = dialog.getByRole('listitem');
    await chooseRule(dialog, 'has a break of');
    await dialog.getByRole('button', { name: 'unit: periods' }).click();
    await page.getByRole('option', { name: 'minutes' }).click();
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await expect(rules).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Done' }).focus();
    await undoKey();
    await expect(rules).toHaveCount(1);
    // Steps from before the dialog are not undone.
    await undoKey();
    await expect(rules).toHaveCount(1);
    await page.keyboard.press('Control+y');
    await expect(rules).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await color.click();
    await page.getByRole('button', { name: 'Olive', exact: true }).click();
    const chosen = edit.getByText(/^Art10B/);
    await pick(edit, 'Subjects', 'Art 10B');
    await expect(chosen).toBeVisible();
    await undoKey();
    await expect(chosen).toHaveCount(0);
    await undoKey();
    await expect(color).toHaveAttribute('aria-description', before ?? '');
    await expect(edit.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await undoKey();
    await expect(page.getByText('Undone: Add constraint').last()).toBeVisible();
    await expect(edit.getByRole('button', { name: 'Constraints (1)' })).toBeVisible();
    await expect(edit.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await undoKey();
    await expect(page.getByText('There is nothing to undo in this form.')).toBeVisible();
    await edit.getByRole('button', { name: 'Close', exact: true }).click();
  });

  await test.step('several teachers: fields in one step, calendars, and a constraint for those who lack it', async () => {
    await page.getByRole('button', { name: 'Select several' }).click();
    await card(page, 'Zoë quill').click();
    await page.locator('[data-item]').nth(-2).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 teachers' });
    await dialog.getByRole('tab', { name: 'Calendar' }).click();
    await dialog.getByRole('button', { name: 'Friday, 6: Available', exact: true }).click();
    await dialog.getByRole('button', { name: 'Friday, 6: Available but not preferred' }).click();
    await expect(dialog.getByRole('button', { name: 'Friday, 6: Not Available' })).toBeVisible();
    await dialog.getByRole('tab', { name: 'Constraints' }).click();
    await chooseRule(dialog, 'teaches on at most');
    await dialog.getByRole('textbox', { name: 'days' }).fill('2');
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await expect(page.getByText('1 constraint(s) already exist. Adding 1 constraint(s)')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Attributes' }).click();
    const color = dialog.getByLabel('Set colour');
    await color.check();
    await undoKey();
    await expect(color).not.toBeChecked();
    // Behind it is the constraint, out of sight.
    await undoKey();
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await expect(color).toBeChecked();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('Changed 2 teachers')).toBeVisible();
  });
});

test('a subject with lessons, its constraints, and its lessons numbered anew', async ({ page }) => {
  await exampleSchool(page);
  await openList(page, 'Subjects');
  await page.getByText('Cards', { exact: true }).click();
  await page.getByRole('button', { name: 'Add subject' }).click();
  const form = page.getByRole('form', { name: 'New subject' });

  await test.step('the form says what is missing, and makes the lessons', async () => {
    await form.getByLabel('Name', { exact: true }).fill('marine biology');
    await expect(form.getByText('Choose a class or a teacher.')).toHaveCount(0);
    await expect(form.getByLabel('Short name')).toHaveValue('MB');
    await pick(form, 'Teachers', 'Hannah Lindqvist');
    await form.getByLabel('Number of lessons').focus();
    await expect(form.getByText('will be scheduled only for the selected teachers')).toBeVisible();
    await pick(form, 'Classes', '9A');
    await form.getByLabel('Number of lessons').fill('0');
    await expect(form.getByText("has no lessons, so it won't appear in the schedule")).toBeVisible();
    await form.getByLabel('Number of lessons').fill('6');
    await expect(form.getByText(/more lessons than school days/)).toBeVisible();
    await form.getByLabel('Periods each').fill('99');
    await form.getByLabel('Periods each').blur();
    await expect(form.getByLabel('Periods each')).toHaveValue('7');
    await expect(form.getByText('“99” was changed to 7, the largest possible value.')).toBeVisible();
    await form.getByLabel('Periods each').fill('2.5');
    await expect(form.getByText('“2.5” is not a whole number. Enter 1\u00a0to\u00a07.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await form.getByLabel('Periods each').fill('1');
    await form.getByRole('button', { name: 'Edit constraints' }).click();
    const rules = page.getByRole('dialog', { name: 'Constraints of Marine biology' });
    await chooseRule(rules, 'is only taught on');
    await rules.getByRole('group', { name: 'days' }).getByRole('button', { name: 'Friday' }).click();
    await rules.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByRole('button', { name: 'Edit constraints (1)' })).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Added "Marine biology"')).toBeVisible();
  });

  const edit = page.getByRole('form', { name: 'Edit subject' });
  await test.step('the spread followed the number of lessons', async () => {
    await page.getByRole('button', { name: 'Marine biology' }).first().click();
    await expect(edit.getByRole('combobox', { name: 'Lesson spread' })).toHaveValue('At least one per day');
  });

  await test.step('constraints are edited as a copy, asked about, and saved in one step', async () => {
    await edit.getByRole('button', { name: 'Edit constraints (1)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Constraints of Marine biology' });
    await dialog.getByRole('button', { name: 'Delete constraint 1' }).click();
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await chooseRule(dialog, 'is only taught at');
    // Told when the line is left.
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).focus();
    await expect(dialog.getByText('Choose at least one.')).toBeVisible();
    await dialog.getByRole('group', { name: 'periods' }).getByRole('button', { name: '2' }).click();
    // These values serve the other types of periods, too.
    await dialog.getByRole('button', { name: 'Change the type: Constraint 1' }).click();
    await chooseRule(dialog, 'is never taught at');
    await expect(dialog.getByRole('button', { name: '2', pressed: true })).toBeVisible();
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await chooseRule(dialog, 'is never taught at');
    await dialog.getByRole('group', { name: 'periods' }).last().getByRole('button', { name: '2' }).click();
    await expect(dialog.getByText('This constraint already exists.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Delete constraint 2' }).click();
    await page.keyboard.press('Control+z');
    await expect(dialog.getByText('This constraint already exists.')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(dialog.getByText('This constraint already exists.')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit.getByRole('button', { name: 'Edit constraints (1)' })).toBeFocused();
    await edit.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(edit).toBeHidden();
    await page.getByRole('button', { name: 'Marine biology' }).first().click();
    await expect(edit.getByRole('button', { name: 'Edit constraints (1)' })).toBeVisible();
  });

  await test.step('lessons are added and deleted, numbered anew', async () => {
    await edit.getByRole('button', { name: 'View lessons' }).click();
    await page.waitForURL(/\/subjects\/[^/]+\/lessons$/);
    // The form that is still shown has the button "Add lesson", too.
    const count = page.getByRole('heading', { level: 2, name: '6 lessons', exact: true });
    await expect(count).toBeVisible();
    await page.getByRole('button', { name: 'Add lesson' }).click();
    await page
      .getByRole('form', { name: 'New lesson' })
      .getByRole('button', { name: 'Save', exact: true })
      .click();
    await expect(page.getByText('Added "Marine biology (7)"')).toBeVisible();
    await page.getByRole('button', { name: 'Actions for Marine biology (1)' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(count).toBeVisible();
    await expect(card(page, 'Marine biology (7)')).toHaveCount(0);
  });
});

test('lessons: a longer one loses its place; several subjects together', async ({ page }, testInfo) => {
  await exampleSchool(page);
  await placeFirstLesson(page, testInfo);
  await openList(page, 'Subjects');
  await page.getByText('Cards', { exact: true }).click();

  await test.step('the lessons of several subjects, where none can be added', async () => {
    await page.getByRole('button', { name: 'Select several' }).click();
    // The head selects both of its cards.
    await page.getByRole('button', { name: 'Advanced Biology', exact: true }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'View Lessons' }).click();
    await page.waitForURL('/subjects/multi-select/lessons');
    await expect(page.getByText('Lessons of 2 subjects')).toBeVisible();
    await expect(page.getByText('4 lessons')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add lesson' })).toHaveCount(0);
  });

  await test.step('another length takes the place back, and undo gives it again', async () => {
    const placed = page.getByText('Monday period 1');
    await expect(placed).toHaveCount(1);
    const card = page.getByRole('article').filter({ hasText: 'Monday period 1' });
    await card.getByRole('button', { name: PLACED }).first().click();
    const form = page.getByRole('form', { name: 'Edit lesson' });
    await form.getByLabel('Name', { exact: true }).fill(' ');
    await expect(form.getByText('Enter a name.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
    await form.getByLabel('Name', { exact: true }).fill(PLACED);
    await form.getByLabel('Periods', { exact: true }).fill('3');
    await expect(
      form.getByText('Saving moves this lesson from Monday period 1 to period 2 to the staging area.'),
    ).toBeVisible();
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Monday period 1')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Monday period 1')).toHaveCount(1);
  });

  await test.step('several subjects get a teacher and a constraint, without repeating one', async () => {
    await openList(page, 'Subjects');
    await page.getByRole('button', { name: 'Select several' }).click();
    // The head selects both of its cards.
    await page.getByRole('button', { name: 'Advanced Biology', exact: true }).click();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 subjects' });
    const color = dialog.getByLabel('Set colour');
    await color.check();
    await page.keyboard.press('Control+z');
    await expect(color).not.toBeChecked();
    await dialog.getByRole('tab', { name: 'Constraints' }).click();
    await chooseRule(dialog, 'is only taught on');
    await dialog.getByRole('button', { name: 'Monday' }).click();
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await expect(page.getByText('Added constraints to selected subjects')).toBeVisible();
    await chooseRule(dialog, 'is only taught on');
    await dialog.getByRole('button', { name: 'Monday' }).click();
    await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
    await expect(page.getByText('2 constraint(s) already exist. Adding 0 constraint(s)')).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  });
});

test('banners link to the items they name, and addresses open them', async ({ page }) => {
  await signUp(page);
  await page.goto('/teachers/add');
  const teacher = page.getByRole('form', { name: 'New teacher' });
  await teacher.getByLabel('Name', { exact: true }).fill('ada');
  await teacher.getByLabel('Name', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/teachers');
  await openList(page, 'Subjects');
  await expect(page.getByText('The following teachers have no subjects')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add subject' }).click();
  const subject = page.getByRole('form', { name: 'New subject' });
  await subject.getByLabel('Name', { exact: true }).fill('club');
  await pick(subject, 'Teachers', 'Ada');
  await subject.getByLabel('Number of lessons').fill('0');
  await subject.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This subject has 0 lessons')).toBeVisible();
  await expect(page.getByText('The following teachers have no subjects')).toHaveCount(0);

  await page.getByRole('button', { name: 'Club' }).first().click();
  await page.getByRole('button', { name: 'View lessons' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '0 lessons' })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page
    .getByRole('form', { name: 'New lesson' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await page.getByRole('button', { name: 'Club (1)' }).first().click();
  await page.getByRole('form', { name: 'Edit lesson' }).getByRole('button', { name: 'Close' }).last().click();
  const lessons = new URL(page.url()).pathname;
  await openList(page, 'Teachers');
  await page.getByRole('button', { name: 'Actions for Ada' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Add teacher' }).click();
  await teacher.getByLabel('Name', { exact: true }).fill('ben');
  await teacher.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The following teachers have no subjects: Ben')).toBeVisible();
  await openList(page, 'Subjects');
  await expect(page.getByText('The following subjects have no teachers: Club')).toBeVisible();
  await page.getByRole('link', { name: 'Club', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Edit subject' })).toBeVisible();
  await expect(page).toHaveURL('/subjects');

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.goto('/subjects/no-such-subject/lessons');
  await expect(page.getByText('Subject not found')).toBeVisible();
  await page.goto('/subjects/multi-select/lessons');
  await expect(page.getByText('No subject IDs provided')).toBeVisible();
  await page.goto(lessons);
  await expect(page.getByText('1 lesson', { exact: true })).toBeVisible();
});

const PLACED = 'Advanced Biology (1)';

/** Puts the first lesson of that name at Monday's first periods: the draft is exported, changed and imported. */
async function placeFirstLesson(page: Page, testInfo: TestInfo): Promise<void> {
  const { path } = await exportDraft(page, testInfo, 'school.json');
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const lessons: Record<string, { name: string; numPeriods: number; timeSlot: object | null }> =
    file.dataStore.lessons;
  const lesson = Object.values(lessons).find(({ name }) => name === PLACED);
  if (!lesson) throw new Error(`the example school has no ${PLACED}`);
  lesson.timeSlot = { day: 0, start: 0, end: lesson.numPeriods };
  const changed = testInfo.outputPath('placed.json');
  writeFileSync(changed, JSON.stringify(file));
  await importFile(page, changed);
}
