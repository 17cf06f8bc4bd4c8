import { useEffect } from 'react';
import { draftSession } from '../../document/draft/draft-session.ts';
import { stepText } from '../../document/draft/step-text.ts';
import { hidesEarlierSteps, takeStep, undoScope } from '../../document/draft/undo-scope.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';

const NO_TEXT = /^(button|checkbox|color|file|radio|range|reset|submit)$/;

/**
 * True when the keys belong to a text that is being written. A field that only chooses from a list has none.
 */
export function editsText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    const isList = target.getAttribute('aria-haspopup') === 'listbox';
    const choosesOnly = isList && (target.value === '' || !target.hasAttribute('aria-controls'));
    return !(NO_TEXT.test(target.type) || target.readOnly || choosesOnly);
  }
  return target instanceof HTMLElement && (target.isContentEditable || target.tagName === 'TEXTAREA');
}

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac), except where they belong to a text field or a dialog. In an
 * open form or dialog they never reach behind it; changes out of sight are announced.
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
      const { steps, close } = undoScope();
      if (step === 'undo' && close) return close();
      const name = steps.next(step);
      const isUnseen = steps.isUnseen?.(step);
      if (takeStep(step)) {
        const words = step === 'undo' ? 'shell.undone' : 'shell.redone';
        if (name && isUnseen) toast.hint(t(words, { step: stepText(name) }));
      } else if (step === 'undo' && hidesEarlierSteps()) toast.hint(t('shell.undoOfForm'));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
