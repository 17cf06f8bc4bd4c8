import { writeFileSync } from 'node:fs';
import { createExampleSchool, type Draft, type Lesson } from '@bellgrid/model';
import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { importFile } from './support/draft-file.ts';
import { dragOver, middleOf } from './support/drag.ts';
import { draftFileOf } from './support/placed-school.ts';
import { openSchedule, sameName, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const staging = (page: Page) => page.getByRole('complementary', { name: 'Staging area' });
const staged = (page: Page, name: string) => staging(page).getByRole('button', { name });
const placed = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name });
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name });
const answers = (page: Page, state: string) => page.locator(`[data-answer="${state}"]:visible`);

test('lessons are placed by hand: every cell answers, by mouse, by keys and by touch', async ({ page }) => {
  test.setTimeout(240_000);
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);
  await page.getByRole('button', { name: /All classes|Show classes/ }).click();
  await page.getByRole('option', { name: '5A', exact: true }).click();
  await page.keyboard.press('Escape');
  const find = (words: string) => staging(page).getByRole('textbox').fill(words);
  const menuOf = async (card: Locator, command: string | RegExp) => {
    await card.click({ button: 'right' });
    await page.getByRole('menuitem', { name: command }).click();
  };
  await find('5a engl');

  await test.step('a lesson from the staging area: its cells answer, and it goes where it is dropped', async () => {
    await dragOver(page, staged(page, 'English (1), 5A'), cell(page, '5A, Monday period 1: free'));
    await expect(answers(page, 'free').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Monday period 1: Free/ })).toBeVisible();
    const weeks = page.getByRole('list', { name: 'Weeks of the lesson in the hand' });
    await expect(weeks.getByRole('listitem').filter({ hasText: '5A' })).toBeVisible();
    await page.mouse.up();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 1/);
    await expect(staged(page, 'English (1), 5A')).toHaveCount(0);
    await expect(answers(page, 'free')).toHaveCount(0);
  });

  await test.step('one step of undo, with the name of what it did', async () => {
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(staged(page, 'English (1), 5A')).toBeVisible();
    await page.getByRole('button', { name: /^Redo: / }).click();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 1/);
  });

  await test.step('dropped on another lesson of the class it swaps with it; the cell says so before', async () => {
    await find('5a math');
    await dragOver(page, staged(page, 'Mathematics (1), 5A'), cell(page, '5A, Tuesday period 2: free'));
    await page.mouse.up();
    await dragOver(page, placed(page, 'English (1), 5A'), placed(page, 'Mathematics (1), 5A'));
    await expect(page.getByRole('status').filter({ hasText: /Swap with Mathematics/ })).toBeVisible();
    await page.mouse.up();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Tuesday period 2/);
    await expect(placed(page, 'Mathematics (1), 5A')).toHaveAccessibleName(/Monday period 1/);
  });

  await test.step('with Ctrl it moves alone: the lesson that is there stays', async () => {
    await page.keyboard.down('Control');
    await dragOver(page, placed(page, 'English (1), 5A'), placed(page, 'Mathematics (1), 5A'));
    await page.mouse.up();
    await page.keyboard.up('Control');
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 1/);
    await expect(placed(page, 'Mathematics (1), 5A')).toHaveAccessibleName(/Monday period 1/);
  });

  await test.step('a lesson that breaks a constraint is mended by a proposal, as one step', async () => {
    await menuOf(placed(page, 'English (1), 5A'), 'Mend');
    const panel = page.getByRole('region', { name: 'Mend English (1), 5A' });
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect(panel).toHaveCount(0);
    await expect(placed(page, 'English (1), 5A').or(placed(page, 'Mathematics (1), 5A'))).toHaveCount(2);
    await expect(
      page.getByRole('grid').locator('[aria-label*="Monday period 1"][data-lesson-id]'),
    ).toHaveCount(1);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Tuesday period 2/);
  });

  await test.step('Escape lets go of it, and a press without a move opens its details', async () => {
    await dragOver(page, placed(page, 'English (1), 5A'), cell(page, '5A, Wednesday period 3: free'));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Tuesday period 2/);
    await placed(page, 'English (1), 5A').click();
    const details = page.getByRole('dialog', { name: /English/ });
    await expect(details).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
  });

  await test.step('by keys: Space picks up, the answer is read out, Space drops', async () => {
    await placed(page, 'English (1), 5A').focus();
    await page.keyboard.press('Space');
    await expect(answers(page, 'here')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('status').filter({ hasText: /Wednesday period 2: Free/ })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Wednesday period 2/);
    await expect(placed(page, 'English (1), 5A')).toBeFocused();
  });

  await test.step('back to the staging area', async () => {
    await dragOver(page, placed(page, 'English (1), 5A'), staging(page).getByRole('heading', { level: 2 }));
    await page.mouse.up();
    await find('5a engl');
    await expect(staged(page, 'English (1), 5A')).toBeVisible();
  });

  await test.step('and from there by keys', async () => {
    await staged(page, 'English (1), 5A').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Tuesday period 1/);
    await page.keyboard.press('Control+z');
    await expect(staged(page, 'English (1), 5A')).toBeVisible();
  });

  await test.step('a place is found for it: the moves are drawn, and taken as one step', async () => {
    await menuOf(staged(page, 'English (1), 5A'), 'Find a place');
    const panel = page.getByRole('region', { name: /Find a place for English \(1\), 5A/ });
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await panel.getByRole('listitem').first().hover();
    await expect(page.locator('[data-arrow]')).toHaveCount(1);
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect(panel).toHaveCount(0);
    await expect(placed(page, 'English (1), 5A')).toBeVisible();
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(placed(page, 'English (1), 5A')).toHaveCount(0);
    await page.getByRole('button', { name: /^Redo: / }).click();
  });

  await test.step('locked it does not move and says so; the menu unlocks it', async () => {
    await menuOf(placed(page, 'English (1), 5A'), /^Lock$/);
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/locked/);
    await dragOver(page, placed(page, 'English (1), 5A'), cell(page, '5A, Thursday period 4: free'));
    await page.mouse.up();
    await expect(page.getByText('English (1) is locked. Unlock it to move it.')).toBeVisible();
    await dragOver(page, placed(page, 'Mathematics (1), 5A'), placed(page, 'English (1), 5A'));
    await page.mouse.up();
    const panel = page.getByRole('region', { name: /Find a place for Mathematics/ });
    await expect(panel.getByText(/No way to make room here was found.*Elsewhere: 3 proposals/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await menuOf(placed(page, 'English (1), 5A'), 'Unlock');
    await expect(placed(page, 'English (1), 5A')).not.toHaveAccessibleName(/locked/);
  });

  await test.step('its classroom is changed; the menu says which are free', async () => {
    await placed(page, 'English (1), 5A').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Change classroom' }).hover();
    const free = page.getByRole('menuitem').filter({ hasText: /free$/ }).first();
    const room = ((await free.textContent()) ?? '').replace(/free$/, '');
    await free.click();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(new RegExp(`, ${room}, `));
    await page.getByRole('button', { name: 'Undo: Change classroom' }).click();
  });

  await test.step('several at once: Ctrl or Shift and a click, or a frame; they go to the staging area together', async () => {
    await placed(page, 'English (1), 5A').click({ modifiers: ['ControlOrMeta'] });
    await placed(page, 'Mathematics (1), 5A').click({ modifiers: ['Shift'] });
    const selected = page.getByRole('region', { name: 'Selected lessons' });
    await expect(selected.getByText('2 lessons selected')).toBeVisible();
    await selected.getByRole('button', { name: 'Clear selection' }).click();
    await expect(selected).toBeHidden();
    const from = await middleOf(cell(page, '5A, Friday period 6: free'));
    const grid = await page.getByRole('grid').boundingBox();
    if (!grid) throw new Error('no grid');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(grid.x + 160, grid.y + 50, { steps: 4 });
    await page.mouse.up();
    await expect(selected.getByText('2 lessons selected')).toBeVisible();
    await selected.getByRole('button', { name: 'To staging area' }).click();
    await expect(placed(page, 'English (1), 5A')).toHaveCount(0);
    await expect(placed(page, 'Mathematics (1), 5A')).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(placed(page, 'English (1), 5A')).toBeVisible();
  });

  await test.step('cut and paste by keys', async () => {
    await placed(page, 'English (1), 5A').focus();
    await page.keyboard.press('ControlOrMeta+x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(answers(page, 'free')).toHaveCount(0);
    const before = sameName(await placed(page, 'English (1), 5A').getAttribute('aria-label'));
    await placed(page, 'English (1), 5A').focus();
    await page.keyboard.press('ControlOrMeta+x');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 3/);
    await expect(placed(page, 'English (1), 5A')).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(before);
  });

  await test.step('by keys alone: several selected, one moved alone, a locked one refused, back to staging', async () => {
    const english = placed(page, 'English (1), 5A');
    await english.focus();
    await page.keyboard.press('Shift+Space');
    await placed(page, 'Mathematics (1), 5A').focus();
    await page.keyboard.press('Shift+Space');
    await expect(page.getByText('2 lessons selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 lessons selected')).toHaveCount(0);
    const before = sameName(await english.getAttribute('aria-label'));
    await english.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+Space');
    await expect(english).toHaveAccessibleName(/Monday period 1/);
    await expect(placed(page, 'Mathematics (1), 5A')).toHaveAccessibleName(/Monday period 1/);
    await page.keyboard.press('Control+z');
    await expect(english).toHaveAccessibleName(before);
    await english.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Space');
    await expect(english).toHaveAccessibleName(/Monday period 1/);
    await expect(placed(page, 'Mathematics (1), 5A')).not.toHaveAccessibleName(/Monday period 1/);
    await page.keyboard.press('Control+z');
    await expect(english).toHaveAccessibleName(before);
    await english.focus();
    await page.keyboard.press('Enter');
    const details = page.getByRole('dialog');
    await details.getByRole('button', { name: 'Lock here' }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await english.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('English (1) is locked. Unlock it to move it.').last()).toBeVisible();
    await expect(answers(page, 'here')).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(english).not.toHaveAccessibleName(/locked/);
    await english.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Delete');
    await expect(english).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(english).toBeVisible();
  });

  await test.step('places are found for the whole staging area at once', async () => {
    await find('');
    const before = await placed(page, ', 5A').count();
    await page.getByRole('button', { name: 'Find places for all of them' }).click();
    const panel = page.getByRole('region', { name: /^Find places for \d+ lessons/ });
    await panel.getByRole('listitem').first().getByRole('button').click();
    await expect.poll(() => placed(page, ', 5A').count()).toBeGreaterThan(before + 10);
    await page.getByRole('button', { name: /^Undo: / }).click();
    await expect(placed(page, ', 5A')).toHaveCount(before);
  });

  await test.step('the staging area is grouped, and hidden', async () => {
    await expect(staging(page).getByRole('heading', { name: /^5A/ })).toBeVisible();
    await staging(page).getByText('By teacher').click();
    await expect(staging(page).getByRole('heading', { name: /^5A/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Hide the staging area' }).click();
    await expect(staging(page).getByRole('textbox')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the staging area' }).click();
  });

  await test.step('the solver runs for the selected lessons alone, and all are included again', async () => {
    await placed(page, 'English (1), 5A').click({ modifiers: ['ControlOrMeta'] });
    await page.getByRole('button', { name: 'Schedule only these' }).click();
    await expect(page.getByText('Your schedule is ready')).toBeVisible({ timeout: 100_000 });
    await expect(page.getByRole('button', { name: /^Only in this run: 1 of / })).toBeVisible();
    await page.getByRole('button', { name: /^Only in this run: / }).click();
    await page.getByRole('button', { name: 'Include all lessons again' }).click();
    await expect(page.getByText(/^All \d+ lessons are included/)).toBeVisible();
  });
});

test('at a blocked cell a chain of moves is proposed, drawn as arrows, taken and undone', async ({
  page,
}, testInfo) => {
  const draft = createExampleSchool();
  // One teacher has both classes: in the cell of 5A nothing is in the way, but its teacher is in 7A, which has no room for a
  // swap.
  const [own, others] = ['5A', '7A'].map((group) => ({
    group,
    lesson: lessonOf(draft, group, 'English (1)'),
  }));
  if (!own || !others) throw new Error('two classes');
  expect(own.lesson.teachers).toEqual(others.lesson.teachers);
  own.lesson.timeSlot = { day: 1, start: 0, end: 1 };
  others.lesson.timeSlot = { day: 0, start: 2, end: 3 };
  lessonOf(draft, '7A', 'Mathematics (1)').timeSlot = { day: 1, start: 0, end: 1 };
  const path = testInfo.outputPath('school.json');
  writeFileSync(path, draftFileOf(draft));
  await signUp(page);
  await importFile(page, path);
  await openSchedule(page);
  await page.getByRole('tab', { name: 'Global View' }).click();
  const at = (group: string, time: string) =>
    expect(placed(page, `English (1), ${group}`)).toHaveAccessibleName(new RegExp(time));
  await at('5A', 'Tuesday period 1');

  await dragOver(page, placed(page, 'English (1), 5A'), cell(page, '5A, Monday period 3: free'));
  await expect(page.locator('[data-target]')).toHaveAttribute('data-answer', 'blocked');
  await page.mouse.up();
  const panel = page.getByRole('region', { name: /^Make room for English \(1\), 5A at Monday period 3/ });
  const first = panel.getByRole('listitem').first();
  await expect(first).toContainText('2 moves');
  await expect(first).toContainText('English (1), 7A');
  await expect(first.getByRole('button')).toContainText('Take it');
  await expect(panel.getByRole('button', { name: /^Move it anyway: breaks \d+ rules?$/ })).toBeVisible();
  await first.hover();
  const arrows = page.locator('[data-arrow]');
  await expect(arrows).toHaveCount(2);
  await page.mouse.move(5, 5);
  await expect(arrows).toHaveCount(0);
  await first.getByRole('button').click();
  await expect(panel).toHaveCount(0);
  await at('5A', 'Monday period 3');
  await expect(placed(page, 'English (1), 7A')).not.toHaveAccessibleName(/Monday period 3/);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await at('5A', 'Tuesday period 1');
  await at('7A', 'Monday period 3');
});

/** The lesson of a class with this name. */
function lessonOf({ lessons, groups }: Draft, group: string, name: string): Lesson {
  const lesson = Object.values(lessons).find(
    (each) => each.name === name && groups[each.groups[0] ?? '']?.name === group,
  );
  if (!lesson) throw new Error(`${group} has no ${name}`);
  return lesson;
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap picks a lesson up and drops it', async ({ page }) => {
    await signUp(page);
    await page.getByRole('button', { name: 'Try an example school' }).click();
    await expect(page.getByText('The example school is ready')).toBeVisible();
    await untilSaved(page);
    await page.goto('/schedule/classes/class-5a');
    await page.getByRole('button', { name: /^Open the staging area/ }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill('5a english');
    await page.getByRole('dialog').getByRole('button', { name: 'English (1), 5A' }).tap();
    await cell(page, '5A, Monday period 2: free').tap();
    await expect(placed(page, 'English (1), 5A')).toHaveAccessibleName(/Monday period 2/);
    await placed(page, 'English (1), 5A').tap();
    await expect(answers(page, 'here')).toHaveCount(1);
    await cell(page, '5A, Monday period 4: free').tap();
    const english = placed(page, 'English (1), 5A');
    await expect(english).toHaveAccessibleName(/Monday period 4/);

    await page.getByRole('button', { name: /^Open the staging area/ }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill('5a math');
    await page.getByRole('dialog').getByRole('button', { name: 'Mathematics (1), 5A' }).tap();
    await cell(page, '5A, Monday period 2: free').tap();
    const maths = placed(page, 'Mathematics (1), 5A');
    await expect(maths).toHaveAccessibleName(/Monday period 2/);
    await english.tap();
    await maths.tap();
    await expect(english).toHaveAccessibleName(/Monday period 2/);
    await expect(maths).toHaveAccessibleName(/Monday period 4/);
    await english.tap();
    await page.getByRole('button', { name: 'Move it alone' }).tap();
    await maths.tap();
    await expect(english).toHaveAccessibleName(/Monday period 4/);
    await expect(maths).toHaveAccessibleName(/Monday period 4/);
    await english.tap();
    await page.getByRole('button', { name: 'To staging area' }).tap();
    await expect(english).toHaveCount(0);
    await page.getByRole('button', { name: /^Undo: / }).tap();
    await expect(english).toHaveAccessibleName(/Monday period 4/);

    // A finger that rests on a lesson opens its menu.
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
    await maths.dispatchEvent('pointerdown', finger);
    await page.getByRole('menuitem', { name: /^Lock$/ }).tap();
    await expect(maths).toHaveAccessibleName(/locked/);
  });
});
