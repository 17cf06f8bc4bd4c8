import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { schoolByHand } from '../apps/web/src/features/schedule/testing/school-by-hand.ts';
import { signUp } from './support/account.ts';
import { importFile } from './support/draft-file.ts';
import { dragOver } from './support/drag.ts';
import { draftFileOf } from './support/placed-school.ts';
import { openSchedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

/** A period of a class or a teacher in the shown view. */
interface Place {
  readonly item: string;
  readonly day: number;
  readonly period: number;
}

/** A way to use the schedule. */
interface Hand {
  carry(lesson: string, to: Place | 'staging', options?: { readonly alone?: boolean }): Promise<void>;
  select(lessons: readonly string[]): Promise<void>;
  /** Opens the menu of a lesson and uses a command of it; several names go into menus of the menu. */
  command(lesson: string, ...names: readonly (string | RegExp)[]): Promise<void>;
  use(control: Locator): Promise<void>;
}

/** The card of a lesson in the timetable, or in the staging area. */
const cardOf = (page: Page, lesson: string) =>
  page.locator(`:is(td, aside) [data-lesson-id="${lesson}"]:visible`).first();

/** The element under a pointer at a period of an item: a lesson, else the empty cell. */
async function stopOf(page: Page, { item, day, period }: Place): Promise<Locator> {
  const cell = page
    .locator(`[data-block^="${item}/"]:visible td[data-day="${day}"][data-period="${period}"]`)
    .or(page.locator(`[data-block^="${item}/"] td[data-day="${day}"][data-period="${period}"]:visible`))
    .first();
  await expect(cell).toBeAttached();
  const card = cell.locator('[data-at]').first();
  return (await card.count()) > 0 ? card : cell;
}

const staging = (page: Page) => page.getByRole('complementary', { name: 'Staging area' });

const byMouse = (page: Page): Hand => ({
  async carry(lesson, to, { alone = false } = {}) {
    const target =
      to === 'staging' ? staging(page).getByRole('heading', { level: 2 }) : await stopOf(page, to);
    // Far from the edges, near which the grid scrolls under the lesson.
    await target.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'nearest' }));
    if (alone) await page.keyboard.down('Control');
    await dragOver(page, cardOf(page, lesson), target);
    await page.mouse.up();
    if (alone) await page.keyboard.up('Control');
  },
  async select(lessons) {
    for (const lesson of lessons) await cardOf(page, lesson).click({ modifiers: ['ControlOrMeta'] });
  },
  async command(lesson, ...names) {
    await cardOf(page, lesson).click({ button: 'right' });
    for (const [depth, name] of names.entries()) {
      const item = page.getByRole('menuitem', { name });
      await (depth < names.length - 1 ? item.hover() : item.click());
    }
  },
  use: (control) => control.click(),
});

const byKeys = (page: Page): Hand => {
  /** The places of the focus and of a cell in the order of the arrow keys. */
  const spotOf = (stop: Locator) =>
    stop.evaluate((element) => {
      const [block = 0, day = 0, row = 0] = ((element as HTMLElement).dataset.at ?? '')
        .split(':')
        .map(Number);
      const time = element.closest<HTMLElement>('[data-time]')?.dataset.time;
      if (time === 'across') return { across: day * 100 + row, down: block };
      if (time === 'down') return { across: block, down: day * 100 + row };
      return { across: day, down: block * 100 + row };
    });
  const walkTo = async (to: Place) => {
    const goal = await spotOf(await stopOf(page, to));
    for (let step = 0; step < 100; step += 1) {
      const now = await spotOf(page.locator(':focus'));
      if (now.across < goal.across) await page.keyboard.press('ArrowRight');
      else if (now.across > goal.across) await page.keyboard.press('ArrowLeft');
      else if (now.down < goal.down) await page.keyboard.press('ArrowDown');
      else if (now.down > goal.down) await page.keyboard.press('ArrowUp');
      else return;
    }
    throw new Error('the arrow keys do not lead there');
  };
  return {
    async carry(lesson, to, { alone = false } = {}) {
      await cardOf(page, lesson).focus();
      await page.keyboard.press('Space');
      if (to === 'staging') return page.keyboard.press('Delete');
      await walkTo(to);
      await page.keyboard.press(alone ? 'Control+Space' : 'Space');
    },
    async select(lessons) {
      for (const lesson of lessons) {
        await cardOf(page, lesson).focus();
        await page.keyboard.press('Shift+Space');
      }
    },
    async command(lesson, ...names) {
      await cardOf(page, lesson).focus();
      await page.keyboard.press('ContextMenu');
      for (const [depth, name] of names.entries()) {
        const item = page.getByRole('menuitem', { name });
        await item.waitFor();
        const isReached = () => item.evaluate((element) => element === document.activeElement);
        for (let step = 0; !(await isReached()); step += 1) {
          if (step > 40) throw new Error(`the keys do not reach ${name}`);
          await page.keyboard.press('ArrowDown');
        }
        await page.keyboard.press(depth < names.length - 1 ? 'ArrowRight' : 'Enter');
      }
    },
    async use(control) {
      await control.focus();
      await page.keyboard.press('Enter');
    },
  };
};

const byTouch = (page: Page): Hand => {
  const hand: Hand = {
    async carry(lesson, to, { alone = false } = {}) {
      await cardOf(page, lesson).tap();
      if (alone) await page.getByRole('button', { name: 'Move it alone' }).tap();
      await (to === 'staging'
        ? page.getByRole('button', { name: 'To staging area' })
        : await stopOf(page, to)
      ).tap();
    },
    async select(lessons) {
      for (const lesson of lessons) await hand.command(lesson, 'Select');
    },
    async command(lesson, ...names) {
      const card = cardOf(page, lesson);
      await card.scrollIntoViewIfNeeded();
      const box = await card.boundingBox();
      if (!box) throw new Error(`${lesson} is not in sight`);
      // A finger that rests on the card until its menu is there.
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) }];
      // Once lifted, it is reported as a mouse too, a moment later.
      const lifted = await page.evaluateHandle(() => ({
        click: new Promise<void>((resolve) => {
          window.addEventListener('click', () => resolve(), { capture: true, once: true });
        }),
      }));
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
      await page.getByRole('menuitem', { name: names[0] ?? '' }).waitFor();
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await lifted.evaluate(({ click }) => click);
      await session.detach();
      for (const name of names) await page.getByRole('menuitem', { name }).tap();
    },
    use: (control) => control.tap(),
  };
  return hand;
};

const in9A = (day: number, period: number): Place => ({ item: '9A', day, period });

/** The acts of moving lessons by hand, one after another in one school. */
async function moveByHand(page: Page, hand: Hand, path: string): Promise<void> {
  test.setTimeout(240_000);
  const school = schoolByHand();
  writeFileSync(path, draftFileOf(school));
  await signUp(page);
  await importFile(page, path);
  await openSchedule(page);
  const isAt = (lesson: string, day: number, period: number) =>
    expect(page.locator(`td [data-lesson-id="${lesson}"]:visible`).first()).toHaveAccessibleName(
      new RegExp(`Day ${day + 1} periods? ${period + 1}`),
    );
  const isStaged = (lesson: string) =>
    expect(page.locator(`td [data-lesson-id="${lesson}"]:visible`)).toHaveCount(0);
  const undo = () => hand.use(page.getByRole('button', { name: /^Undo: / }));
  const says = async (text: string) => {
    const message = page.getByText(text);
    await expect(message.last()).toBeVisible();
    // The next one of the same words is another one. It may go away by itself before it is closed.
    await page
      .locator('.mantine-Notification-root')
      .filter({ has: message })
      .getByRole('button', { name: 'Close' })
      .evaluateAll((buttons: HTMLElement[]) => {
        for (const button of buttons) button.click();
      });
    await expect(message).toHaveCount(0);
  };
  const openView = async (name: string, layout?: 'Rows' | 'Columns') => {
    await page.getByRole('tab', { name, exact: true }).click();
    if (!layout) return;
    await page.getByRole('button', { name: layout }).click();
    // The grid follows the button a moment later: before, its cells are at other places.
    await expect(page.locator('[data-time]:visible').first()).toHaveAttribute(
      'data-time',
      layout === 'Rows' ? 'across' : 'down',
    );
  };

  await test.step('a lesson is placed from the staging area and goes back to it', async () => {
    await hand.carry('Drama', in9A(3, 2));
    await isAt('Drama', 3, 2);
    await hand.carry('Drama', 'staging');
    await isStaged('Drama');
    await undo();
    await isAt('Drama', 3, 2);
  });

  await test.step('it swaps with the lesson where it is dropped, or moves alone', async () => {
    await hand.carry('Art', in9A(1, 1));
    await isAt('Art', 1, 1);
    await isAt('Music', 0, 0);
    await undo();
    await isAt('Art', 0, 0);
    await hand.carry('Art', in9A(1, 1), { alone: true });
    await isAt('Art', 1, 1);
    await isAt('Music', 1, 1);
    await undo();
    await isAt('Art', 0, 0);
  });

  for (const [what, lesson, to, reason] of [
    [
      'another class',
      'Art',
      { item: '9B', day: 0, period: 1 },
      'You can only move lessons within the same class (column)',
    ],
    [
      'a place that is too short',
      'Sport',
      in9A(3, 3),
      "This lesson is 2 periods long and can't fit at this spot",
    ],
    ['a period without school', 'Art', in9A(4, 3), "This lesson doesn't fit there"],
    [
      'a swap that does not fit',
      'Maths',
      in9A(2, 0),
      "You can't make this swap because the other cell can't fit here",
    ],
    [
      'the class of another structure',
      'Songs',
      in9A(3, 1),
      'You can only move lessons within the same class (column)',
    ],
  ] as const)
    await test.step(`a drop is refused for ${what}, and the reason is shown`, async () => {
      const { timeSlot } = school.lessons[lesson] ?? {};
      await hand.carry(lesson, to);
      await says(reason);
      if (timeSlot) await isAt(lesson, timeSlot.day, timeSlot.start);
    });

  await test.step('locked it does not move and says so', async () => {
    await hand.command('Music', /^Lock$/);
    await expect(cardOf(page, 'Music')).toHaveAccessibleName(/locked/);
    await hand.carry('Music', in9A(3, 0));
    await says('Music is locked. Unlock it to move it.');
    await isAt('Music', 1, 1);
    await hand.command('Music', 'Unlock');
    await expect(cardOf(page, 'Music')).not.toHaveAccessibleName(/locked/);
  });

  await test.step('several move by the same distance, and go to the staging area together', async () => {
    const selected = page.getByRole('region', { name: 'Selected lessons' });
    await hand.select(['Art', 'Music']);
    await expect(selected.getByText('2 lessons selected')).toBeVisible();
    await hand.carry('Art', in9A(2, 2));
    await isAt('Art', 2, 2);
    await isAt('Music', 3, 3);
    await undo();
    await isAt('Art', 0, 0);
    await isAt('Music', 1, 1);
    await hand.use(selected.getByRole('button', { name: 'To staging area' }));
    await isStaged('Art');
    await isStaged('Music');
    await undo();
    await isAt('Art', 0, 0);
    await isAt('Music', 1, 1);
  });

  await test.step('room is made at a blocked cell by a chain of moves', async () => {
    await hand.carry('Art', in9A(1, 2));
    const panel = page.getByRole('region', { name: /^Make room for Art, 9A at Day 2 period 3/ });
    await hand.use(panel.getByRole('listitem').first().getByRole('button'));
    await isAt('Art', 1, 2);
    await undo();
    await isAt('Art', 0, 0);
    await isAt('Latin', 1, 2);
  });

  await test.step('its classroom is changed to one that is free', async () => {
    await hand.command('Art', 'Change classroom', /^Lab 2\s*free$/);
    await expect(cardOf(page, 'Art')).toHaveAccessibleName(/Lab 2/);
    await undo();
    await expect(cardOf(page, 'Art')).toHaveAccessibleName(/Lab 1/);
  });

  await test.step('it swaps classrooms with the lesson that has the other one at that time', async () => {
    await hand.command('Chess', 'Change classroom', /^Lab 2\s*free$/);
    await hand.command('Art', 'Change classroom', /^Swap with Chess, 9B\s*Lab 2$/);
    await expect(cardOf(page, 'Art')).toHaveAccessibleName(/Lab 2/);
    await expect(cardOf(page, 'Chess')).toHaveAccessibleName(/Lab 1/);
    await isAt('Art', 0, 0);
    await undo();
    await expect(cardOf(page, 'Art')).toHaveAccessibleName(/Lab 1/);
    await expect(cardOf(page, 'Chess')).toHaveAccessibleName(/Lab 2/);
    await undo();
    await expect(cardOf(page, 'Chess')).not.toHaveAccessibleName(/Lab/);
  });

  await test.step('a lesson of two classes moves for both, the halves of a division move together', async () => {
    await hand.carry('Choir', { item: '9B', day: 3, period: 3 });
    await isAt('Choir', 3, 3);
    await undo();
    await isAt('Choir', 4, 0);
    await hand.carry('French', { item: '9C', day: 1, period: 0 });
    await isAt('French', 1, 0);
    await isAt('German', 1, 0);
    await says('German moved too');
    await undo();
    await isAt('German', 0, 0);
  });

  for (const layout of ['Rows', 'Columns'] as const)
    await test.step(`in the Global View, in ${layout.toLowerCase()}, with two structures`, async () => {
      await openView('Global View', layout);
      // Far from the edges, near which the grid scrolls under the lesson.
      await hand.carry('Songs', { item: '1A', day: 0, period: 3 });
      await isAt('Songs', 0, 3);
      await undo();
      await isAt('Songs', 3, 0);
      await hand.carry('Art', in9A(0, 2));
      await isAt('Art', 0, 2);
      await undo();
      await isAt('Art', 0, 0);
    });

  await test.step('in the Day View', async () => {
    await openView('Day View');
    await hand.carry('Art', in9A(0, 2));
    await isAt('Art', 0, 2);
    await undo();
    await isAt('Art', 0, 0);
  });

  for (const layout of ['Rows', 'Columns'] as const)
    await test.step(`in a view of its own, in ${layout.toLowerCase()}`, async () => {
      await openView('Own', layout);
      await hand.carry('Art', { item: 'Ada', day: 0, period: 2 });
      await isAt('Art', 0, 2);
      await undo();
      await isAt('Art', 0, 0);
    });
}

test('lessons are moved by hand with the mouse', async ({ page }, testInfo) => {
  await moveByHand(page, byMouse(page), testInfo.outputPath('school.json'));
});

test('lessons are moved by hand with the keyboard alone', async ({ page }, testInfo) => {
  await moveByHand(page, byKeys(page), testInfo.outputPath('school.json'));
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('lessons are moved by hand with a finger', async ({ page }, testInfo) => {
    await moveByHand(page, byTouch(page), testInfo.outputPath('school.json'));
  });
});
