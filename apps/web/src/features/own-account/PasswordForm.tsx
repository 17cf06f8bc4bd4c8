import { changePassword, type SignedInUser } from '@bellgrid/protocol';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { queryClient } from '../../platform/query-client.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { accountRules, checkAccountFields } from '../account/account-rules.ts';
import { FormAlert } from '../account/FormAlert.tsx';
import { useFields } from '../account/use-fields.ts';
import { useTranslateErrors } from '../account/use-translate-errors.ts';
import classes from './AccountPage.module.css';
import { sessionsQuery } from './SessionsSection.tsx';

/** A new password; all other sessions end. */
export function PasswordForm({ user }: { readonly user: SignedInUser }) {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'error'; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const empty = { current: '', password: '', confirmPassword: '' };
  const { form, field, onSubmit } = useFields(empty, ({ current, ...values }) => ({
    ...translate(checkAccountFields(accountRules.reset, values)),
    ...(current === '' && { current: t('account.invalid.password') }),
  }));
  const change = onSubmit(async ({ current, password }) => {
    setBusy(true);
    try {
      await call(changePassword, { password: current, newPassword: password });
      setOutcome({ kind: 'good', text: t('ownAccount.password.changed') });
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (error) {
      setOutcome({ kind: 'error', text: failureText(error, t) });
    }
    setBusy(false);
  });
  return (
    <form ref={form} className={classes.form} onSubmit={change} noValidate>
      {outcome ? <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert> : null}
      <PasswordField {...field('current')} label={t('ownAccount.current')} autoComplete="current-password" />
      <PasswordField
        {...field('password')}
        label={t('account.newPassword')}
        description={t(
          user.isAdministrator ? 'ownAccount.password.hintAdministrator' : 'account.passwordHint',
        )}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={t('account.confirmPassword')}
        autoComplete="new-password"
      />
      <Button type="submit" loading={busy}>
        {t('ownAccount.password.submit')}
      </Button>
    </form>
  );
}
