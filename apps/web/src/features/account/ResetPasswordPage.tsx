import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accounts } from '../../platform/api/accounts.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import classes from './AccountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import { accountRules, checkAccountFields } from './account-rules.ts';
import { FormAlert } from './FormAlert.tsx';
import { LOGIN } from './redirects.ts';
import { useFields } from './use-fields.ts';
import { useTranslateErrors } from './use-translate-errors.ts';

/** The target of the link in the reset mail: takes the new password with the link's token. */
export function ResetPasswordPage() {
  const { t } = useTranslation();
  const { token, error } = useSearch({ from: '/dashboard/resetpassword' });
  if (!token || error) {
    return (
      <AccountFrame title={t('account.reset.invalidTitle')} subtitle={t('account.reset.invalid')}>
        <div className={classes.form}>
          <Button size="md" renderRoot={(props) => <Link to="/dashboard/forgotpassword" {...props} />}>
            {t('account.reset.askAgain')}
          </Button>
        </div>
      </AccountFrame>
    );
  }
  return <ResetForm token={token} />;
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<'weak' | 'failed' | null>(null);
  const [busy, setBusy] = useState(false);
  const { form, field, onSubmit } = useFields({ password: '', confirmPassword: '' }, (values) =>
    translate(checkAccountFields(accountRules.reset, values)),
  );

  const change = onSubmit(async ({ password }) => {
    setBusy(true);
    setFailed(null);
    try {
      await accounts.resetPassword(token, password);
      await navigate({ to: LOGIN, search: { changed: true } });
    } catch (error) {
      console.warn('password reset failed', error);
      setFailed(isRefusal(error, 'WEAK_PASSWORD') ? 'weak' : 'failed');
      setBusy(false);
    }
  });

  return (
    <AccountFrame title={t('account.reset.title')} subtitle={t('account.reset.subtitle')}>
      <form ref={form} className={classes.form} onSubmit={change} noValidate>
        {failed === 'weak' ? <FormAlert>{t('errors.weakPassword')}</FormAlert> : null}
        {failed === 'failed' ? (
          <FormAlert>
            {t('account.forgot.failed')}{' '}
            <Link to="/dashboard/forgotpassword" className={classes.link}>
              {t('account.reset.askAgain')}
            </Link>
          </FormAlert>
        ) : null}
        <PasswordField
          {...field('password')}
          label={t('account.newPassword')}
          description={t('account.passwordHint')}
          autoComplete="new-password"
          autoFocus
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('account.confirmPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" size="md" loading={busy}>
          {t('account.reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
