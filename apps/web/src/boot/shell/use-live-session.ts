import { me } from '@bellgrid/protocol';
import { useEffect } from 'react';
import { live } from '../../document/live/live-client.ts';
import { followOthers } from '../../document/opening/follow-others.ts';
import { count } from '../../document/saving/count-events.ts';
import { saver } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { currentUserQuery, rememberUser } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { rememberSite } from '../../platform/site-query.ts';

/** Whether the session of this browser is still that of the user whose draft is open; throws when nobody can tell. */
async function isStillSignedIn(): Promise<boolean> {
  try {
    const known = queryClient.getQueryData(currentUserQuery.queryKey);
    const { uid } = await call(me, {});
    return !known || known.uid === uid;
  } catch (error) {
    if (isRefusal(error, 'UNAUTHENTICATED', 'ACCOUNT_SUSPENDED')) return false;
    throw error;
  }
}

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
