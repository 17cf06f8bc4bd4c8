import { endOtherSessions, sessions } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { toast } from '../../platform/toast.tsx';
import { SkeletonList } from '../../ui/frame/SkeletonList.tsx';
import classes from './AccountPage.module.css';
import { deviceOf } from './device.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['ownSessions'],
  queryFn: () => call(sessions, {}),
  staleTime: 0,
});

/** The devices on which the user is signed in, and the way to sign out on all but this one. */
export function SessionsSection() {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(sessionsQuery);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    try {
      await call(endOtherSessions, {});
      toast.success(t('ownAccount.sessions.ended'));
      await refetch();
    } catch (error) {
      toast.failure(failureText(error, t));
    }
    setBusy(false);
  };
  const time = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
    }).format(new Date(instant));
  if (isError && !data) {
    return (
      <>
        <p role="alert">{t('ownAccount.sessions.failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('versions.retry')}
        </Button>
      </>
    );
  }
  return (
    <>
      {data ? (
        <ul className={classes.sessions}>
          {data.sessions.map(({ isCurrent, since, lastUsed, userAgent }) => {
            const { browser, system } = deviceOf(userAgent);
            const device = [browser, system].filter((part) => part !== null).join(' · ');
            return (
              <li key={`${since} ${lastUsed} ${userAgent}`}>
                <strong>{device || t('ownAccount.sessions.unknown')}</strong>
                <span>
                  {isCurrent
                    ? t('ownAccount.sessions.here')
                    : t('ownAccount.sessions.since', { time: time(since) })}
                </span>
              </li>
            );
          })}
        </ul>
      ) : (
        <SkeletonList />
      )}
      <Button
        variant="default"
        loading={busy}
        disabled={!data || data.sessions.length < 2}
        onClick={() => void end()}
      >
        {t('ownAccount.sessions.end')}
      </Button>
    </>
  );
}
