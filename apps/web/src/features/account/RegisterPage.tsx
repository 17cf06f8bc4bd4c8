import { setUpAccount } from '@bellgrid/protocol';
import { Anchor, Button, Modal, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { accounts } from '../../platform/api/accounts.ts';
import { call } from '../../platform/api/call.ts';
import { type CallRefusal, isRefusal } from '../../platform/api/refusal.ts';
import { reloadUser } from '../../platform/current-user.ts';
import { newSchoolNames } from '../../platform/texts/new-school-names.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import classes from './AccountForm.module.css';
import { AccountFrame } from './AccountFrame.tsx';
import { accountRules, checkAccountFields } from './account-rules.ts';
import { FormAlert } from './FormAlert.tsx';
import { TermsText } from './TermsText.tsx';
import { useFields } from './use-fields.ts';
import { useTranslateErrors } from './use-translate-errors.ts';

const empty = { schoolName: '', fullName: '', email: '', password: '', confirmPassword: '' };

/** Signs up and sets the account up; when the second fails, signs out again and rethrows. */
async function createAccount(person: typeof empty): Promise<void> {
  const email = person.email.trim();
  const displayName = person.fullName.trim();
  await accounts.signUp({ name: displayName, email, password: person.password });
  try {
    await call(setUpAccount, {
      email,
      displayName,
      schoolName: person.schoolName.trim(),
      firstNames: newSchoolNames(),
    });
  } catch (error) {
    await accounts.signOut();
    throw error;
  }
}

export function RegisterPage() {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const navigate = useNavigate();
  const { redirect } = useSearch({ from: '/dashboard/register' });
  const [failure, setFailure] = useState<'failed' | CallRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [termsOpen, terms] = useDisclosure(false);
  const { form, field, onSubmit, showsErrors } = useFields(empty, (values) =>
    translate(checkAccountFields(accountRules.register, values)),
  );

  const register = onSubmit(async (person) => {
    setBusy(true);
    setFailure(null);
    try {
      await createAccount(person);
      await reloadUser();
      await navigate({ to: '/hello' });
    } catch (error) {
      setFailure(isRefusal(error, 'OFFLINE', 'WEAK_PASSWORD') ? error : 'failed');
      setBusy(false);
    }
  });

  return (
    <AccountFrame
      title={t('account.register.title')}
      subtitle={t('account.register.subtitle')}
      footer={
        <>
          {t('account.register.haveAccount')}{' '}
          <Link to="/dashboard/login" search={redirect ? { redirect } : {}} className={classes.link}>
            {t('account.register.login')}
          </Link>
        </>
      }
    >
      <form ref={form} className={classes.form} onSubmit={register} noValidate>
        {failure ? (
          <FormAlert>{failure === 'failed' ? t('account.register.failed') : failure.textIn(t)}</FormAlert>
        ) : showsErrors ? (
          <FormAlert>{t('account.fillCorrectly')}</FormAlert>
        ) : null}
        <TextInput
          {...field('schoolName')}
          label={t('account.schoolName')}
          autoComplete="organization"
          maxLength={50}
          autoFocus
        />
        <TextInput {...field('fullName')} label={t('account.fullName')} autoComplete="name" maxLength={200} />
        <TextInput {...field('email')} label={t('account.email')} type="email" autoComplete="email" />
        <PasswordField
          {...field('password')}
          label={t('account.password')}
          description={t('account.passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label={t('account.confirmPassword')}
          autoComplete="new-password"
        />
        <Button type="submit" size="md" loading={busy}>
          {t('account.register.submit')}
        </Button>
        <p className={classes.small}>
          <Trans
            i18nKey="account.register.terms"
            components={{
              terms: (
                <Anchor
                  component="button"
                  type="button"
                  className={classes.link}
                  fz={13}
                  onClick={terms.open}
                />
              ),
            }}
          />
        </p>
      </form>
      <Modal opened={termsOpen} onClose={terms.close} title={t('account.terms.title')} size="lg">
        <TermsText heading="h3" />
      </Modal>
    </AccountFrame>
  );
}
