import type { Page } from '@playwright/test';
import type { CpuClock } from './cpu-clock.ts';
import type { Figure } from './measure-editor.ts';

const REPEATS = 7;
const ROW = '[role=table] [role=row] a';

/** The administration's table of schools, with 5,000 of them: its opening, its search, and another order. */
export async function measureClients(page: Page, cpu: CpuClock): Promise<Figure[]> {
  const opening: number[] = [];
  const opened: number[] = [];
  const table = page.getByRole('table', { name: 'Schools' });
  for (let round = 0; round < REPEATS; round += 1) {
    // A load of the page forgets the schools.
    await page.goto('/admin');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(2000);
    const before = await cpu.now();
    const ms = await page
      .locator('nav a[href="/admin/clients"]')
      .evaluate((element, row) => window.bench.until(() => (element as HTMLElement).click(), row), ROW);
    opening.push(ms);
    opened.push((await cpu.now()) - before);
    await page.waitForFunction(() => {
      const rows = document.querySelector('[role=table]')?.getAttribute('aria-rowcount');
      return Number(rows) > 5000;
    });
  }
  const search = page.getByLabel('Search school, person or e-mail');
  await search.click();
  await page.evaluate(() => window.bench.forget());
  const keys = await page.evaluateHandle(() => window.bench.keys());
  const before = await cpu.now();
  const word = 'abbey academy head office12';
  await search.pressSequentially(word, { delay: 80 });
  const typed = ((await cpu.now()) - before) / word.length;
  const keystrokes = await keys.evaluate((listening) => listening.end());
  await search.fill('');
  const sorting: number[] = [];
  const sorted: number[] = [];
  const head = table.getByRole('columnheader', { name: 'E-mail' });
  for (const order of ['ascending', 'descending', 'ascending', 'descending']) {
    const start = await cpu.now();
    sorting.push(
      await head
        .getByRole('button')
        .evaluate(
          (element, ready) => window.bench.until(() => (element as HTMLElement).click(), ready),
          `[role=columnheader][aria-sort=${order}] svg`,
        ),
    );
    sorted.push((await cpu.now()) - start);
  }
  return [
    { name: 'opening the table until its first rows are shown', ms: opening, cpu: opened, limit: 300 },
    { name: 'keystroke in the search of schools', ms: keystrokes, cpu: [typed], limit: 16 },
    { name: 'another order', ms: sorting, cpu: sorted, limit: 100 },
  ];
}
