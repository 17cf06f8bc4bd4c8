import { changeEmail, type SignedInUser } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { accountRules, checkAccountFields } from '../account/account-rules.ts';
import { FormAlert } from '../account/FormAlert.tsx';
import { useFields } from '../account/use-fields.ts';
import { useTranslateErrors } from '../account/use-translate-errors.ts';
import classes from './AccountPage.module.css';

/** A new address replaces the present one as soon as the link that is mailed there is opened. */
export function EmailForm({ user }: { readonly user: SignedInUser }) {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const { link } = useSearch({ strict: false });
  const [outcome, setOutcome] = useState<{ kind: 'good' | 'error'; text: string } | null>(() =>
    link === undefined || link === 'verified'
      ? null
      : { kind: link === 'changed' ? 'good' : 'error', text: t(`ownAccount.email.link.${link}`) },
  );
  const navigate = useNavigate();
  // Loading the page again does not tell it again.
  useEffect(() => {
    if (link !== undefined) void navigate({ to: '/dashboard/account', search: {}, replace: true });
  }, [link, navigate]);
  const [busy, setBusy] = useState(false);
  const { form, field, onSubmit, empty } = useFields({ email: '', password: '' }, (values) => ({
    ...translate(checkAccountFields(accountRules.forgot, { email: values.email })),
    ...(values.password === '' && { password: t('account.invalid.password') }),
  }));
  const send = onSubmit(async ({ email, password }) => {
    setBusy(true);
    try {
      await call(changeEmail, { email: email.trim(), password });
      empty();
      setOutcome({ kind: 'good', text: t('ownAccount.email.sent', { email: email.trim() }) });
    } catch (error) {
      setOutcome({ kind: 'error', text: failureText(error, t) });
    }
    setBusy(false);
  });
  return (
    <>
      <p>{t('ownAccount.email.now', { email: user.email })}</p>
      <form ref={form} className={classes.form} onSubmit={send} noValidate>
        {outcome ? <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert> : null}
        <TextInput {...field('email')} label={t('ownAccount.email.new')} type="email" autoComplete="email" />
        <PasswordField
          {...field('password')}
          label={t('ownAccount.current')}
          autoComplete="current-password"
        />
        <Button type="submit" loading={busy}>
          {t('ownAccount.email.submit')}
        </Button>
      </form>
    </>
  );
}
