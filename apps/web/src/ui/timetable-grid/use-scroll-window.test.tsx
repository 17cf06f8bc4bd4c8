// @vitest-environment happy-dom
import { Activity, act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollWindow } from './use-scroll-window.ts';

let root: Root | null = null;
let seen: ReturnType<typeof useScrollWindow> | null = null;

function Scroller() {
  const element = useRef<HTMLDivElement>(null);
  seen = useScrollWindow(element, { top: 0, left: 0 });
  return <div ref={element} data-scroller />;
}

const show = (isShown: boolean) =>
  act(async () =>
    root?.render(
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Scroller />
      </Activity>,
    ),
  );

const later = () => act(async () => void vi.runAllTimers());

async function open(): Promise<HTMLElement> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await show(true);
  const element = document.querySelector<HTMLElement>('[data-scroller]');
  if (!element) throw new Error('There is no scroller.');
  return element;
}

async function scrollTo(element: HTMLElement, at: { readonly top: number; readonly left: number }) {
  for (const [side, value] of [
    ['scrollTop', at.top],
    ['scrollLeft', at.left],
  ] as const)
    Object.defineProperty(element, side, { configurable: true, value });
  await act(async () => void element.dispatchEvent(new Event('scroll')));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [side, size] of [
    ['clientWidth', 1000],
    ['clientHeight', 640],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => size });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('what is in sight is rendered first, a page around it a moment later', async () => {
  await open();
  expect(seen).toEqual({ box: { x: 0, y: 0, width: 1000, height: 640 }, room: { width: 1000, height: 640 } });
  await later();
  const { x = 0, y = 0, width = 0, height = 0 } = seen?.box ?? {};
  expect([x, y]).toEqual([-240, -720]);
  expect(x + width).toBeGreaterThanOrEqual(1000 + 240);
  expect(y + height).toBeGreaterThanOrEqual(640 + 640);
});

test('scrolling within half a page renders nothing, within a page nothing at once', async () => {
  const element = await open();
  await later();
  const before = seen;
  await scrollTo(element, { top: 300, left: 0 });
  await later();
  expect(seen).toBe(before);
  await scrollTo(element, { top: 640, left: 0 });
  expect(seen).toBe(before);
  await later();
  const { y = 0, height = 0 } = seen?.box ?? {};
  expect(y).toBeLessThanOrEqual(0);
  expect(y + height).toBeGreaterThanOrEqual(640 + 640 + 640);
});

test('beyond what is rendered, there is at once a step around what is in sight, also from right to left', async () => {
  const element = await open();
  await later();
  await scrollTo(element, { top: 900, left: -330 });
  const { x = 0, y = 0, width = 0, height = 0 } = seen?.box ?? {};
  expect(y).toBeLessThanOrEqual(900 - 120);
  expect(y + height).toBeGreaterThanOrEqual(900 + 640 + 120);
  expect(x).toBeLessThanOrEqual(330 - 120);
  expect(x + width).toBeGreaterThanOrEqual(330 + 1000 + 120);
});

test('a view that is hidden keeps what is in sight alone, and shows its surroundings a moment after it is shown again', async () => {
  const element = await open();
  await later();
  await scrollTo(element, { top: 500, left: 330 });
  await show(false);
  await later();
  const room = { width: 1000, height: 640 };
  expect(seen).toEqual({ box: { x: 330, y: 500, ...room }, room });
  await show(true);
  expect(seen).toEqual({ box: { x: 330, y: 500, ...room }, room });
  await later();
  expect(seen?.box.y).toBeLessThanOrEqual(500 - 120);
});
