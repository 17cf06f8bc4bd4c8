import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accounts } from '../../platform/api/accounts.ts';
import { failureText, isRefusal } from '../../platform/api/refusal.ts';
import { currentUserQuery, reloadUser } from '../../platform/current-user.ts';
import { siteQuery } from '../../platform/site-query.ts';
import { toast } from '../../platform/toast.tsx';
import classes from './AccountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import { FormAlert } from './FormAlert.tsx';
import { mailedLinkOf } from './redirects.ts';
import { useSignOut } from './use-sign-out.ts';

const RELOAD_DELAY_MS = 1000;

/** Waits until the e-mail address is verified: looks when asked, and when the window is looked at again. */
export function VerifyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { data: user } = useQuery(currentUserQuery);
  const { data: site } = useQuery(siteQuery);
  const [state, setState] = useState<'waiting' | 'checking' | 'failed' | 'offline'>('waiting');
  const [sending, setSending] = useState(false);
  const email = user?.email ?? '';
  const link = mailedLinkOf(useLocation({ select: ({ href }) => href }));

  const goOnIfVerified = useCallback(async (): Promise<boolean> => {
    const verified = (await reloadUser())?.isVerified ?? false;
    if (verified) await navigate({ to: '/' });
    return verified;
  }, [navigate]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') goOnIfVerified().catch(() => {});
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [goOnIfVerified]);

  const check = async () => {
    setState('checking');
    await new Promise((resolve) => setTimeout(resolve, RELOAD_DELAY_MS));
    try {
      if (!(await goOnIfVerified())) setState('failed');
    } catch (error) {
      setState(isRefusal(error, 'OFFLINE') ? 'offline' : 'failed');
    }
  };

  const resend = async () => {
    setSending(true);
    try {
      await accounts.sendVerificationEmail(email);
      toast.success(t('account.verify.resent', { email }));
    } catch (error) {
      toast.failure(failureText(error, t));
    }
    setSending(false);
  };

  return (
    <AccountFrame
      title={t('account.verify.title')}
      subtitle={t('account.verify.body', { email })}
      footer={
        <Button variant="transparent" size="compact-sm" px={0} onClick={() => void signOut()}>
          {t('account.verify.other')}
        </Button>
      }
    >
      <div className={classes.form}>
        {link && link !== 'verified' && state === 'waiting' ? (
          <FormAlert>{t(`account.login.link.${link}`)}</FormAlert>
        ) : null}
        {site?.mailsGoToOutbox ? <p className={classes.small}>{t('account.verify.outbox')}</p> : null}
        {state === 'failed' ? <FormAlert>{t('account.verify.failed')}</FormAlert> : null}
        {state === 'offline' ? <FormAlert>{t('errors.offline')}</FormAlert> : null}
        <Button size="md" autoFocus onClick={() => void check()} loading={state === 'checking'}>
          {t('account.verify.done')}
        </Button>
        <Button size="md" variant="default" onClick={() => void resend()} loading={sending}>
          {t('account.verify.resend')}
        </Button>
      </div>
    </AccountFrame>
  );
}
