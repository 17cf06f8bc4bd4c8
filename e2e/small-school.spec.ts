import { readFileSync } from 'node:fs';
import { judgeTimetable } from '@bellgrid/constraints';
import { loadDraftFile } from '@bellgrid/model';
import type { Page, TestInfo } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { exportDraft } from './support/draft-file.ts';
import { openList } from './support/lists.ts';
import { generate, openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const classes = ['7A', '7B', '8A'];

/** The lessons per week of each subject in each class, and the only teacher of the subject. */
const curriculum = [
  ['Mathematics', 4, 'Anna Blake'],
  ['English', 4, 'Ben Cole'],
  ['German', 3, 'Clara Dunn'],
  ['Biology', 2, 'David Earl'],
  ['History', 2, 'Ben Cole'],
  ['Geography', 2, 'David Earl'],
  ['Physical Education', 2, 'Erin Ford'],
  ['Art', 1, 'Fay Gray'],
  ['Music', 1, 'Fay Gray'],
] as const;

const lessonCount = classes.length * curriculum.reduce((sum, [, lessons]) => sum + lessons, 0);

/** Counts the clicks and keys of the page from now on, as the browser receives them. */
async function countInput(page: Page): Promise<{ clicks: number; keys: number }> {
  const counted = { clicks: 0, keys: 0 };
  await page.exposeFunction('countInput', (kind: 'clicks' | 'keys') => {
    counted[kind] += 1;
  });
  await page.evaluate(() => {
    const tell = (kind: string) => (window as unknown as { countInput(kind: string): void }).countInput(kind);
    addEventListener('pointerdown', () => tell('clicks'), true);
    addEventListener('keydown', () => tell('keys'), true);
  });
  return counted;
}

/** Builds the week and opens the matrix of the school, which has nothing else yet. */
async function openMatrix(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Build', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Subjects', exact: true }).click();
  await page.getByText('Matrix', { exact: true }).click();
}

async function addClasses(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Add class' }).click();
  for (const name of classes) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
}

/** Generates the first timetable of the school and takes it; its numbers are those of a school. */
async function expectGoodTimetable(page: Page, testInfo: TestInfo): Promise<void> {
  await openSchedule(page);
  await generate(page);
  await untilSaved(page);
  const { path } = await exportDraft(page, testInfo, 'school.json');
  const loaded = loadDraftFile(readFileSync(path, 'utf8'));
  if (!loaded.ok) throw new Error('The exported school cannot be read.');
  const draft = loaded.file.dataStore;
  expect(Object.values(draft.lessons)).toHaveLength(lessonCount);
  const { quality, weeks } = judgeTimetable(draft);
  expect(quality).toMatchObject({ unplaced: 0, classGaps: 0, lateStarts: 0 });
  // 21 periods on five days: four of them have four periods, one has five.
  for (const { type, shortestDay, longestDay } of weeks)
    if (type === 'group') expect([shortestDay, longestDay]).toEqual([4, 5]);
}

test('a small school is entered by hand in at most 60 clicks, and its first timetable has even days without gaps and late starts', async ({
  page,
}, testInfo) => {
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeVisible();
  const counted = await countInput(page);
  await openMatrix(page);
  await addClasses(page);
  const known = new Set<string>();
  for (const [name, lessons, teacher] of curriculum) {
    await page.getByRole('textbox', { name: 'Add subject' }).click();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    const cell = (group: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}, ${group}: `) });
    await expect(page.getByRole('grid')).toBeFocused();
    await expect(cell('7A')).toHaveAttribute('data-active');
    await page.keyboard.type(`${lessons} ${teacher}`);
    await page.keyboard.press('Enter');
    if (!known.has(teacher)) {
      await expect(page.getByText(`There is no teacher “${teacher}” yet.`)).toBeVisible();
      await page.keyboard.press('Enter');
    }
    known.add(teacher);
    await expect(cell('7A')).toHaveAccessibleName(`${name}, 7A: lessons ${lessons}, ${teacher}`);
    // Enter stays in the last row: the selection is widened from there and filled.
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+r');
    await expect(cell('8A')).toHaveAccessibleName(`${name}, 8A: lessons ${lessons}, ${teacher}`);
  }
  await expect(page.getByRole('heading', { level: 2, name: '9 subjects · 3 classes' })).toBeVisible();
  await expect(
    page.getByRole('complementary', { name: 'Load of the teachers' }).getByRole('listitem'),
  ).toHaveCount(6);
  await expectGoodTimetable(page, testInfo);
  testInfo.annotations.push({ type: 'input', description: `${counted.clicks} clicks, ${counted.keys} keys` });
  console.info(`by hand: ${counted.clicks} clicks, ${counted.keys} keys`);
  expect(counted.clicks).toBeLessThanOrEqual(60);
});

test('the same school is pasted into an empty matrix as one step, with its new names and every cell told before', async ({
  page,
}, testInfo) => {
  await signUp(page);
  await expect(page.getByRole('button', { name: 'Build', exact: true })).toBeVisible();
  const counted = await countInput(page);
  await openMatrix(page);
  const block = [
    ['Subject', ...classes, '9Z'],
    ...curriculum.map(([name, lessons, teacher]) => [
      name,
      ...classes.map(() => `${lessons} ${teacher}`),
      '',
    ]),
    ['Latin', 'many', '', '', ''],
  ];
  await page.getByRole('button', { name: 'Paste a block' }).click();
  const field = page.getByLabel('Cells from your spreadsheet');
  await field.fill('7A');
  await expect(page.getByText('There are no cells for this text.')).toBeVisible();
  await field.fill(block.map((row) => row.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Check 28 cells' }).click();
  const review = page.getByRole('dialog', { name: 'Check before entering' });
  await expect(review.getByRole('list', { name: 'Add 6 new teachers' }).getByRole('listitem')).toHaveText([
    ...['Anna Blake', 'Ben Cole', 'Clara Dunn', 'David Earl', 'Erin Ford', 'Fay Gray'],
  ]);
  await expect(review.getByText('27 new', { exact: true })).toBeVisible();
  await expect(review.getByRole('cell', { name: '4 · Anna Blake new' })).toHaveCount(3);
  await expect(review.getByText('Latin · 7A · many')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The text is kept on the way back.
  await review.getByRole('button', { name: 'Back to the text' }).click();
  await expect(field).toHaveValue(/^Subject\t7A/);
  await page.getByRole('button', { name: 'Check 28 cells' }).click();
  await review.getByRole('checkbox', { name: '9Z', exact: true }).click();
  await review.getByRole('button', { name: 'Enter 27 cells' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '9 subjects · 3 classes' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo: Change curriculum matrix' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '0 subjects · 0 classes' })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(page.getByRole('heading', { level: 2, name: '9 subjects · 3 classes' })).toBeVisible();

  // The rows keep the order of the block, and classes have their natural order: also after the page is opened again.
  const rowNames = () => page.getByRole('rowheader').evaluateAll((all) => all.map((each) => each.ariaLabel));
  const before = await rowNames();
  expect(before.flatMap((name) => name?.split(',')[0] ?? [])).toEqual(curriculum.map(([name]) => name));
  await page.getByRole('textbox', { name: 'Add class' }).fill('6B');
  await page.getByRole('textbox', { name: 'Add class' }).press('Enter');
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('6B');
  await untilSaved(page);
  await page.reload();
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('6B');
  await expect.poll(rowNames).toEqual(before);
  await openList(page, 'Classes');
  await page.getByRole('button', { name: /^6B/ }).first().press('Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectGoodTimetable(page, testInfo);
  console.info(`by paste: ${counted.clicks} clicks, ${counted.keys} keys`);
  expect(counted.clicks).toBeLessThanOrEqual(20);
});
