import { setUpAccount } from '@bellgrid/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOGIN, safeTarget } from '../../features/account/redirects.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { currentUser, rememberUser } from '../../platform/current-user.ts';
import { newSchoolNames } from '../../platform/texts/new-school-names.ts';
import { Mark } from '../../ui/frame/Mark.tsx';
import classes from './PullPage.module.css';

const MINIMUM_MS = 2000;

/** Finishes an account whose set-up was interrupted, so that it has a name for its school. */
async function finishSetUp(): Promise<void> {
  const user = await currentUser();
  // Its owner alone sets an account up.
  if (!user || user.isSetUp || user.impersonatedBy !== null) return;
  const displayName = user.displayName.trim() || user.email;
  const schoolName = user.schoolName.trim() || displayName;
  rememberUser(
    await call(setUpAccount, { email: user.email, displayName, schoolName, firstNames: newSchoolNames() }),
  );
}

async function load(): Promise<void> {
  const [{ reopenCurrentDraft }] = await Promise.all([
    import('../../document/opening/open-current-draft.ts'),
    import('./EditorShell.tsx'),
    finishSetUp(),
  ]);
  await reopenCurrentDraft();
}

let loading: Promise<void> | null = null;

/** Between signing in and the editor: loads the data, for two seconds at least. */
export function PullPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/pull' });
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    let gone = false;
    loading ??= load().finally(() => {
      loading = null;
    });
    const minimum = new Promise((resolve) => setTimeout(resolve, MINIMUM_MS));
    Promise.all([loading, minimum]).then(
      () => (gone ? undefined : navigate({ href: safeTarget(redirect) ?? '/', replace: true })),
      (error: unknown) => {
        if (gone) return;
        if (isRefusal(error, 'MAINTENANCE')) {
          void navigate({ to: '/maintenance', search: redirect ? { redirect } : {} });
          return;
        }
        if (!isRefusal(error, 'UNAUTHENTICATED')) {
          setFailure(error);
          return;
        }
        rememberUser(null);
        void navigate({ to: LOGIN, search: redirect ? { redirect } : {} });
      },
    );
    return () => {
      gone = true;
    };
  }, [navigate, redirect]);

  if (failure !== null) throw failure;
  return (
    <main className={classes.page}>
      <Mark size={56} />
      <div role="status">
        <h1 className={classes.text}>{t('account.pull.title')}</h1>
      </div>
      <div className={classes.track} aria-hidden>
        <div className={classes.bar} />
      </div>
    </main>
  );
}
