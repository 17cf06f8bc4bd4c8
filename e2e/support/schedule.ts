import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the Schedule screen through the sidebar. */
export async function openSchedule(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.waitForURL(/\/schedule/);
}

/** The name of a lesson's card without the rules that it breaks: they are counted a moment after the grid is drawn. */
export const withoutRules = (name: string | null): string =>
  (name ?? '').replace(/, (does not meet|breaks) .*/, '');

/** Matches the name of the same lesson at the same place, whatever rules it breaks. */
export const sameName = (name: string | null): RegExp =>
  new RegExp(`^${withoutRules(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(, does not meet |, breaks |$)`);

/** Waits until the checks are passed. Runs of other schools may have the places of the solver for a while. */
export async function untilChecked(page: Page): Promise<void> {
  await expect(page.getByText('All pre-checks passed successfully.')).toBeVisible({ timeout: 100_000 });
}

/** Generates a schedule, waits for the result and takes it over. */
export async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Schedule' }).click();
  await expect(page.getByText('Your schedule is ready')).toBeVisible({ timeout: 100_000 });
  await page.getByRole('button', { name: 'View schedule' }).click();
  await expect(page.getByText('The new schedule is in place')).toBeVisible();
}

/** The place of each lesson in the grid: the accessible name of its card says the time and the room. */
export type GridContent = Readonly<Record<string, string>>;

const gridNames = {
  'Class View': 'Schedule of the classes',
  'Teacher View': 'Schedule of the teachers',
  'Classroom View': 'Schedule of the classrooms',
};

/** Every lesson in the grid of one view, by id; scrolls, because only what is visible is rendered. */
export async function gridContent(page: Page, view: keyof typeof gridNames): Promise<GridContent> {
  await page.getByRole('tab', { name: view }).click();
  const grid = page.getByRole('grid', { name: gridNames[view], exact: true });
  await expect(grid).toBeVisible();
  return await grid.evaluate(async (table) => {
    // A frame tells of the scrolling, and the rows that came into sight are rendered in a task after it.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const task = () => new Promise((resolve) => setTimeout(resolve));
    const scroller = table.parentElement;
    if (!scroller) throw new Error('The grid has no scroller.');
    const found: Record<string, string> = {};
    for (let top = 0; ; top += scroller.clientHeight) {
      scroller.scrollTop = top;
      await frame();
      await task();
      await frame();
      for (const card of table.querySelectorAll<HTMLElement>('[data-lesson-id]')) {
        // A mark is shown once the draft is checked, a moment after it is opened.
        const label = card.getAttribute('aria-label') ?? '';
        found[card.dataset.lessonId ?? ''] = label.replace(/, (does not meet|breaks) [a-z ]+$/, '');
      }
      if (top + scroller.clientHeight >= scroller.scrollHeight) break;
    }
    scroller.scrollTop = 0;
    return found;
  });
}

/** Waits until everything is saved. */
export async function untilSaved(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible({ timeout: 30_000 });
}
