import { useEffect } from 'react';
import { flushPageMemory } from '../../platform/page-memory/page-memory.ts';
import { useOpenEdits } from './open-edits.ts';
import { saver } from './saver.ts';

/** Saves before the window closes and when the network is back. Warns while work is unsaved, also in a form. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (useOpenEdits.getState().count > 0) event.preventDefault();
      if (saver.isSaved) return;
      if (saver.hasUnsavedWork) event.preventDefault();
      void saver.now();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && saver.state.status === 'dirty') void saver.now();
    };
    const onPageHide = () => {
      saver.leaving();
      void flushPageMemory();
    };
    const onOnline = () => {
      if (!saver.isSaved) void saver.now();
    };
    window.addEventListener('online', onOnline);
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('online', onOnline);
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
