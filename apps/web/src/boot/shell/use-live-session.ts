import { useEffect } from 'react';
import { live } from '../../document/live/live-client.ts';
import { followOthers } from '../../document/opening/follow-others.ts';
import { count } from '../../document/saving/count-events.ts';
import { saver } from '../../document/saving/saver.ts';
import { rememberUser } from '../../platform/current-user.ts';
import { isStillSignedIn } from '../../platform/session-end.ts';
import { rememberSite } from '../../platform/site-query.ts';

/** Keeps the live channel open while the editor is on screen, and answers what concerns the whole of it. */
export function useLiveSession(): void {
  useEffect(() => {
    const ends = [
      live.on('version', (message) => saver.versionSeen(message)),
      live.on('user', rememberUser),
      live.on('site', rememberSite),
    ];
    saver.followBy(followOthers);
    live.connect(isStillSignedIn);
    count('identify');
    return () => {
      for (const end of ends) end();
      live.disconnect();
    };
  }, []);
}
