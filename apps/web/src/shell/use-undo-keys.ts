import { useEffect } from 'react';
import { draftSession } from '../draft/draft-session.ts';

const editsText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac), except where they belong to a text field or a dialog. */
export function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || editsText(event.target)) return;
      const key = event.key.toLowerCase();
      const step = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : null;
      if (!step || !draftSession.isOpen || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      const { store } = draftSession;
      if (step === 'undo' && store.canUndo) store.undo();
      if (step === 'redo' && store.canRedo) store.redo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
