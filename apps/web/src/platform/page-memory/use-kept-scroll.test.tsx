// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSchoolMemory } from './page-memory.ts';
import { scrollPositions, useKeptScroll } from './use-kept-scroll.ts';

function Pane({ name }: { readonly name: string | undefined }) {
  const pane = useRef<HTMLDivElement>(null);
  useKeptScroll(pane, name);
  return <div ref={pane} data-pane />;
}

let root: Root;
const show = (name: string | undefined) => act(async () => root.render(<Pane key={name} name={name} />));
const pane = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-pane]');
  if (!found) throw new Error('The pane is not there.');
  return found;
};
async function scrollTo(top: number, left: number): Promise<void> {
  await act(async () => {
    pane().scrollTop = top;
    pane().scrollLeft = left;
    pane().dispatchEvent(new Event('scroll'));
  });
}
const position = () => [pane().scrollTop, pane().scrollLeft];

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  scrollPositions.clear();
});

test('each screen, view and item begins where it was left', async () => {
  await show('schedule classes 1A');
  expect(position()).toEqual([0, 0]);
  await scrollTo(300, 40);
  await show('schedule classes 1B');
  expect(position()).toEqual([0, 0]);
  await scrollTo(120, 0);
  await show('schedule classes 1A');
  expect(position()).toEqual([300, 40]);
  await show('schedule classes 1B');
  expect(position()).toEqual([120, 0]);
});

test('another school begins at the top', async () => {
  await show('schedule classes 1A');
  await scrollTo(300, 40);
  // The server is not told.
  vi.useFakeTimers();
  forgetSchoolMemory();
  vi.clearAllTimers();
  vi.useRealTimers();
  await show('schedule teachers');
  await show('schedule classes 1A');
  expect(position()).toEqual([0, 0]);
});
