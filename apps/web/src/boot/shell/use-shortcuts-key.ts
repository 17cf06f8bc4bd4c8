import { useEffect } from 'react';
import { useShortcutsDialog } from '../../features/help/help-dialog-store.ts';
import { editsText } from './use-undo-keys.ts';

/** '?' opens the list of keyboard shortcuts, except in a text field and over a dialog. */
export function useShortcutsKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || editsText(event.target)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      useShortcutsDialog.setState({ opened: true });
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
