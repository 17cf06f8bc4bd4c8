// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closeDom, openInDom, settle } from '../testing/page-in-dom.tsx';
import { ItemPicker } from './ItemPicker.tsx';

afterEach(closeDom);

const itemsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Class ${index + 1}` }));

/** Shows a field of so many items, so many of them chosen, and opens its list. */
async function open(count: number, chosen: number): Promise<void> {
  const items = itemsOf(count);
  const value = items.slice(0, chosen).map(({ id }) => id);
  await openInDom(<ItemPicker label="Classes" items={items} value={value} onChange={() => {}} />);
  await act(async () => document.querySelector('input')?.click());
  await settle();
}

const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const chips = () =>
  [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);

test('Select All is offered from 8 items on', async () => {
  await open(7, 0);
  expect(options()).toEqual(itemsOf(7).map(({ name }) => name));
  await closeDom();
  await open(8, 0);
  expect(options()).toEqual(['Select All', ...itemsOf(8).map(({ name }) => name)]);
});

test('8 chips are shown, and the number of the others', async () => {
  await open(10, 8);
  expect(chips()).toEqual(itemsOf(8).map(({ name }) => name));
  await closeDom();
  await open(10, 9);
  expect(chips()).toEqual([...itemsOf(8).map(({ name }) => name), expect.stringMatching(/^\+?1\b/)]);
});
