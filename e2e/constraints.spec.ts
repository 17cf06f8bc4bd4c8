import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { contradict } from './support/contradict.ts';
import { exportDraft, importFile } from './support/draft-file.ts';
import { untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

/** Signs up, takes the example school and opens its constraints. */
async function openConstraints(page: Page): Promise<void> {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await expect(page.getByText('The example school is ready')).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Constraints/ })
    .click();
}

test('the dashboard finds, adds, weighs, switches off, copies and deletes constraints, and edits calendars of many', async ({
  page,
}, testInfo) => {
  await openConstraints(page);
  await page.waitForURL('/constraints/subject');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const table = page.getByRole('table', { name: 'Constraints' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('switch') });

  // One search understands rules; the rule is for all teachers but one.
  await tab('Workload').click();
  await page.waitForURL('/constraints/workload');
  await page.getByRole('button', { name: 'Add constraint' }).click();
  // The dialog gives its search the focus a moment after it is shown.
  await expect(page.getByRole('textbox', { name: 'Search for a constraint' })).toBeFocused();
  await page.keyboard.type('building');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^For: choose teachers/ }).click();
  await page.getByRole('option', { name: 'All teachers', exact: true }).click();
  await page.getByRole('option', { name: 'Camille Laurent' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: /^For: Each teacher except/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
  await expect(page.getByText('Teacher constraint added successfully')).toBeVisible();
  await page.getByLabel('Search Constraints').fill('building');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Each teacher except');

  // Its words are clicked to change it; it is switched off, copied to one teacher, and deleted.
  await rows.getByTitle('Edit constraints').click();
  await dialog.getByRole('textbox').first().fill('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Constraint successfully saved!')).toBeVisible();
  await expect(rows).toContainText('2 times');
  await rows.getByRole('switch').press('Space');
  await expect(rows).toHaveAttribute('data-status', 'off');
  await rows.getByRole('button', { name: /^Copy: / }).click();
  await dialog.getByRole('button', { name: /^For: / }).click();
  await page.getByRole('option', { name: 'Elena Popescu' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('toolbar', { name: 'Select' }).getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Consider disabling the constraint instead.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Successfully deleted 2 constraints')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(rows).toHaveCount(2);

  // Deleted constraints are taken back from a file, by the names of their items.
  const { path } = await exportDraft(page, testInfo, 'before.json');
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('toolbar', { name: 'Select' }).getByRole('button', { name: 'Delete' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Add constraint' }).click();
  await dialog.getByRole('button', { name: 'Take from an older version or a file …' }).click();
  await dialog.locator('input[type=file]').setInputFiles(path);
  await expect(dialog.getByRole('heading', { name: '2 constraints can be taken' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add 2 constraints' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Overview' }).click();
  await expect(dialog.getByRole('table', { name: 'When teachers are not available' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  // One level for all teachers in all cells that were drawn over.
  await tab('Teachers').click();
  const cell = page
    .getByRole('grid')
    .getByRole('button', { name: /^Monday, \d.*available/ })
    .nth(1);
  await expect(page.getByText('Click on a cell to see its detailed view')).toBeVisible();
  await cell.click();
  const pane = page.getByRole('complementary', { name: /^Monday/ });
  await pane.getByRole('button', { name: 'Not Available' }).first().click();
  await expect(cell).toHaveAccessibleName(/: 0 available/);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(cell).not.toHaveAccessibleName(/: 0 available/);

  await tab('Lesson Spread').click();
  const spread = page.getByRole('row').getByRole('combobox').first();
  await spread.selectOption({ label: 'No restriction' });
  await expect(spread).toHaveValue('None');

  // The last tab is remembered, an unknown one leads to the first.
  await page.goto('/constraints');
  await page.waitForURL('/constraints/lessonspread');
  await page.goto('/constraints/nothing');
  await page.waitForURL('/constraints/subject');
});

/** The teachers of the enlarged school. */
const STAFF = 60;
const PRIMARY = 'primary';

interface StoredItem {
  readonly id: string;
  readonly structure?: string;
}

/** Adds teachers without subjects to an exported school, up to 60, and a second structure; one rule of a teacher is left out. */
function enlarge(path: string): { readonly inPrimary: number } {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const { teachers, groups, schoolData, constraints } = file.dataStore;
  const [teacher] = Object.values<StoredItem>(teachers);
  const [group] = Object.values<StoredItem>(groups);
  const [structure] = Object.values<StoredItem>(schoolData.structures);
  const left = Object.values<{ id: string; type: string }>(constraints).find(
    ({ type }) => type === 'teacherConstraint',
  );
  if (!teacher || !group || !structure || !left) throw new Error('the example school has these');
  const own = Object.keys(teachers).length;
  for (let number = own + 1; number <= STAFF; number += 1) {
    const id = `teacher-${number}`;
    teachers[id] = { ...teacher, id, name: `Teacher ${number}`, shortName: `T${number}`, subjects: [] };
  }
  schoolData.structures[PRIMARY] = { ...structure, id: PRIMARY, name: 'Primary' };
  groups[PRIMARY] = { ...group, id: PRIMARY, name: '1A', structure: PRIMARY, subjects: [], isTracked: false };
  delete constraints[left.id];
  writeFileSync(path, JSON.stringify(file));
  return { inPrimary: STAFF - own };
}

/** A sentence for each type of field in a form, the kind that it finds, and the rule that is made of it. */
const sentences: readonly (readonly [type: string, search: string, kind: RegExp, rule: RegExp])[] = [
  [
    'number',
    'Raman has at most 2 gaps a day',
    /has at most \[2\] gaps a day/,
    /Raman has at most 2 gaps a day/,
  ],
  [
    'items and units',
    'Maths 5A and English 5A at least 20 minutes apart',
    /are at least \[20 minutes\] apart/,
    /Mathematics.* and .*English.* at least 20 minutes apart/,
  ],
  [
    'other item',
    'English and French of 5A not on the same day',
    /are never on the same day/,
    /English.* and .*French.* are never on the same day/,
  ],
  [
    'days',
    'Maths 5A only on Monday and Tuesday',
    /is only taught on/,
    /Mathematics.* is only taught on Monday and Tuesday/,
  ],
  ['one period', 'Maths 5A not before period 3', /is taught after/, /Mathematics.* is taught after.* 2/],
  [
    'periods',
    'Maths 5A only in periods 2 to 4',
    /is only taught at/,
    /Mathematics.* is only taught at.* 2.*4/,
  ],
  [
    'window',
    'Raman has lunch between periods 4 and 6',
    /has a free period from/,
    /Raman has a free period from.* 4 .*to.* 6 /,
  ],
  [
    'choice',
    'at least 1 lesson of Maths 5A after period 5',
    /^At least \[1\] lesson of/,
    /At least 1 lesson of .*Mathematics.* is after.* 5/,
  ],
  ['cells', 'Maths 5A Monday 3 and 4', /may only start at these times/, /may only start at these times/],
  [
    'flag',
    '5A has at least 2 periods a day',
    /has at least \[2\] periods on each day/,
    /5A has at least 2 periods on/,
  ],
];

test('one kind of each type of form is found by a sentence and added with its items, numbers and periods', async ({
  page,
}) => {
  await openConstraints(page);
  const table = page.getByRole('table', { name: 'Constraints' });
  const dialog = page.getByRole('dialog');
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  for (const [type, search, kind, rule] of sentences) {
    await test.step(type, async () => {
      await page.getByRole('button', { name: 'Add constraint', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Search for a constraint' }).fill(search);
      await dialog.getByRole('option').filter({ hasText: kind }).first().click();
      if (type === 'cells') {
        await dialog.getByRole('button', { name: '2 chosen periods' }).click();
        await expect(dialog.locator('[data-cell="0:2"][aria-pressed=true]')).toHaveCount(1);
      }
      if (type === 'flag') await dialog.getByRole('checkbox').press('Space');
      await dialog.getByRole('button', { name: 'Add constraint', exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(table.getByRole('row').filter({ hasText: rule }).first()).toBeInViewport();
      await expect(undo).toBeEnabled();
    });
  }
  // A new rule is lit once, not at each visit of its tab.
  await page.getByRole('tab', { name: /^Subjects/ }).click();
  await page.getByRole('tab', { name: /^Workload/ }).click();
  await expect(table.getByRole('row').filter({ hasText: '5A has at least 2 periods' })).toBeVisible();
  await expect(table.locator('[data-added]')).toHaveCount(0);
});

test('What if: a constraint is switched off on trial, the answer says what can be placed, and Keep is one step', async ({
  page,
}, testInfo) => {
  // The solver searches twice for each question.
  test.slow();
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  const { path } = await exportDraft(page, testInfo, 'school.json');
  const planted = contradict(path);
  const { inPrimary } = enlarge(path);
  await importFile(page, path);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Constraints/ })
    .click();
  await test.step('the constraint that the file lacks is taken from the version before it', async () => {
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Add constraint' }).click();
    await dialog.getByRole('button', { name: 'Take from an older version or a file …' }).click();
    await dialog.getByLabel('Older version').selectOption({ index: 1 });
    await expect(dialog.getByRole('heading', { name: '1 constraint can be taken' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 constraint' }).click();
    await expect(page.getByText('Added 1 constraint', { exact: true })).toBeVisible();
  });

  await test.step('the calendars of 60 teachers in two structures', async () => {
    await page.getByRole('tab', { name: /^Teachers/ }).click();
    const cell = page
      .getByRole('grid')
      .getByRole('button', { name: /^Friday, / })
      .last();
    await cell.click();
    const side = page.getByRole('complementary', { name: /^Friday/ });
    await expect(side.getByRole('listitem')).toHaveCount(STAFF);
    await side
      .getByRole('group', { name: `All ${STAFF} teachers` })
      .getByRole('button')
      .last()
      .click();
    await expect(cell).toHaveAccessibleName(new RegExp(`: 0 available, .*, ${STAFF} not available`));
    await page.getByText('Primary', { exact: true }).click();
    await expect(page.getByRole('button', { name: `Shown: All ${inPrimary} teachers` })).toBeVisible();
    await expect(cell).toHaveAccessibleName(new RegExp(`: ${inPrimary} available`));
    await page.getByRole('button', { name: /^Undo/ }).first().click();
  });

  await page.getByRole('tab', { name: /^Subjects/ }).click();
  // The table draws only the rows in sight.
  await page.getByRole('textbox', { name: 'Search Constraints' }).fill(planted.name);
  const row = page.getByRole('row').filter({ hasText: 'is only taught on Monday and Tuesday' });
  const open = page.getByRole('button', { name: 'What if …' });
  const pane = page.getByRole('complementary', { name: 'What if' });

  // A trial that is discarded leaves no trace.
  await open.click();
  await row.getByRole('switch').press('Space');
  await expect(row).toHaveAttribute('data-status', 'off');
  await expect(pane.getByRole('listitem')).toContainText('is only taught on Monday and Tuesday');
  await pane.getByRole('button', { name: 'Discard' }).last().click();
  await expect(pane).toHaveCount(0);
  await expect(row).not.toHaveAttribute('data-status', 'off');

  await open.click();
  await row.getByRole('switch').press('Space');
  await pane.getByRole('button', { name: 'What would the schedule be?' }).click();
  await expect(pane.getByText(/more lessons? (was|were) placed/)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect(pane.getByText('Something was changed since this answer. Ask again.')).toBeVisible();
  await page.getByRole('button', { name: /^Redo/ }).first().click();
  await expect(pane.getByText('Something was changed since this answer. Ask again.')).toHaveCount(0);

  await pane.getByRole('button', { name: 'Keep' }).click();
  await expect(pane.getByText('The changes are kept.')).toBeVisible();
  await expect(row).toHaveAttribute('data-status', 'off');
  await expect(page.getByRole('button', { name: 'Undo: Keep what was tried' })).toBeEnabled();
  await pane.getByRole('button', { name: 'Compare it with yours' }).click();
  await page.waitForURL(/\/schedule/);
  await expect(page.getByRole('button', { name: 'Undo: Use generated schedule' })).toBeEnabled();
});

test('on a phone Add constraint is in sight, and so is the pane of a cell beside its cell', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await untilSaved(page);
  await page.goto('/constraints/teacher');
  await expect(page.getByRole('button', { name: 'Add constraint', exact: true })).toBeInViewport({
    ratio: 1,
  });
  const cell = page
    .getByRole('grid')
    .getByRole('button', { name: /^Friday, \d.*available/ })
    .last();
  await cell.click();
  const pane = page.getByRole('complementary', { name: /^Friday/ });
  await expect(pane.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(pane.getByRole('group').nth(1)).toBeInViewport({ ratio: 1 });
  await expect(cell).toBeInViewport({ ratio: 1 });
  // The chosen tab is scrolled into sight, also where the line of tabs was scrolled before.
  for (const name of ['Classrooms', 'Subjects']) {
    const tab = page.getByRole('tab', { name: new RegExp(`^${name}`) });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeInViewport({ ratio: 1 });
  }
  // Numbers and long texts stay within what they are in, also where a letter is larger or a language longer.
  const cutTexts = (elements: Locator) =>
    elements.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((each) => each.textContent),
    );
  await page.setViewportSize({ width: 300, height: 844 });
  await page.getByRole('tab', { name: /^Teachers/ }).click();
  const cells = page.getByRole('grid').getByRole('button', { name: /day, \d.*available/ });
  await expect(cells.first()).toBeVisible();
  await expect.poll(() => cutTexts(cells)).toEqual([]);
  await page.getByRole('button', { name: 'Add constraint', exact: true }).click();
  const take = page.getByRole('button', { name: 'Take from an older version or a file …' });
  await expect(take).toBeVisible();
  await expect.poll(() => cutTexts(take.locator('.mantine-Button-label'))).toEqual([]);
});
