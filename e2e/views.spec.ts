import type { Locator, Page } from '@playwright/test';
import { signUp } from './support/account.ts';
import { importFile } from './support/draft-file.ts';
import { dragOver } from './support/drag.ts';
import { writePlacedSchool } from './support/placed-school.ts';
import { openSchedule, untilSaved } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const grid = (page: Page, name: string) => page.getByRole('grid', { name: `Schedule: ${name}` });

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not in sight');
  return box;
};

test('a school is seen by day, as a whole and in views of its own', async ({ page }, testInfo) => {
  await signUp(page);
  const path = testInfo.outputPath('school.json');
  const draft = writePlacedSchool(path);
  await importFile(page, path);
  await openSchedule(page);
  await untilSaved(page);
  const cards = (row: string, name = 'Global View') =>
    grid(page, name)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) });

  await test.step('the heads, the periods and the staging area have the sizes of the design', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const sizes = () =>
      page.evaluate(() => {
        const of = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        return {
          head: of('[data-scroller] thead th')?.height,
          periods: of('[data-scroller] tbody th:not([rowspan])')?.width,
          staging: of('[data-staging]')?.width,
        };
      });
    await expect.poll(sizes).toEqual({ head: 35, periods: 70, staging: 200 });
    // All lessons of this class are placed.
    await page.goto('/schedule/classes/1A');
    await expect.poll(sizes).toEqual({ head: 35, periods: 70, staging: 50 });
  });

  await test.step('the Global View holds every class in rows, each structure by its own times', async () => {
    await tab(page, 'Global View').click();
    await expect(page).toHaveURL(/\/schedule\/global$/);
    const placed = Object.values(draft.lessons).filter(
      ({ groups, timeSlot }) => timeSlot !== null && groups.includes('1A'),
    );
    await expect(cards('1A').getByRole('button')).toHaveCount(placed.length);
    const cell = cards('1A').getByRole('gridcell').or(cards('1A').getByRole('cell'));
    await expect(cell.first()).toBeVisible();
  });

  await test.step('hovering a lesson marks the others of its teacher, class and room', async () => {
    const card = grid(page, 'Global View').locator('[data-items^="t-"]').first();
    const teacher = (await card.getAttribute('data-items'))?.split(' ')[0] ?? '';
    const same = grid(page, 'Global View').locator(`[data-items~="${teacher}"]`);
    await expect.poll(() => same.count()).toBeGreaterThan(1);
    await card.hover();
    await expect(same.last()).toHaveCSS('outline-style', 'solid');
    const items = (await card.getAttribute('data-items'))?.split(' ') ?? [];
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      const others = grid(page, 'Global View').locator(`[data-items~="${item}"]`);
      await expect(others.last()).not.toHaveCSS('outline-style', 'none');
    }
    await page.mouse.move(5, 5);
    await expect(same.last()).toHaveCSS('outline-style', 'none');
  });

  await test.step('in columns, arrows walk through the days of a class and on to the next class', async () => {
    const columns = page.getByRole('button', { name: 'Columns' });
    await columns.click();
    await expect(columns).toHaveAttribute('aria-pressed', 'true');
    const first = grid(page, 'Global View').locator('[tabindex="0"]');
    await first.focus();
    const start = await boxOf(page.locator(':focus'));
    const focused = () => boxOf(page.locator(':focus'));
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await focused()).y).toBeGreaterThan(start.y);
    expect((await focused()).x).toBe(start.x);
    await page.keyboard.press('PageDown');
    await expect.poll(async () => (await focused()).x).toBeGreaterThan(start.x);
    await page.reload();
    await expect(columns).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('a day shows its classes as columns; several days are side by side', async () => {
    await tab(page, 'Day View').click();
    const day = grid(page, 'Day View');
    const days = () =>
      day
        .locator('[data-day]')
        .evaluateAll((cells) => [...new Set(cells.map((cell) => (cell as HTMLElement).dataset.day))]);
    await expect.poll(days).toEqual(['0']);
    // 08:00 of the example school is above 08:30 of the class with times of its own.
    const early = day.locator('tr').nth(1).locator('[data-period="0"]');
    const late = cards('1A', 'Day View').locator('[data-period="0"]');
    await expect.poll(async () => (await boxOf(late)).y - (await boxOf(early)).y).toBeGreaterThan(0);
    await page.goto(`/schedule/days/${draft.schoolData.days[1]?.id}`);
    await expect.poll(days).toEqual(['1']);
  });

  await test.step('a lesson stays within its class: another column refuses it', async () => {
    const day = grid(page, 'Day View');
    const other = cards('1A', 'Day View').locator('[data-period="0"]');
    await dragOver(page, day.locator('[data-lesson-id]').first(), other);
    await page.mouse.up();
    await expect(page.getByText(/You can only move lessons within the same class/)).toBeVisible();
  });

  await test.step('problems and quality are beside the timetable; pointing at one lights its lessons', async () => {
    await tab(page, 'Class View').click();
    await page.getByRole('button', { name: 'Quality' }).click();
    const quality = page.getByRole('complementary', { name: 'Quality' });
    await expect(quality.getByRole('rowheader', { name: '1A', exact: true })).toBeVisible();
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ ...size, width: 1000 });
    await expect.poll(async () => (await boxOf(quality)).width).toBe(400);
    await page.setViewportSize(size);
    await quality.getByText('Problems').click();
    const problems = page.getByRole('complementary', { name: 'Problems' });
    const first = problems.getByRole('listitem').first();
    await first.hover();
    await expect(page.getByRole('grid').locator('[data-lit]').first()).toBeAttached();
    await first.locator('summary').click();
    const lit = page.getByRole('grid').locator('[data-lit]');
    const inSight = () =>
      lit.evaluateAll((all) =>
        all.some((card) => {
          const { left, top } = card.getBoundingClientRect();
          return card.contains(document.elementFromPoint(left + 8, top + 8));
        }),
      );
    await expect.poll(inSight).toBe(true);
    await problems.getByText('By person').click();
    await problems.locator('summary').first().click();
    await expect(problems.getByRole('listitem').first()).toContainText(/penalty|hard/);
    await page.keyboard.press('Escape');
    await expect(problems).toHaveCount(0);
  });

  await test.step('a right click beside the lessons opens the menu: small cards, soft errors, colours', async () => {
    const inGrid = page.getByRole('grid').locator('[data-lesson-id]');
    const openMenu = async () => {
      await page.getByRole('grid').locator('thead').first().click({ button: 'right' });
    };
    const first = inGrid.first();
    const painted = () => first.evaluate((card) => card.style.getPropertyValue('--c'));
    const before = await painted();
    await openMenu();
    await page.getByRole('menuitemcheckbox', { name: 'Small cards' }).click();
    await expect(first).toHaveAttribute('data-small', 'true');
    const soft = page.getByRole('grid').locator('[aria-label*="does not meet"]');
    await expect(soft.first()).toBeAttached();
    await openMenu();
    await page.getByRole('menuitemcheckbox', { name: 'Show soft errors' }).click();
    await expect(soft).toHaveCount(0);
    await openMenu();
    await page.getByRole('menuitem', { name: 'Color Filter' }).hover();
    await page.getByRole('menuitemradio', { name: /teacher/i }).click();
    await expect.poll(painted).not.toBe(before);
    await openMenu();
    await page.getByRole('menuitemcheckbox', { name: 'Small cards' }).click();
    await expect(first).not.toHaveAttribute('data-small', 'true');
  });

  await test.step('a custom view is added, changed, laid out and deleted', async () => {
    await page.getByRole('button', { name: 'Add new view' }).click();
    const form = page.getByRole('dialog', { name: 'Add new view' });
    await form.getByRole('button', { name: 'Add view' }).click();
    await expect(form.getByText('Choose something to show.')).toBeVisible();
    await form.getByLabel('Name').fill('Science corridor of the old building');
    await form.getByLabel('Classes').fill('1A');
    await page.getByRole('option', { name: '1A' }).click();
    // The list of the field lies over the button until the field is left.
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Add view' }).click();
    const own = tab(page, 'Science corridor of…');
    await expect(own).toHaveAttribute('aria-selected', 'true');
    const rows = grid(page, 'Science corridor of the old building').getByRole('row');
    await expect(rows).toHaveCount(1);

    await page.getByRole('button', { name: 'More schedule actions' }).click();
    await page.getByRole('menuitem', { name: 'Edit view' }).click();
    const edit = page.getByRole('dialog', { name: 'Edit view' });
    await edit.getByLabel('Name').fill('Science');
    await edit.getByLabel('Teachers').click();
    await page.getByRole('option', { name: 'Select All' }).click();
    await page.keyboard.press('Tab');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(tab(page, 'Science')).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect.poll(() => grid(page, 'Science').getByRole('row').count()).toBeGreaterThan(5);

    await page.getByRole('button', { name: 'More schedule actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete this view' }).click();
    await expect(tab(page, 'Science')).toHaveCount(0);
    await expect(page).toHaveURL(/\/schedule\/classes/);
    await page.keyboard.press('Control+z');
    await expect(tab(page, 'Science')).toBeVisible();
  });
});
