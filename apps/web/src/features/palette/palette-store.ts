import { create } from 'zustand';

/** The number of requests for the palette; 0: it was not loaded yet. */
export const usePaletteAsked = create<{ readonly asked: number }>(() => ({ asked: 0 }));

let typed = '';
let stopCatching = () => {};

/** Opens the command palette. Its search field may come later: what is typed until then is kept for it. */
export function openPalette(): void {
  stopCatching();
  typed = '';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      stopCatching();
      return;
    }
    if (event.key.length === 1) typed += event.key;
    else if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key !== 'Enter') return;
    // A Space would press the button that has the focus.
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, { capture: true });
  stopCatching = () => {
    window.removeEventListener('keydown', onKeyDown, { capture: true });
    stopCatching = () => {};
  };
  window.addEventListener('pointerdown', () => stopCatching(), { once: true });
  usePaletteAsked.setState(({ asked }) => ({ asked: asked + 1 }));
}

/** The search field has the focus: returns what was typed before that. */
export function takeTyped(): string {
  stopCatching();
  const before = typed;
  typed = '';
  return before;
}
