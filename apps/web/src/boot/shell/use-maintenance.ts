import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { saver } from '../../document/saving/saver.ts';
import { forgetUser } from '../../features/account/use-sign-out.ts';
import { accounts } from '../../platform/api/accounts.ts';
import { currentUserQuery, rememberUser } from '../../platform/current-user.ts';
import { siteQuery } from '../../platform/site-query.ts';

/**
 * Leaves the editor while the kill switch is on, except for administrators and those who act as a school. A
 * user who has saved everything is signed out; unsaved work stays in this window until saving is possible
 * again.
 */
export function useMaintenance(): void {
  const navigate = useNavigate();
  const { data: site } = useQuery(siteQuery);
  const { data: user } = useQuery(currentUserQuery);
  const isOut = Boolean(site?.killSwitch && user && !user.isAdministrator && !user.impersonatedBy);
  useEffect(() => {
    if (!isOut) return;
    const { pathname, search } = window.location;
    void navigate({ to: '/maintenance', search: { redirect: pathname + search } });
    if (!saver.isSaved) return;
    accounts.signOut().then(
      async () => {
        await forgetUser();
        rememberUser(null);
      },
      (error: unknown) => console.warn('sign-out for maintenance failed', error),
    );
  }, [isOut, navigate]);
}
