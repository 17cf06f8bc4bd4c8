import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { named, outsideCatalogue } from './outside-catalogue.ts';
import { expect } from './test.ts';

/** Each stop with axe, in dark colours and on a phone: that takes three times as long. */
const EVERYTHING = Boolean(process.env.BELLGRID_LONG);

interface LookOptions {
  /** Also checks it with axe; one stop of each kind, because that takes longer than all else. */
  readonly axe?: boolean;
  /** Also checks the contrast in dark colours. */
  readonly dark?: boolean;
  /** Also checks it on a phone, where nothing may reach out of the screen, and with axe if that is wanted at all. */
  readonly narrow?: boolean;
  /** Checks the elements alone that this selector finds, not the whole page again. */
  readonly within?: string;
}

/** The things that open above a screen and are checked by themselves. */
const ABOVE = '[role=dialog], [role=menu], [role=listbox]';

/** A walk over screens in the pseudo-language, which are looked at one after the other. */
export interface Walk {
  /** Words that no catalogue has: the user's own. */
  readonly own: string[];
  /** Checks the present page. Faults fail the test at its end, so that the walk sees all screens. */
  look(where: string, options?: LookOptions): Promise<void>;
  /**
   * Performs the steps to a stop, then checks it. A stop that cannot be reached fails, and the walk
   * continues.
   */
  stop(where: string, reach: () => Promise<unknown>, options?: LookOptions): Promise<void>;
  button(id: string): Locator;
  press(id: string): Promise<void>;
  /** Opens a screen without loading the application again. */
  go(path: string): Promise<void>;
  /** Opens a screen and checks it once the element is visible. */
  screen(path: string, ready: Locator, options?: LookOptions): Promise<void>;
  /** Presses a button that opens a dialog, looks at that, and closes it with Escape. */
  dialog(where: string, open: () => Promise<unknown>, options?: LookOptions): Promise<void>;
}

/** The elements that an animation without end moves. */
const endlessMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return isEndless && effect instanceof KeyframeEffect
        ? [effect.target?.outerHTML.slice(0, 200) ?? '']
        : [];
    }),
  );

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

export function startWalk(page: Page, own: readonly string[]): Walk {
  const words = [...own];
  const begin = Date.now();
  /** For looking at all screens: `WALK_PICTURES` names a folder. */
  const takePicture = async (where: string): Promise<void> => {
    const folder = process.env.WALK_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${where.replaceAll(/[^\w]+/g, '-')}.png` });
  };
  const look = async (
    where: string,
    { axe = false, dark = false, narrow = false, within }: LookOptions = {},
  ) => {
    const check = (rules?: readonly string[]) => violations(page, rules, within);
    expect.soft(await endlessMotion(page), `${where}: moves although motion is reduced`).toEqual([]);
    if (process.env.WALK_TIMES) console.log(`${((Date.now() - begin) / 1000).toFixed(1)} ${where}`);
    expect.soft(await outsideCatalogue(page, words), `${where}: texts outside the catalogue`).toEqual([]);
    await takePicture(where);
    if (axe || EVERYTHING) expect.soft(await check(), `${where}: accessibility`).toEqual([]);
    if (dark || EVERYTHING) {
      await page.emulateMedia({ colorScheme: 'dark' });
      try {
        expect.soft(await check(['color-contrast']), `${where}: contrast when dark`).toEqual([]);
      } finally {
        await page.emulateMedia({ colorScheme: 'light' });
      }
    }
    if (narrow || EVERYTHING) {
      await page.setViewportSize(NARROW);
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // Parts that measure themselves are laid out a frame later.
      await expect.soft
        .poll(over, { message: `${where}: reaches out of a phone`, timeout: 3000 })
        .toBeLessThanOrEqual(0);
      if (axe || EVERYTHING) expect.soft(await check(), `${where}: accessibility on a phone`).toEqual([]);
      await takePicture(`${where} on a phone`);
      await page.setViewportSize(WIDE);
    }
  };
  const stop = async (where: string, reach: () => Promise<unknown>, options?: LookOptions) => {
    try {
      await reach();
      await look(where, options);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n').slice(0, 6).join('\n') : error;
      expect.soft(reason, `${where}: cannot be reached`).toBe('reached');
    }
  };
  // The router listens to the history.
  const go = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
  const button = (id: string) => page.getByRole('button', { name: named(id) }).first();
  return {
    own: words,
    look,
    stop,
    button,
    press: (id) => button(id).click(),
    go,
    screen: (path, ready, options) =>
      stop(
        path,
        async () => {
          await go(path);
          await expect(ready.first()).toBeVisible();
        },
        options,
      ),
    dialog: async (where, open, options) => {
      const opened = page.locator(ABOVE).filter({ visible: true });
      await stop(
        where,
        async () => {
          await open();
          await expect(opened.first()).toBeVisible();
        },
        { within: ABOVE, ...options },
      );
      for (let left = 0; left < 3; left += 1) {
        const before = await opened.count();
        if (before === 0) break;
        await page.keyboard.press('Escape');
        // One goes, or asks whether it may.
        await expect(opened).not.toHaveCount(before);
      }
    },
  };
}
