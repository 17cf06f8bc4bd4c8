import { keepAccount } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { currentUserQuery, rememberUser } from '../../platform/current-user.ts';
import { toast } from '../../platform/toast.tsx';
import classes from './SaveFailedBanner.module.css';

/** Says on every screen that the account is going to be deleted, with the way to keep it. */
export function DeletionBanner() {
  const { t, i18n } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const [busy, setBusy] = useState(false);
  if (!user?.deleteAt) return null;
  const keep = async () => {
    setBusy(true);
    try {
      rememberUser(await call(keepAccount, {}));
      toast.success(t('shell.deletion.kept'));
    } catch (error) {
      toast.failure(failureText(error, t));
    }
    setBusy(false);
  };
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(
    new Date(user.deleteAt),
  );
  return (
    <section className={classes.banner} role="alert">
      <IconTrash size={20} stroke={1.7} aria-hidden />
      <div className={classes.text}>
        <strong>{t('shell.deletion.title', { date })}</strong>
        <span>{t('shell.deletion.body')}</span>
      </div>
      {user.impersonatedBy ? null : (
        <Button size="xs" color="hard" loading={busy} onClick={() => void keep()}>
          {t('shell.deletion.keep')}
        </Button>
      )}
    </section>
  );
}
