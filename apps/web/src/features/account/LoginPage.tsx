import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accounts } from '../../platform/api/accounts.ts';
import { type CallRefusal, isRefusal } from '../../platform/api/refusal.ts';
import { reloadUser } from '../../platform/current-user.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { titleOfPath } from '../../ui/frame/screen-titles.ts';
import classes from './AccountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import { accountRules, checkAccountFields } from './account-rules.ts';
import { CodeStep } from './CodeStep.tsx';
import { FormAlert } from './FormAlert.tsx';
import { PULL, safeTarget } from './redirects.ts';
import { refusalText } from './refusal-text.ts';
import { useFields } from './use-fields.ts';
import { useTranslateErrors } from './use-translate-errors.ts';

const passing = ['OFFLINE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'ACCOUNT_SUSPENDED'] as const;

export function LoginPage() {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const navigate = useNavigate();
  const { redirect, changed, link } = useSearch({ from: '/dashboard/login' });
  const [failure, setFailure] = useState<'wrong' | 'passkey' | CallRefusal | null>(null);
  const [shakes, setShakes] = useState(0);
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, onSubmit } = useFields({ email: '', password: '' }, (values) =>
    translate(checkAccountFields(accountRules.login, values)),
  );

  const place = titleOfPath(safeTarget(redirect) ?? '/');

  const enter = async () => {
    await reloadUser();
    const target = safeTarget(redirect);
    await navigate({ to: PULL, search: target ? { redirect: target } : {} });
  };
  const signInByPasskey = async () => {
    setFailure(null);
    try {
      await accounts.signInWithPasskey();
      await enter();
    } catch (error) {
      console.warn('signing in with a passkey failed', error);
      setFailure(isRefusal(error, ...passing) ? error : 'passkey');
    }
  };
  const signIn = onSubmit(async ({ email, password }) => {
    setBusy(true);
    setFailure(null);
    try {
      if (await accounts.signIn({ email: email.trim(), password })) {
        setNeedsCode(true);
        setBusy(false);
        return;
      }
      await enter();
    } catch (error) {
      setFailure(isRefusal(error, ...passing) ? error : 'wrong');
      setShakes((count) => count + 1);
      setBusy(false);
    }
  });

  if (needsCode) {
    return (
      <AccountFrame title={t('account.login.code.title')}>
        <CodeStep onDone={enter} onBack={() => setNeedsCode(false)} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title={t('account.login.title')}
      subtitle={
        place === null ? t('account.login.subtitle') : t('account.login.backTo', { screen: t(place) })
      }
      footer={
        <>
          {t('account.login.noAccount')}{' '}
          <Link to="/dashboard/register" search={redirect ? { redirect } : {}} className={classes.link}>
            {t('account.login.register')}
          </Link>
        </>
      }
    >
      <form
        ref={form}
        key={shakes}
        className={shakes > 0 ? `${classes.form} ${classes.shaking}` : classes.form}
        onSubmit={signIn}
        noValidate
      >
        {changed && !failure ? <FormAlert kind="good">{t('account.login.passwordChanged')}</FormAlert> : null}
        {failure ? <FormAlert>{failureText(failure, t)}</FormAlert> : null}
        {link && !failure ? (
          <FormAlert kind={link === 'verified' || link === 'changed' ? 'good' : 'error'}>
            {t(`account.login.link.${link}`)}
          </FormAlert>
        ) : null}
        <TextInput
          {...field('email')}
          label={t('account.email')}
          type="email"
          autoComplete="username"
          autoFocus={shakes === 0}
        />
        <div>
          <PasswordField
            {...field('password')}
            label={t('account.password')}
            autoComplete="current-password"
            autoFocus={shakes > 0}
          />
          <p className={classes.small} style={{ marginBlockStart: 8 }}>
            <Link to="/dashboard/forgotpassword" className={classes.link}>
              {t('account.login.forgot')}
            </Link>
          </p>
        </div>
        <Button type="submit" size="md" loading={busy}>
          {t('account.login.submit')}
        </Button>
        {'PublicKeyCredential' in window ? (
          <Button variant="default" size="md" onClick={() => void signInByPasskey()}>
            {t('account.login.passkey')}
          </Button>
        ) : null}
      </form>
    </AccountFrame>
  );
}

function failureText(failure: 'wrong' | 'passkey' | CallRefusal, t: TFunction): string {
  if (failure === 'wrong') return t('account.login.failed');
  return failure === 'passkey' ? t('account.login.passkeyFailed') : refusalText(failure, t);
}
