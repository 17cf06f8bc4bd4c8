import type { Page } from '@playwright/test';
import type { CpuClock } from './cpu-clock.ts';
import type { Figure } from './measure-editor.ts';
import { createTaskClock, type TaskClock } from './task-clock.ts';

const REPEATS = 7;
/** A task of so many ms is a long one to the browser. */
const LONG_TASK = 50;

/** The content of a tab of the constraints, once it is open. */
const contentOf = (tab: string) =>
  `[aria-labelledby=constraints-tab-${tab}] :is([role=cell], [role=grid] button)`;

/** The tabs of the Constraints Dashboard, its search, and the switch of a rule until its new errors are shown. */
export async function measureConstraints(page: Page, cpu: CpuClock): Promise<Figure[]> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Constraints/ })
    .click();
  await page.locator('#constraints-tab-subject').click();
  await page.locator(contentOf('subject')).first().waitFor();
  const figures: Figure[] = [];
  const tasks = await createTaskClock(page);
  for (const tab of ['workload', 'subject', 'teacher', 'lessonspread', 'classroom', 'class']) {
    const other = tab === 'classroom' ? 'teacher' : 'classroom';
    const times: number[] = [];
    const worked: number[] = [];
    for (let round = 0; round < REPEATS; round += 1) {
      await page.locator(`#constraints-tab-${other}`).click();
      await page.locator(contentOf(other)).first().waitFor();
      const before = await cpu.now();
      const ms = await page
        .locator(`#constraints-tab-${tab}`)
        .evaluate(
          (element, selector) => window.bench.until(() => (element as HTMLElement).click(), selector),
          contentOf(tab),
        );
      times.push(ms);
      worked.push((await cpu.now()) - before);
    }
    figures.push({ name: `opening a tab of the constraints: ${tab}`, ms: times, cpu: worked, limit: 150 });
  }
  await page.locator('#constraints-tab-subject').click();
  const search = page.getByLabel('Search Constraints');
  await search.click();
  const keys = await page.evaluateHandle(() => window.bench.keys());
  await tasks.start();
  const before = await cpu.now();
  const word = 'Class 12 same day';
  await search.pressSequentially(word, { delay: 60 });
  const each = ((await cpu.now()) - before) / word.length;
  const times = await keys.evaluate((listening) => listening.end());
  figures.push({ name: 'keystroke in the search of the constraints', ms: times, cpu: [each], limit: 16 });
  figures.push(longestTask('typing in the search', await tasks.end()));
  await search.fill('');
  figures.push(
    await filtering(page, tasks),
    await toggling(page, cpu),
    ...(await scrolling(page, cpu, tasks)),
  );
  return figures;
}

/** The longest of the tasks, which must be no long one. */
const longestTask = (name: string, tasks: readonly number[]): Figure => ({
  name: `longest task while ${name}`,
  ms: [Math.max(...tasks)],
  limit: LONG_TASK,
});

/** Shows the rules with problems alone and all rules again. */
async function filtering(page: Page, tasks: TaskClock): Promise<Figure> {
  const button = page.getByRole('button', { name: 'Conflicting' });
  await tasks.start();
  for (let round = 0; round < REPEATS; round += 1) {
    await button.click();
    await page.locator(contentOf('subject')).first().waitFor();
    await page.waitForTimeout(200);
    await button.click();
    await page.waitForTimeout(200);
  }
  return longestTask('filtering by problems', await tasks.end());
}

/** Scrolls through the rules for two seconds, then back to the top. */
async function scrolling(page: Page, cpu: CpuClock, tasks: TaskClock): Promise<Figure[]> {
  await tasks.start();
  const before = await cpu.now();
  const frames = await page.evaluate(() => window.bench.scroll('[role=table]', 120, 60));
  const each = ((await cpu.now()) - before) / frames.length;
  const longest = longestTask('scrolling', await tasks.end());
  await page.locator('[role=table]').evaluate((element) => element.scrollTo(0, 0));
  return [{ name: 'frame while scrolling', ms: frames, cpu: [each], limit: null }, longest];
}

/**
 * Switches a broken rule on again. Its row is red only once the schedule was checked with it: it was off for so long that
 * nothing is left of the errors before.
 */
async function toggling(page: Page, cpu: CpuClock): Promise<Figure> {
  const row = page.locator('[role=row][data-status=hard]').first();
  await row.waitFor();
  // Rules of one sentence repeat in this school: the row is known by its place, which it keeps.
  const place = `[role=row][aria-rowindex="${await row.getAttribute('aria-rowindex')}"]`;
  const stateOf = (state: string) => `${place}[data-status=${state}]`;
  const toggle = page.locator(`${place} [role=switch]`);
  const times: number[] = [];
  const worked: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    await toggle.click({ force: true });
    await page.locator(stateOf('off')).waitFor();
    await page.waitForTimeout(1500);
    const before = await cpu.now();
    const ms = await toggle.evaluate(
      (element, selector) => window.bench.until(() => (element as HTMLElement).click(), selector),
      stateOf('hard'),
    );
    times.push(ms);
    worked.push((await cpu.now()) - before);
  }
  return { name: 'switching a rule on until its errors are shown', ms: times, cpu: worked, limit: 100 };
}
