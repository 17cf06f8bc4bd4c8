import type { Page } from '@playwright/test';
import { createCpuClock } from './cpu-clock.ts';
import type { Figure } from './measure-editor.ts';

const CELLS = 40;

/** The curriculum matrix: arrows from cell to cell, and numbers typed into cells. */
export async function measureMatrix(page: Page): Promise<Figure[]> {
  await page.goto('/subjects');
  await page.getByText('Matrix', { exact: true }).click();
  const grid = page.getByRole('grid');
  await grid.waitFor();
  // The pre-check's thread starts a moment after the first screen.
  await page.waitForTimeout(3000);
  await grid.focus();
  const cpu = await createCpuClock(page);
  const measured = async (name: string, keys: readonly string[]): Promise<Figure[]> => {
    const listening = await page.evaluateHandle(() => {
      window.bench.forget();
      return window.bench.keys();
    });
    const before = await cpu.now();
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(60);
    }
    const each = ((await cpu.now()) - before) / keys.length;
    const ms = await listening.evaluate((keysOf) => keysOf.end());
    const tasks = await page.evaluate(() => [...window.bench.longTasks]);
    return [
      { name, ms, cpu: [each], limit: 16 },
      { name: `long tasks: ${name}`, ms: tasks, limit: 100 },
    ];
  };
  const arrows = Array.from({ length: CELLS }, (_, index) => (index % 2 === 0 ? 'ArrowDown' : 'ArrowRight'));
  const digits = Array.from({ length: CELLS }, (_, index) => [`${2 + (index % 4)}`, 'Tab']).flat();
  return [
    ...(await measured('an arrow key in the curriculum matrix', arrows)),
    ...(await measured('a number, and Tab to the next cell, in the curriculum matrix', digits)),
  ];
}
