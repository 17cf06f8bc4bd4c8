// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openPalette, takeTyped, usePaletteAsked } from './palette-store.ts';

/** Presses a key before the search field is there; true when the page still gets it. */
const press = (key: string, modifiers: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }),
  );

afterEach(() => {
  takeTyped();
});

test('what is typed before the search field is there is kept for it, and reaches nothing else', () => {
  const before = usePaletteAsked.getState().asked;
  openPalette();
  expect(usePaletteAsked.getState().asked).toBe(before + 1);
  for (const key of ['g', 'y', 'n', 'Backspace', 'm', ' ', 'a', 'Enter']) expect(press(key)).toBe(false);
  expect(takeTyped()).toBe('gym a');
  // From then on the keys are the field's own.
  expect(press('x')).toBe(true);
  expect(takeTyped()).toBe('');
});

test('shortcuts, Escape and a press elsewhere are not taken', () => {
  openPalette();
  expect(press('z', { ctrlKey: true })).toBe(true);
  expect(press('a')).toBe(false);
  press('Escape');
  expect(press('b')).toBe(true);

  openPalette();
  window.dispatchEvent(new Event('pointerdown'));
  expect(press('c')).toBe(true);
  expect(takeTyped()).toBe('');
});
