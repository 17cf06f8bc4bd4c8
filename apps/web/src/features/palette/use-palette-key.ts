import { useEffect } from 'react';
import { openPalette } from './palette-store.ts';

/** Ctrl+K (⌘K on a Mac) opens the palette, also out of a text field, but not over a dialog. */
export function usePaletteKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      // The browser would take it for its own search field.
      event.preventDefault();
      if (!document.querySelector('[aria-modal="true"]')) openPalette();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
