// @vitest-environment happy-dom
import { DirectionProvider, MantineProvider, Menu } from '@mantine/core';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
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

/** Presses a key, and gives the item that has the focus once the library has moved it. */
async function focusAfter(key: string): Promise<string | null | undefined> {
  await act(async () => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return document.activeElement?.textContent;
}

test.each([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)(
  '%s: the arrow towards the menu opens it, the other one closes it with the focus on its item',
  async (dir, forth, back) => {
    await open(dir);
    itemNamed('Colours')?.focus();
    expect(await focusAfter(back)).toBe('Colours');
    expect(itemNamed('Red')).toBeUndefined();
    expect(await focusAfter(forth)).toBe('Red');
    expect(await focusAfter(forth)).toBe('Red');
    expect(await focusAfter(back)).toBe('Colours');
    expect(itemNamed('Red')).toBeUndefined();
  },
);

test.each(['Enter', ' '])('%j opens it with the focus on its first item', async (key) => {
  await open('ltr');
  itemNamed('Colours')?.focus();
  expect(await focusAfter(key)).toBe('Red');
});
