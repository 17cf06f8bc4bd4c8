// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { useSameItems } from './use-same-items.ts';

function Cards() {
  const grid = useRef<HTMLDivElement>(null);
  useSameItems(grid);
  return (
    <div ref={grid}>
      {['t-Ada g-9A', 't-Ben'].map((items) => (
        <button key={items} type="button" data-items={items} />
      ))}
    </div>
  );
}

const { documentElement } = document;
const marked = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].flatMap(({ cssText }) => /~="([^"]+)"/.exec(cssText)?.[1] ?? []),
  );
const pointAt = (items: string) =>
  document
    .querySelector(`[data-items="${items}"]`)
    ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

afterEach(() => {
  delete documentElement.dataset.placing;
  document.body.replaceChildren();
});

test('the lessons of what is pointed at are marked, and while a lesson is in the hand those of that one alone', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Cards />));
  pointAt('t-Ada g-9A');
  expect(marked()).toEqual(['g-9A', 't-Ada']);
  documentElement.dataset.placing = 'mouse';
  await act(async () => {});
  pointAt('t-Ben');
  expect(marked()).toEqual(['g-9A', 't-Ada']);
  delete documentElement.dataset.placing;
  await act(async () => {});
  expect(marked()).toEqual([]);
  pointAt('t-Ben');
  expect(marked()).toEqual(['t-Ben']);
  await act(async () => root.unmount());
  expect(marked()).toEqual([]);
});
