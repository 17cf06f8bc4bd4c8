import { useEffect, useMemo } from 'react';

/**
 * Gives the focus back to where it was before a dialog opened, unless something else took it since. Mantine does
 * so only for dialogs that were mounted closed: every dialog that may be mounted open calls this too.
 */
export function useFocusReturn(opened = true): void {
  const before = useMemo(() => (opened ? document.activeElement : null), [opened]);
  useEffect(() => {
    if (!(before instanceof HTMLElement)) return;
    // The document of the dialog: it may be gone from the window by the time that the focus goes back.
    const { ownerDocument: page } = before;
    return () => {
      const atClose = page.activeElement;
      // Not at once: the closing handler may move the focus on, and another dialog may go away with it.
      window.setTimeout(() => {
        const now = page.activeElement;
        if ((now === page.body || now === atClose) && before.isConnected)
          before.focus({ preventScroll: true });
      }, 10);
    };
  }, [before]);
}
