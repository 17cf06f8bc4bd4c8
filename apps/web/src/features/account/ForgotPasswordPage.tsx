import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accounts } from '../../platform/api/accounts.ts';
import classes from './AccountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import { accountRules, checkAccountFields } from './account-rules.ts';
import { FormAlert } from './FormAlert.tsx';
import { useFields } from './use-fields.ts';
import { useTranslateErrors } from './use-translate-errors.ts';

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { form, field, onSubmit } = useFields({ email: '' }, (values) =>
    translate(checkAccountFields(accountRules.forgot, values)),
  );

  const send = onSubmit(async ({ email }) => {
    setBusy(true);
    setFailed(false);
    try {
      await accounts.requestPasswordReset(email.trim());
      setSentTo(email.trim());
    } catch (error) {
      console.warn('password reset request failed', error);
      setFailed(true);
    }
    setBusy(false);
  });

  const back = (
    <Link to="/dashboard/login" className={classes.link}>
      {t('account.forgot.backToLogin')}
    </Link>
  );

  if (sentTo !== null) {
    return (
      <AccountFrame title={t('account.forgot.sentTitle')} footer={back}>
        <div className={classes.form}>
          <FormAlert kind="good">{t('account.forgot.sent', { email: sentTo })}</FormAlert>
          <p className={classes.small}>{t('account.forgot.sentHint')}</p>
          <Button variant="default" size="md" onClick={() => setSentTo(null)}>
            {t('account.forgot.again')}
          </Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('account.forgot.title')} subtitle={t('account.forgot.subtitle')} footer={back}>
      <form ref={form} className={classes.form} onSubmit={send} noValidate>
        {failed ? <FormAlert>{t('account.forgot.failed')}</FormAlert> : null}
        <TextInput
          {...field('email')}
          label={t('account.email')}
          type="email"
          autoComplete="username"
          autoFocus
        />
        <Button type="submit" size="md" loading={busy}>
          {t('account.forgot.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
