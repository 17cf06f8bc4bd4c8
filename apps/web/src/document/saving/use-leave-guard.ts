import { useEffect } from 'react';
import { flushPageMemory } from '../../platform/page-memory/page-memory.ts';
import { saver } from './saver.ts';

/** Before the window goes: saves what it can, and warns while something is unsaved. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (saver.isSaved) return;
      void saver.now();
      event.preventDefault();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden' && saver.state.status === 'dirty') void saver.now();
    };
    const onPageHide = () => {
      saver.leaving();
      flushPageMemory();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    window.addEventListener('pagehide', onPageHide);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      window.removeEventListener('pagehide', onPageHide);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
