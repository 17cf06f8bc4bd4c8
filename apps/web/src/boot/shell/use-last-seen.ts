import { updateLastSeen } from '@bellgrid/protocol';
import { useEffect } from 'react';
import { call } from '../../platform/api/call.ts';
import { APP_VERSION } from '../../platform/version.ts';

const QUIET_MS = 5000;
/** More would say nothing new: the server keeps the day. */
const AT_MOST_EVERY_MS = 60_000;

/** Notes that the user is here, 5 s after the last sign of it. */
export function useLastSeen(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = 0;
    const tell = () => {
      if (Date.now() - told < AT_MOST_EVERY_MS) return;
      told = Date.now();
      call(updateLastSeen, { version: APP_VERSION }).catch((error: unknown) =>
        console.warn('last seen was not noted', error),
      );
    };
    const seen = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, QUIET_MS);
    };
    seen();
    window.addEventListener('pointerdown', seen);
    window.addEventListener('keydown', seen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', seen);
      window.removeEventListener('keydown', seen);
    };
  }, []);
}
