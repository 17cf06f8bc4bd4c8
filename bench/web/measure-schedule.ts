import type { CDPSession, Page } from '@playwright/test';
import { createCpuClock } from './cpu-clock.ts';
import type { Figure } from './measure-editor.ts';

const REPEATS = 7;
/** Lessons that are picked up for the answers, and drags after which the memory is measured. */
const PICKED = 20;
/** By so many px, so many times, with a pause in ms before each. */
const SCROLLS: [string, number, number, number][] = [
  ['a notch of the wheel ten times a second', 120, 40, 100],
  ['a notch in each frame', 120, 40, 0],
  ['a page', 700, 12, 500],
];
const DRAGS = { few: 50, many: 500 };

/** The schedule by hand with a large school: views, drags, answers, drops, and the memory after many drags. */
export async function measureSchedule(
  page: Page,
  counts = DRAGS,
): Promise<{ figures: Figure[]; megabytes: number[] }> {
  await page.goto('/schedule/classes');
  await page.locator('td [data-lesson-id]').first().waitFor();
  // The checks and the answers are prepared a moment after the first screen.
  await page.waitForTimeout(5000);
  await page.evaluate(installHand);
  const figures = [...(await views(page)), ...(await answers(page)), ...(await drags(page))];
  const session = await page.context().newCDPSession(page);
  const megabytes: number[] = [];
  let done = 0;
  for (const count of [counts.few, counts.many]) {
    for (; done < count; done += 10) await page.evaluate((seed) => window.hand.dragSome(10, seed), done);
    megabytes.push(await heapOf(session));
  }
  return { figures, megabytes };
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/** From one view to another: the Global View for the first time, then all in turns. */
async function views(page: Page): Promise<Figure[]> {
  const cpu = await createCpuClock(page);
  const open = async (tab: string, ready: string) => {
    const before = await cpu.now();
    const ms = await page
      .getByRole('tab', { name: tab, exact: true })
      .evaluate(
        (element, selector) => window.bench.until(() => (element as HTMLElement).click(), selector),
        ready,
      );
    return { ms, cpu: (await cpu.now()) - before };
  };
  const kinds = [
    ['Global View', '[data-time="across"] td [data-items]'],
    ['Day View', '[data-time="down"] td [data-items]'],
    ['Teacher View', '[aria-labelledby="schedule-tab-teachers"] td [data-lesson-id]:not([data-items])'],
    ['Class View', '[aria-labelledby="schedule-tab-classes"] td [data-lesson-id]:not([data-items])'],
  ] as const;
  const first = await open(...kinds[0]);
  const figures: Figure[] = [
    { name: 'Global View, the first time', ms: [first.ms], cpu: [first.cpu], limit: 200 },
  ];
  for (const kind of kinds.slice(1)) await open(kind[0], kind[1]);
  const again = new Map<string, { ms: number; cpu: number }[]>();
  for (let round = 0; round < REPEATS; round += 1) {
    for (const kind of kinds)
      again.set(kind[0], [...(again.get(kind[0]) ?? []), await open(kind[0], kind[1])]);
  }
  for (const [name, times] of again) {
    const worked = times.map((each) => each.cpu);
    figures.push({ name: `change to ${name}`, ms: times.map(({ ms }) => ms), cpu: worked, limit: 100 });
  }
  return figures;
}

/** Lessons picked up one after another, and the grid scrolled with one in the hand. */
async function answers(page: Page): Promise<Figure[]> {
  const cpu = await createCpuClock(page);
  const ms: number[] = [];
  const worked: number[] = [];
  for (let index = 0; index < PICKED; index += 1) {
    const before = await cpu.now();
    ms.push(await page.evaluate((at) => window.hand.pickUp(at), index));
    worked.push((await cpu.now()) - before);
    await page.evaluate(() => window.hand.letGo());
  }
  await page.evaluate(() => window.hand.pickUp(0));
  const scrolled: Figure[] = [];
  for (const [name, ...how] of SCROLLS) {
    const before = await cpu.now();
    const times = await page.evaluate((each) => window.hand.scroll(...each), how);
    const each = ((await cpu.now()) - before) / times.length;
    scrolled.push({
      name: `scrolled with a lesson in the hand: ${name}, p95`,
      ms: times,
      cpu: [each],
      limit: 16,
      isP95: true,
    });
  }
  await page.evaluate(() => window.hand.letGo());
  return [
    { name: 'all visible cells answered after picking up, p95', ms, cpu: worked, limit: 50, isP95: true },
    ...scrolled,
  ];
}

/** The frames of drags across the screen, and drops. */
async function drags(page: Page): Promise<Figure[]> {
  const cpu = await createCpuClock(page);
  await page.evaluate(() => window.hand.pickUp(3));
  const before = await cpu.now();
  const frames = await page.evaluate(() => window.hand.sweep(240));
  const each = ((await cpu.now()) - before) / frames.length;
  await page.evaluate(() => window.hand.letGo());
  const drops: number[] = [];
  const worked: number[] = [];
  for (let index = 0; index < PICKED; index += 1) {
    if (!(await page.evaluate((at) => window.hand.carry(at), index))) continue;
    const before = await cpu.now();
    drops.push(await page.evaluate(() => window.hand.drop()));
    worked.push((await cpu.now()) - before);
  }
  return [
    { name: 'main thread in a frame of a drag, p95', ms: frames, cpu: [each], limit: 8, isP95: true },
    { name: 'drop to paint', ms: drops, cpu: worked, limit: 50 },
  ];
}

/** Drags lessons in the measured page as a mouse does. */
interface Hand {
  /** Presses the card with this number and a moment later moves it; the ms from the move until its cells answer. */
  pickUp(at: number): Promise<number>;
  letGo(): Promise<void>;
  /** Moves what is held across the screen; the ms that the main thread needs for each frame. */
  sweep(frames: number): Promise<number[]>;
  /**
   * Scrolls by so many px and back, so many times, with a pause before each; the ms from the start of the frame in which
   * it is scrolled until a frame is painted in which every part in sight has its cells.
   */
  scroll(by: number, count: number, pause: number): Promise<number[]>;
  /** Takes the card with this number to a free cell; false where there was none. */
  carry(at: number): Promise<boolean>;
  /** Lets go of it; the ms until its new place is painted. */
  drop(): Promise<number>;
  dragSome(count: number, seed: number): Promise<void>;
}

declare global {
  interface Window {
    hand: Hand;
  }
}

/** Puts the hand into a page; runs there, so it can use nothing from outside. */
function installHand(): void {
  const cards = () => {
    const inSight = [...document.querySelectorAll<HTMLElement>('td [data-lesson-id]')].filter((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('button') === card;
    });
    return inSight;
  };
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  };
  const send = (type: string, target: Element, at: { clientX: number; clientY: number }) =>
    target.dispatchEvent(
      new PointerEvent(type, { ...at, bubbles: true, cancelable: true, button: 0, pointerType: 'mouse' }),
    );
  /** The ms from the start of the next frame until it is painted. */
  const frame = (act: () => void) =>
    new Promise<number>((resolve) => {
      requestAnimationFrame((start) => {
        act();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        port2.postMessage(null);
      });
    });
  /** Settles once the frame that is being made is painted. */
  const painted = () =>
    new Promise<number>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    });
  /** True if there is a cell wherever the grid is in sight. */
  const isFilled = (scroller: Element) => {
    const { left, right, top, bottom } = scroller.getBoundingClientRect();
    return [0.3, 0.6, 0.9].every((share) =>
      [top + 60, (top + bottom) / 2, bottom - 20].every((y) => {
        const under = document.elementFromPoint(left + share * (right - left), y);
        return under !== null && under.closest('td[data-day]') !== null;
      }),
    );
  };
  const press = (card: HTMLElement) => send('pointerdown', card, middle(card));
  const start = (card: HTMLElement) => {
    const at = middle(card);
    send('pointermove', card, { clientX: at.clientX + 6, clientY: at.clientY + 6 });
  };
  let carriedTo = { clientX: 0, clientY: 0 };
  window.hand = {
    async pickUp(at) {
      const all = cards();
      const card = all[(at * 7) % all.length];
      if (!card) throw new Error('there is no lesson to pick up');
      press(card);
      // No hand moves at once.
      await new Promise((resolve) => setTimeout(resolve, 60));
      return window.bench.until(() => start(card), '[data-answer]');
    },
    async letGo() {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await frame(() => undefined);
    },
    async sweep(frames) {
      const times: number[] = [];
      const grid = document.querySelector('[data-scroller]:not([data-kept] *)')?.getBoundingClientRect();
      if (!grid) throw new Error('there is no grid');
      for (let index = 0; index < frames; index += 1) {
        const share = (index % 60) / 60;
        const at = {
          clientX: grid.left + 160 + share * (grid.width - 240),
          clientY: grid.top + 100 + (Math.floor(index / 60) + share) * ((grid.height - 200) / 4),
        };
        times.push(await frame(() => send('pointermove', document.body, at)));
      }
      return times;
    },
    async scroll(by, count, pause) {
      const scroller = document.querySelector('[data-scroller]:not([data-kept] *)');
      if (!scroller) throw new Error('there is no grid');
      const times: number[] = [];
      for (let index = 0; index < count; index += 1) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        const began = await new Promise<number>((resolve) => {
          requestAnimationFrame(() => {
            resolve(performance.now());
            scroller.scrollBy({ top: index < count / 2 ? by : -by });
          });
        });
        while (!isFilled(scroller)) await frame(() => undefined);
        times.push((await painted()) - began);
      }
      return times;
    },
    async carry(at) {
      await this.pickUp(at);
      const free = [...document.querySelectorAll<HTMLElement>('[data-answer="free"]')].filter((each) => {
        const { clientX, clientY } = middle(each);
        return document.elementFromPoint(clientX, clientY)?.closest('td[data-day]');
      });
      const to = free[at % Math.max(1, free.length)];
      if (!to) {
        await this.letGo();
        return false;
      }
      carriedTo = middle(to);
      send('pointermove', document.body, carriedTo);
      await frame(() => undefined);
      return true;
    },
    drop: () =>
      window.bench.until(() => send('pointerup', document.body, carriedTo), 'body:not(:has([data-answer]))'),
    async dragSome(count, seed) {
      for (let index = 0; index < count; index += 1) if (await this.carry(seed + index)) await this.drop();
    },
  };
}
