import { useEffect } from 'react';
import { toast } from '../app/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { hidesEarlierSteps, takeStep, undoScope } from '../draft/undo-scope.ts';
import { t } from '../texts/i18n.ts';

const editsText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac), except where they belong to a text field or a dialog. In an open form
 * they never reach behind it.
 */
export function useUndoKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || editsText(event.target)) return;
      const key = event.key.toLowerCase();
      const step = key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : key === 'y' ? 'redo' : null;
      if (!step || !draftSession.isOpen) return;
      // A dialog without steps of its own has no undo, nor has one that asks above another.
      const dialogs = document.querySelectorAll('[aria-modal="true"]').length;
      if (dialogs > (undoScope().isDialog ? 1 : 0)) return;
      event.preventDefault();
      if (!takeStep(step) && step === 'undo' && hidesEarlierSteps()) toast.hint(t('shell.undoOfForm'));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
