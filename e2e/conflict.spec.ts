import { readFileSync, writeFileSync } from 'node:fs';
import type { Page, TestInfo } from '@playwright/test';
import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { contradict, type StoredSubject } from './support/contradict.ts';
import { exportDraft, importFile } from './support/draft-file.ts';
import { generate, openSchedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

interface StoredLesson {
  readonly teachers: readonly string[];
  readonly numPeriods: number;
}

interface StoredStructure {
  readonly id: string;
  readonly periods: readonly unknown[];
}

/** Blocks the whole calendar of the busiest teacher of an exported school. */
function blockTeacher(path: string): { readonly name: string; readonly periods: number } {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const { teachers, lessons, constraints, schoolData } = file.dataStore;
  const periods = new Map<string, number>();
  for (const lesson of Object.values<StoredLesson>(lessons)) {
    for (const id of lesson.teachers) periods.set(id, (periods.get(id) ?? 0) + lesson.numPeriods);
  }
  const [busiest] = [...periods].sort(([, a], [, b]) => b - a);
  const [structure] = Object.values<StoredStructure>(schoolData.structures);
  if (!busiest || !structure) throw new Error('the example school has no lessons');
  const [base] = busiest;
  for (const day of schoolData.days.keys()) {
    for (const period of structure.periods.keys()) {
      const id = `blocked-${day}-${period}`;
      const cell = { type: 'teacher', base, day, period, level: 2, weight: 100, structure: structure.id };
      constraints[id] = { id, ...cell };
    }
  }
  writeFileSync(path, JSON.stringify(file));
  return { name: teachers[base].name, periods: busiest[1] };
}

/** A new account whose school cannot be kept, being generated. */
async function generateContradicted(page: Page, testInfo: TestInfo, count = 1): Promise<StoredSubject> {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  const { path } = await exportDraft(page, testInfo, 'school.json');
  const subject = contradict(path, { count });
  await importFile(page, path);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await openSchedule(page);
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  return subject;
}

test('a conflict is explained in sentences that link to the items; a repair is one step, and then there is a schedule', async ({
  page,
}, testInfo) => {
  // The solver works twice, and searches a schedule for each repair.
  test.slow();
  const subject = await generateContradicted(page, testInfo);
  await expect(page.getByText('Your latest schedule has a scheduling conflict')).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'View Details' }).click();
  await page.waitForURL('/constraints/subject');
  const panel = page.getByRole('complementary', { name: 'Scheduling Conflicts' });
  // The repairs come before the parts of the conflict, which are folded.
  const parts = panel.locator('section:has(h3:text("Possible repair")) ~ details');
  await expect(parts).toHaveCount(1);
  await expect(parts.getByRole('listitem')).toHaveCount(0);
  const rule = panel
    .getByRole('listitem')
    .filter({ hasText: `${subject.name} of` })
    .filter({ hasText: 'is only taught on Monday and Tuesday' })
    .first();
  await expect(rule.getByRole('link', { name: subject.name })).toHaveAttribute(
    'href',
    `/subjects/${subject.id}`,
  );

  // Its members are marked in the tabs, those without one are not.
  const members = page.getByRole('row').filter({ hasText: 'is only taught on Monday and Tuesday' });
  await expect(members).toHaveCount(2);
  for (const member of await members.all()) await expect(member).toHaveAttribute('data-status', 'hard');
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  for (const name of ['Subjects', 'Lesson Spread'])
    await expect(
      tab(name).getByTitle('Scheduling conflict caused by a constraint in this tab'),
    ).toBeVisible();
  await tab('Lesson Spread').click();
  const spread = page.getByRole('row').and(page.locator('[data-status=hard]'));
  await expect(spread).toHaveCount(1);

  await panel.getByRole('button', { name: 'Apply this repair' }).first().click();
  await expect(panel.getByText('Repair applied:')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Apply this repair' })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Undo' }).click();
  await panel.getByRole('button', { name: 'Apply this repair' }).first().click();
  await panel.getByRole('button', { name: 'Generate Schedule' }).click();
  await expect(page.getByText('Your schedule is ready')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('button', { name: /^Undo: Apply repair – ./ })).toBeEnabled();
});

test(
  'of two conflicts one is repaired after the other; an applied repair stays marked until it is undone',
  { tag: '@long' },
  async ({ page }, testInfo) => {
    test.slow();
    await generateContradicted(page, testInfo, 2);
    await expect(page.getByText('Your latest schedule has a scheduling conflict')).toBeVisible({
      timeout: 120_000,
    });
    const details = page.getByRole('button', { name: 'View Details' });
    await details.click();
    const panel = page.getByRole('complementary', { name: 'Scheduling Conflicts' });
    const apply = panel.getByRole('button', { name: 'Apply this repair' });
    const made = panel.getByText('Repair applied:');
    const earlier = panel.getByText('This was found in an earlier state of your draft.');
    await expect(panel.getByRole('heading', { name: 'Conflict 2 of 2' })).toBeVisible();
    await expect(earlier).toHaveCount(0);
    const each = panel.getByText('Each conflict needs its own repair');
    await expect(each).toHaveCount(1);
    const offered = await apply.count();

    const undo = panel.getByRole('button', { name: 'Undo' });
    await test.step('one press makes one repair: a double click, a key that is held', async () => {
      await apply.first().dblclick();
      await expect(made).toHaveCount(1);
      await expect(made).toBeInViewport();
      await expect(undo).toBeInViewport();
      await page.keyboard.press('Control+z');
      await expect(made).toHaveCount(0);
      await apply.last().focus();
      await page.keyboard.down('Enter');
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
      await expect(made).toHaveCount(1);
      await expect(made).toBeInViewport();
      await undo.dblclick();
      await expect(made).toHaveCount(0);
      await page.keyboard.press('Control+y');
      await expect(made).toHaveCount(1);
      await page.keyboard.press('Control+z');
    });

    await apply.first().click();
    await expect(made).toHaveCount(1);
    await expect(earlier).toBeVisible();
    expect(await apply.count()).toBeLessThan(offered);
    expect(await violations(page)).toEqual([]);

    await openSchedule(page);
    await expect(page.getByText('Each conflict needs its own repair')).toBeVisible();
    await details.click();
    await expect(made).toHaveCount(1);
    await openSchedule(page);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Your latest schedule has a scheduling conflict')).toBeVisible();
    await details.click();
    await expect(made).toHaveCount(0);
    await expect(apply).toHaveCount(offered);

    await apply.first().click();
    await apply.first().click();
    await expect(made).toHaveCount(2);
    await expect(each).toHaveCount(0);
    await expect(undo).toHaveCount(1);
    await panel.getByRole('button', { name: 'Generate Schedule' }).click();
    await expect(page.getByText('Your schedule is ready')).toBeVisible({ timeout: 120_000 });
  },
);

test('a repair that opens many periods names each on demand, and chips say the class', async ({
  page,
}, testInfo) => {
  test.slow();
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  const { path } = await exportDraft(page, testInfo, 'school.json');
  const { name, periods } = blockTeacher(path);
  await importFile(page, path);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();

  await openSchedule(page);
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  await page.getByRole('button', { name: 'View Details' }).click({ timeout: 60_000 });
  const panel = page.getByRole('complementary', { name: 'Problems found' });
  const overfull = panel.getByRole('listitem').filter({ hasText: `${name} has ${periods} periods` });
  await expect(overfull.first().locator('a[href^="/subjects/"]').first()).toHaveAccessibleName(/ \d+[A-Z]$/);

  const repair = panel
    .getByRole('listitem')
    .filter({ hasText: `Open ${periods} blocked periods of ${name}` });
  // It also has more lessons than its chips name: one button shows all.
  const button = repair.getByRole('button', { name: 'Show all' });
  await expect(button).toHaveAttribute('aria-expanded', 'false', { timeout: 60_000 });
  await expect(repair.getByRole('listitem')).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  const open = repair.getByRole('button', { name: 'Show fewer' });
  await expect(open).toBeFocused();
  await expect(open).toHaveAttribute('aria-expanded', 'true');
  const lines = await repair.getByRole('listitem').allInnerTexts();
  for (const line of lines) expect(line).toMatch(/^\w+day, periods? \d/);
  const days = lines.map((line) => line.split(',')[0]);
  expect(new Set(days).size).toBe(days.length);
  await page.keyboard.press('Enter');
  await expect(repair.getByRole('listitem')).toHaveCount(0);
});

test('the schedule marks lessons that violate hard rules and lists the violations', async ({
  page,
}, testInfo) => {
  test.slow();
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);
  await generate(page);
  const { path } = await exportDraft(page, testInfo, 'school.json');
  const { name, periods } = blockTeacher(path);
  await importFile(page, path);
  await expect(page.getByText('File uploaded successfully')).toBeVisible();
  await openSchedule(page);

  const pill = page.getByRole('button', { name: /rules? broken/ });
  await expect(pill).toBeVisible();
  await pill.click();
  const panel = page.getByRole('complementary', { name: 'Problems' });
  const broken = panel.getByRole('listitem').filter({ hasText: `${name} does not teach in the periods` });
  await expect(broken).toHaveCount(1);
  await expect(broken).toContainText(`hard, ${periods} places`);
  await broken.getByText(`${name} does not teach`).click();
  await expect(broken.getByText(`${name} is not available on`).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pill).toBeFocused();

  await page.getByRole('tab', { name: 'Teacher View' }).click();
  await page.getByRole('button', { name: /^Show teachers/ }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
  const grid = page.getByRole('grid');
  const marked = grid.getByRole('button', { name: /breaks hard constraints$/ });
  await expect(marked).toHaveCount(periods);
  await expect(grid.getByRole('gridcell', { name: /: blocked$/ }).first()).toBeVisible();
  await expect(
    page.getByText('Every lesson shown here is placed, but hard constraints are broken'),
  ).toBeVisible();
  await marked.first().click();
  const details = page.getByRole('dialog');
  await expect(details).toContainText(`${name} is not available on`);
  await page.keyboard.press('Escape');
  // The keys of undo belong to a dialog until it is gone.
  await expect(details).toBeHidden();

  await page.keyboard.press('Control+z');
  await expect(pill).toHaveCount(0);
  await expect(marked).toHaveCount(0);
});
