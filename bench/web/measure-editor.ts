import type { Page } from '@playwright/test';
import { type CpuClock, createCpuClock } from './cpu-clock.ts';
import { measureConstraints } from './measure-constraints.ts';

/** Some durations of one kind in ms, with their limits. */
export interface Figure {
  readonly name: string;
  readonly ms: readonly number[];
  /** The processor time of the page's main thread for the same; absent when it was not counted. */
  readonly cpu?: readonly number[];
  readonly limit: number | null;
  /** The 95th percentile is held against the limit, not the median. */
  readonly isP95?: boolean;
}

const ITEM = '[data-item]';
const NAME_FIELD = 'main form input[type=text], main form input:not([type])';
const REPEATS = 7;
const TEXT = 'A name that somebody types at some speed';

const screens = [
  { name: 'Classrooms', ready: ITEM },
  { name: 'Classes', ready: ITEM },
  { name: 'Teachers', ready: ITEM },
  { name: 'Subjects', ready: ITEM },
  { name: 'Schedule', ready: '[data-lesson-id]' },
] as const;

/** Everything that is measured inside the editor, in one window. */
export async function measureEditor(page: Page): Promise<Figure[]> {
  await page.goto('/teachers');
  await page.locator(ITEM).first().waitFor();
  // The pre-check's thread starts a moment after the first screen; it is part of the load.
  await page.waitForTimeout(3000);
  const cpu = await createCpuClock(page);
  const figures = await switches(page, cpu);
  for (const name of ['Teachers', 'Classes', 'Subjects'] as const) {
    await visit(page, name);
    figures.push(...(await cards(page, name, cpu)));
    figures.push(...(await typing(page, name, cpu)));
    await visit(page, 'Schedule');
    await visit(page, name);
    figures.push(...(await scrolling(page, name)));
  }
  figures.push(...(await measureConstraints(page, cpu)));
  return figures;
}

async function visit(page: Page, name: string): Promise<void> {
  await link(page, name).click();
  await page.locator(`${ITEM}, [data-lesson-id]`).first().waitFor();
}

const link = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

/** From one screen to the next through the sidebar: the first time with its code, then again. */
async function switches(page: Page, cpu: CpuClock): Promise<Figure[]> {
  const first: number[] = [];
  const again: Record<string, number[]> = {};
  const worked: Record<string, number[]> = {};
  for (let round = 0; round < REPEATS; round += 1) {
    for (const { name, ready } of screens) {
      const before = await cpu.now();
      const ms = await link(page, name).evaluate((element, selector) => {
        // Elements of the screen before must not count.
        for (const old of document.querySelectorAll(selector)) old.remove();
        return window.bench.until(() => (element as HTMLElement).click(), selector);
      }, ready);
      if (round === 0) first.push(ms);
      else {
        again[name] = [...(again[name] ?? []), ms];
        worked[name] = [...(worked[name] ?? []), (await cpu.now()) - before];
      }
    }
  }
  return [
    { name: 'switching screens, the first time (with loading its code)', ms: first, limit: null },
    ...screens.map(({ name }) => ({
      name: `switching to ${name}`,
      ms: again[name] ?? [],
      cpu: worked[name] ?? [],
      limit: 100,
    })),
  ];
}

async function cards(page: Page, name: string, cpu: CpuClock): Promise<Figure[]> {
  const times: number[] = [];
  const worked: number[] = [];
  for (let index = 0; index < REPEATS; index += 1) {
    const before = await cpu.now();
    const ms = await page
      .locator(ITEM)
      .nth(index)
      .evaluate((element, selector) => {
        return window.bench.until(() => (element as HTMLElement).click(), selector);
      }, NAME_FIELD);
    times.push(ms);
    worked.push((await cpu.now()) - before);
    await page.keyboard.press('Escape');
    await page.locator(NAME_FIELD).first().waitFor({ state: 'detached' });
  }
  return [{ name: `opening a card: ${name}`, ms: times, cpu: worked, limit: 50 }];
}

async function typing(page: Page, name: string, cpu: CpuClock): Promise<Figure[]> {
  await page.locator(ITEM).first().click();
  const field = page.locator(NAME_FIELD).first();
  await field.click();
  const keys = await page.evaluateHandle(() => {
    window.bench.forget();
    return window.bench.keys();
  });
  const before = await cpu.now();
  await field.pressSequentially(TEXT, { delay: 60 });
  const each = ((await cpu.now()) - before) / TEXT.length;
  const times = await keys.evaluate((listening) => listening.end());
  const tasks = await page.evaluate(() => [...window.bench.longTasks]);
  await page.reload();
  await page.locator(ITEM).first().waitFor();
  return [
    { name: `keystroke to paint: ${name}`, ms: times, cpu: [each], limit: 16 },
    { name: `long tasks while typing: ${name}`, ms: tasks, limit: 100 },
  ];
}

/** Marks the scroller of the list, then scrolls it quickly for two seconds. */
async function scrolling(page: Page, name: string): Promise<Figure[]> {
  await page
    .locator(ITEM)
    .first()
    .evaluate((item) => {
      let element: Element | null = item;
      while (element && element.scrollHeight <= element.clientHeight + 1) element = element.parentElement;
      while (element && !/auto|scroll/.test(getComputedStyle(element).overflowY))
        element = element.parentElement;
      element?.setAttribute('data-bench-scroller', '');
      window.bench.forget();
    });
  const frames = await page.evaluate(() => window.bench.scroll('[data-bench-scroller]', 120, 40));
  const tasks = await page.evaluate(() => [...window.bench.longTasks]);
  return [
    { name: `frames while scrolling: ${name}`, ms: frames, limit: null },
    { name: `long tasks while scrolling: ${name}`, ms: tasks, limit: 100 },
  ];
}
