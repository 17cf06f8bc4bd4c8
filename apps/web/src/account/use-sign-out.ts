import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { accounts } from '../api/accounts.ts';
import { queryClient } from '../app/query-client.ts';
import { toast } from '../app/toast.tsx';
import { t } from '../texts/i18n.ts';
import { rememberUser } from './current-user.ts';
import { LOGIN } from './redirects.ts';

/** Closes everything that belongs to the user in this window. */
export async function forgetUser(): Promise<void> {
  const [{ draftSession }, { saver }, { useSolver }, { UNKNOWN_RUN }, { forgetPageMemory }] =
    await Promise.all([
      import('../draft/draft-session.ts'),
      import('../saving/saver.ts'),
      import('../solver/use-solver.ts'),
      import('../solver/solver-run.ts'),
      import('../page-memory/page-memory.ts'),
    ]);
  useSolver.setState(UNKNOWN_RUN, true);
  forgetPageMemory();
  saver.opened({ hash: '', text: null });
  draftSession.close();
  queryClient.clear();
}

/** Signs out and goes to the login page; a failure is told and changes nothing. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    try {
      await accounts.signOut();
    } catch (error) {
      console.warn('sign-out failed', error);
      toast.failure(t('common.somethingWrong'));
      return;
    }
    queryClient.clear();
    rememberUser(null);
    await navigate({ to: LOGIN });
    await forgetUser();
    rememberUser(null);
  }, [navigate]);
}
