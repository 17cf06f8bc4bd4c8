import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { accounts } from '../../platform/api/accounts.ts';
import { rememberUser } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { LOGIN } from './redirects.ts';

/** Closes everything that belongs to the user in this window. */
export async function forgetUser(): Promise<void> {
  const [
    { draftSession },
    { saver },
    { useSolver },
    { UNKNOWN_RUN },
    { forgetPageMemory },
    { forgetOutOfSync },
    { useUnsavedWork },
    { useConflict },
    { forgetOffers },
  ] = await Promise.all([
    import('../../document/draft/draft-session.ts'),
    import('../../document/saving/saver.ts'),
    import('../../document/run/use-solver.ts'),
    import('../../document/run/solver-run.ts'),
    import('../../platform/page-memory/page-memory.ts'),
    import('../../document/opening/out-of-sync.ts'),
    import('../../document/opening/unsaved-work.ts'),
    import('../../document/opening/conflict-store.ts'),
    import('../../document/saving/kept-entries.ts'),
  ]);
  useSolver.setState(UNKNOWN_RUN, true);
  forgetPageMemory();
  // Another account may sign in in this page.
  forgetOutOfSync();
  useUnsavedWork.setState({ offered: null });
  useConflict.setState({ asked: null });
  forgetOffers();
  saver.closed();
  draftSession.close();
  queryClient.clear();
}

/** Signs out and goes to the login page; a failure shows a message and changes nothing. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const [{ forgetLocalCopies }, { copyOwner }, { flushPageMemory, forgetPageMemory }] = await Promise.all([
      import('../../document/saving/local-copy.ts'),
      import('../../document/saving/open-window.ts'),
      import('../../platform/page-memory/page-memory.ts'),
    ]);
    const owner = copyOwner();
    try {
      await flushPageMemory();
      await accounts.signOut();
      // A change that waits would be sent without a session.
      forgetPageMemory();
    } catch (error) {
      console.warn('sign-out failed', error);
      toast.failure(t('common.somethingWrong'));
      return;
    }
    queryClient.clear();
    rememberUser(null);
    await navigate({ to: LOGIN });
    await forgetUser();
    await forgetLocalCopies(owner);
    rememberUser(null);
  }, [navigate]);
}
