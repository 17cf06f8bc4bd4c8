import type { Id } from '@bellgrid/model';
import { act } from 'react';
import { elementsNamed, press, until, use } from '../../../ui/testing/page-in-dom.tsx';
import { parseFocusKey } from '../../../ui/timetable-grid/focus-key.ts';
import { cardOf, frame, type Place, point, stagingArea, stopOf } from './schedule-in-dom.ts';

/** A way to use the schedule. */
export interface Hand {
  readonly name: string;
  /** Takes a lesson and lets it go at a place. */
  carry(lesson: Id, to: Place | 'staging', options?: { readonly alone?: boolean }): Promise<void>;
  select(lessons: readonly Id[]): Promise<void>;
  /** Opens the menu of a lesson and uses a command of it; several names go into menus of the menu. */
  command(lesson: Id, ...names: readonly (string | RegExp)[]): Promise<void>;
  use(button: Element | undefined): Promise<void>;
}

export const buttonNamed = (name: string | RegExp): HTMLElement | undefined =>
  elementsNamed('button', name)[0];

const menuItem = (name: string | RegExp) => until(() => elementsNamed('[role=menuitem]', name)[0]);

const targetOf = (to: Place | 'staging') => (to === 'staging' ? stagingArea() : stopOf(to));

const mouse: Hand = {
  name: 'by mouse',
  async carry(lesson, to, { alone = false } = {}) {
    const from = cardOf(lesson);
    await point('pointerdown', from);
    await point('pointermove', from, { clientX: 70, clientY: 100 });
    const target = targetOf(to);
    await point('pointermove', target);
    await frame();
    if (alone)
      await act(
        async () =>
          void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', bubbles: true })),
      );
    await point('pointerup', target);
    // The browser's click after it is on what contains both.
    let both: Element = from.isConnected ? from : target;
    while (!both.contains(target)) both = both.parentElement ?? document.body;
    await point('click', both);
  },
  async select(lessons) {
    for (const lesson of lessons) await point('click', cardOf(lesson), { ctrlKey: true });
  },
  async command(lesson, ...names) {
    await point('contextmenu', cardOf(lesson));
    for (const name of names) {
      const item = await menuItem(name);
      await point('mouseenter', item, { bubbles: false });
      await point('click', item);
    }
  },
  async use(button) {
    if (!button) throw new Error('There is no such button.');
    await point('click', button);
  },
};

const keys: Hand = {
  name: 'by keyboard alone',
  async carry(lesson, to, { alone = false } = {}) {
    await use(cardOf(lesson), ' ');
    if (to === 'staging') return press('Delete');
    await walkTo(to);
    if (alone) await press('Control');
    await press(' ', { ctrlKey: alone });
    await frame();
  },
  async select(lessons) {
    for (const lesson of lessons) await use(cardOf(lesson), ' ', { shiftKey: true });
  },
  async command(lesson, ...names) {
    const card = cardOf(lesson);
    await use(card, 'ContextMenu');
    // The browser answers the key by this event.
    await point('contextmenu', card);
    for (const [depth, name] of names.entries()) {
      const item = await menuItem(name);
      await until(() => document.activeElement?.closest('[role=menu]'));
      for (let step = 0; document.activeElement !== item; step += 1) {
        if (step > 40) throw new Error(`The keys do not reach ${name}.`);
        await press('ArrowDown');
      }
      await press(depth < names.length - 1 ? 'ArrowRight' : 'Enter');
    }
  },
  use: (button) => use(button),
};

/** Goes to a place with the arrow keys. */
export async function walkTo(to: Place): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    const now = spotOf(document.activeElement);
    const goal = spotOf(stopOf(to));
    if (now.across < goal.across) await press('ArrowRight');
    else if (now.across > goal.across) await press('ArrowLeft');
    else if (now.down < goal.down) await press('ArrowDown');
    else if (now.down > goal.down) await press('ArrowUp');
    else return;
  }
  throw new Error('The arrow keys do not lead there.');
}

/** More than a day has periods and a school of these tests has items. */
const MANY = 100;

/** The place of a cell in the order in which the arrow keys go, to the right and down. */
function spotOf(element: Element | null): { readonly across: number; readonly down: number } {
  const at = element instanceof HTMLElement ? parseFocusKey(element.dataset.at) : null;
  if (!at) throw new Error('The focus is in no cell.');
  const { block, day, row } = at;
  const time = element?.closest<HTMLElement>('[data-time]')?.dataset.time;
  if (time === 'across') return { across: day * MANY + row, down: block };
  if (time === 'down') return { across: block, down: day * MANY + row };
  return { across: day, down: block * MANY + row };
}

const finger = { pointerType: 'touch' } as const;
const tap = (target: Element) => point('click', target, finger);

const touch: Hand = {
  name: 'by touch',
  async carry(lesson, to, { alone = false } = {}) {
    await tap(cardOf(lesson));
    if (alone) await touch.use(buttonNamed('Move it alone'));
    if (to === 'staging') return touch.use(buttonNamed('To staging area'));
    await tap(stopOf(to));
  },
  async select(lessons) {
    for (const lesson of lessons) await touch.command(lesson, 'Select');
  },
  async command(lesson, ...names) {
    const card = cardOf(lesson);
    await point('pointerdown', card, finger);
    await menuItem(names[0] ?? '');
    await point('pointerup', card, finger);
    // The finger that is lifted is no tap, though it is reported to pages that know the mouse alone.
    await point('mousedown', card);
    await tap(card);
    for (const name of names) {
      const item = await menuItem(name);
      await point('pointerdown', item, finger);
      await tap(item);
    }
  },
  async use(button) {
    if (!button) throw new Error('There is no such button.');
    await tap(button);
  },
};

export const hands: readonly Hand[] = [mouse, keys, touch];
