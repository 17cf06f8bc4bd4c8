// @vitest-environment happy-dom
import { DirectionProvider, MantineProvider, Menu } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { SubMenu } from './SubMenu.tsx';

let root: Root | null = null;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
});

async function open(dir: 'ltr' | 'rtl'): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root?.render(
      <DirectionProvider initialDirection={dir} detectDirection={false}>
        <MantineProvider env="test">
          <Menu opened withinPortal={false}>
            <Menu.Target>
              <button type="button">Menu</button>
            </Menu.Target>
            <Menu.Dropdown>
              <SubMenu label="Colours" icon={null}>
                <Menu.Item>Red</Menu.Item>
                <Menu.Item>Blue</Menu.Item>
              </SubMenu>
            </Menu.Dropdown>
          </Menu>
        </MantineProvider>
      </DirectionProvider>,
    ),
  );
}

const itemNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) => each.textContent === name);

async function press(key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => void document.activeElement?.dispatchEvent(event));
}

/** A press opens and closes the menu at once; only the focus follows a little later. */
const isOpen = () => itemNamed('Red') !== undefined;

/** Waits until the library has moved the focus to an item. */
const focusOn = (name: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(document.activeElement?.textContent).toBe(name);
  });

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)(
  '%s: the arrow towards the menu opens it, the other one closes it with the focus on its item',
  async (dir, forth, back) => {
    await open(dir);
    itemNamed('Colours')?.focus();
    await press(back);
    expect(isOpen()).toBe(false);
    await press(forth);
    expect(isOpen()).toBe(true);
    await focusOn('Red');
    await press(forth);
    expect([isOpen(), document.activeElement?.textContent]).toEqual([true, 'Red']);
    await press(back);
    expect(isOpen()).toBe(false);
    await focusOn('Colours');
  },
);

test.each(['Enter', ' '])('%j opens it with the focus on its first item', async (key) => {
  await open('ltr');
  itemNamed('Colours')?.focus();
  await press(key);
  expect(isOpen()).toBe(true);
  await focusOn('Red');
});
