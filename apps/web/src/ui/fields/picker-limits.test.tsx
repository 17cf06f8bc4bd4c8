// @vitest-environment happy-dom
import { createDraft, groupSchema } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FilterBar } from '../entity-list/FilterBar.tsx';
import { type FilterValues, NO_FILTERS } from '../entity-list/list-filter.ts';
import { closeDom, openInDom, openSchool, settle, type, use } from '../testing/page-in-dom.tsx';
import { ItemPicker } from './ItemPicker.tsx';
import { PickerChip } from './PickerChip.tsx';

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

/** Shows a chip of so many items, after an option that stands for all of them, and opens its list. */
async function openChip(count: number, onChooseAll: (ids: readonly string[], isOn: boolean) => void) {
  const every = { id: '', name: 'All classes', isChosen: true, isSpecial: true, isEvery: true };
  const options = [every, ...itemsOf(count).map((item) => ({ ...item, isChosen: false }))];
  const chip = { label: 'Classes', text: 'All classes', isActive: false };
  await openInDom(<PickerChip {...chip} options={options} onChoose={() => {}} onChooseAll={onChooseAll} />);
  await use(document.querySelector('button'));
}

test('beside an option for all, Select All is offered for what a search finds', async () => {
  let taken: readonly string[] = [];
  await openChip(20, (ids) => {
    taken = ids;
  });
  expect(options()[0]).toBe('All classes');
  expect(options()).not.toContain('Select All');
  await act(async () => document.querySelector<HTMLElement>('input')?.focus());
  await type('class 1');
  expect(options().slice(0, 2)).toEqual(['Select All', 'Class 1']);
  const [all] = document.querySelectorAll<HTMLElement>('[role=option]');
  await act(async () => all?.click());
  expect(taken).toHaveLength(11);
});

test('a filter of a list has Select All, which is no choice of “No class”', async () => {
  const groups = Object.fromEntries(
    itemsOf(8).map(({ id, name }) => [id, groupSchema.parse({ id, name, structure: 's' })]),
  );
  openSchool({ ...createDraft({ schoolName: 'Hill' }), groups });
  let chosen: FilterValues = NO_FILTERS;
  const onChange = (next: FilterValues) => {
    chosen = next;
  };
  await openInDom(<FilterBar filters={[{ kind: 'group' }]} values={NO_FILTERS} onChange={onChange} />);
  await use(document.querySelector('[aria-haspopup]'));
  expect(options().slice(0, 2)).toEqual(['Select All', 'No class']);
  await act(async () => document.querySelector<HTMLElement>('[role=option]')?.click());
  expect(chosen.chosen.group).toEqual(itemsOf(8).map(({ id }) => id));
});
