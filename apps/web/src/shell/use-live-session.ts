import { useEffect } from 'react';
import { rememberUser } from '../account/current-user.ts';
import { rememberSite } from '../app/site-query.ts';
import { live } from '../live/live-client.ts';
import { count } from '../saving/count-events.ts';
import { startSync } from '../saving/out-of-sync.ts';
import { saver } from '../saving/saver.ts';

/** Keeps the live channel open while the editor is on screen, and answers what concerns the whole of it. */
export function useLiveSession(): void {
  useEffect(() => {
    const ends = [
      live.on('version', (message) => saver.versionSeen(message)),
      live.on('user', rememberUser),
      live.on('site', rememberSite),
      saver.onOutOfSync(() => void startSync()),
    ];
    live.connect();
    count('identify');
    return () => {
      for (const end of ends) end();
      live.disconnect();
    };
  }, []);
}
