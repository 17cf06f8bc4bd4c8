import { stopImpersonation } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saver } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { toast } from '../../platform/toast.tsx';
import classes from './ImpersonationBanner.module.css';

/** Shows an administrator who acts as a school so, with the way back. It cannot be dismissed. */
export function ImpersonationBanner() {
  const { t } = useTranslation();
  const { data: user } = useQuery(currentUserQuery);
  const [stopping, setStopping] = useState(false);
  if (!user?.impersonatedBy) return null;
  const stop = async () => {
    setStopping(true);
    try {
      await saver.now();
      await call(stopImpersonation, {});
      // Another session from here on: everything is loaded anew.
      location.assign(`/admin/clients/${user.uid}`);
    } catch (error) {
      console.warn('acting as another user could not be ended', error);
      toast.failure(t('common.somethingWrong'));
      setStopping(false);
    }
  };
  const name = user.schoolName || user.displayName || user.email;
  return (
    <section className={classes.banner} aria-label={t('shell.impersonation.label')}>
      <IconUserShield size={20} stroke={1.7} aria-hidden />
      <p>
        <strong>{t('shell.impersonation.title', { name })}</strong> {t('shell.impersonation.body')}
      </p>
      <Button size="xs" color="dark" loading={stopping} onClick={() => void stop()}>
        {t('shell.impersonation.stop')}
      </Button>
    </section>
  );
}
