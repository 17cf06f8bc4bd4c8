import type { SignedInUser } from '@bellgrid/protocol';
import { Anchor, Button, Group, Modal, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { live } from '../../document/live/live-client.ts';
import { saver } from '../../document/saving/saver.ts';
import { accountRules, checkAccountFields } from '../../features/account/account-rules.ts';
import { CodeStep } from '../../features/account/CodeStep.tsx';
import { FormAlert } from '../../features/account/FormAlert.tsx';
import { refusalText } from '../../features/account/refusal-text.ts';
import { useFields } from '../../features/account/use-fields.ts';
import { useSignOut } from '../../features/account/use-sign-out.ts';
import { useTranslateErrors } from '../../features/account/use-translate-errors.ts';
import { accounts } from '../../platform/api/accounts.ts';
import { type CallRefusal, isRefusal } from '../../platform/api/refusal.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { isStillSignedIn, noteSessionEnd, useSessionEnd } from '../../platform/session-end.ts';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { SupportText } from '../../ui/frame/SupportText.tsx';

/** Opens above the editor when the session has ended or the account was suspended: the work stays and can go on. */
export function SessionEndDialog() {
  const { t } = useTranslation();
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const end = useSessionEnd((state) => state.end);
  useEffect(() => {
    useSessionEnd.setState({ end: null });
    return saver.subscribe(() => {
      if (saver.state.status === 'failed') noteSessionEnd(saver.state.error);
    });
  }, []);
  return (
    <Modal
      opened={end !== null && user != null}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size={480}
      zIndex={400}
      title={t(end === 'suspended' ? 'shell.suspendedTitle' : 'shell.sessionEnd.title')}
    >
      {end === 'suspended' ? <Suspended /> : user && <SignInAgain user={user} />}
    </Modal>
  );
}

function Suspended() {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const tryAgain = async () => {
    setTrying(true);
    const failure = await goOn().then(
      () => (useSessionEnd.getState().end === 'suspended' ? t('shell.suspendedTitle') : null),
      (error: unknown) => (isRefusal(error) ? refusalText(error, t) : t('common.somethingWrong')),
    );
    setFailure(failure);
    setTrying(false);
  };
  if (asking) {
    return (
      <>
        <p style={{ margin: '0 0 24px' }}>{t('shell.suspendedUnsaved')}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" c="var(--hard-ink)" onClick={() => void signOut()}>
            {t('shell.discardChanges')}
          </Button>
          <Button
            onClick={() => {
              exportCurrentDraft();
              setAsking(false);
            }}
            data-autofocus
          >
            {t('saving.download')}
          </Button>
        </Group>
      </>
    );
  }
  return (
    <>
      <p style={{ margin: '0 0 24px' }}>
        <SupportText text="shell.suspendedBody" without="shell.suspendedAlone" />
      </p>
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={() => (saver.isSaved ? void signOut() : setAsking(true))}>
          {t('shell.signOut')}
        </Button>
        <Button variant="default" loading={isTrying} onClick={() => void tryAgain()}>
          {t('solver.tryAgain')}
        </Button>
        <Button onClick={exportCurrentDraft} data-autofocus>
          {t('saving.download')}
        </Button>
      </Group>
    </>
  );
}

async function goOn(): Promise<void> {
  if (!(await isStillSignedIn())) return;
  live.connect(isStillSignedIn);
  if (!saver.isSaved) void saver.now();
}

/** The sign-in of the same account: no other may take over the school that is open. */
function SignInAgain({ user }: { readonly user: SignedInUser }) {
  const { t } = useTranslation();
  const translate = useTranslateErrors();
  const [failure, setFailure] = useState<'wrong' | CallRefusal | null>(null);
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);
  const { form, field, onSubmit } = useFields({ password: '' }, ({ password }) =>
    translate(checkAccountFields(accountRules.login, { email: user.email, password })),
  );
  const signIn = onSubmit(async ({ password }) => {
    setBusy(true);
    setFailure(null);
    try {
      if (await accounts.signIn({ email: user.email, password })) setNeedsCode(true);
      else await goOn();
    } catch (error) {
      const isOwn = isRefusal(error, 'OFFLINE', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'ACCOUNT_SUSPENDED');
      setFailure(isOwn ? error : 'wrong');
    }
    setBusy(false);
  });
  if (needsCode) return <CodeStep onDone={goOn} onBack={() => setNeedsCode(false)} />;
  return (
    <form ref={form} onSubmit={signIn} noValidate>
      <p style={{ margin: '0 0 16px' }}>
        {t(user.impersonatedBy ? 'shell.sessionEnd.impersonated' : 'shell.sessionEnd.body')}
      </p>
      {failure ? (
        <FormAlert>{failure === 'wrong' ? t('account.login.failed') : refusalText(failure, t)}</FormAlert>
      ) : null}
      {user.impersonatedBy ? null : (
        <>
          <TextInput label={t('account.email')} value={user.email} readOnly autoComplete="username" mb="sm" />
          <PasswordField
            {...field('password')}
            label={t('account.password')}
            autoComplete="current-password"
            data-autofocus
          />
          <p style={{ margin: '8px 0 0' }}>
            <Anchor component={Link} to="/dashboard/forgotpassword" target="_blank" size="sm">
              {t('account.login.forgot')}
            </Anchor>
          </p>
        </>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={exportCurrentDraft}>
          {t('saving.download')}
        </Button>
        {user.impersonatedBy ? null : (
          <Button type="submit" loading={busy}>
            {t('account.login.submit')}
          </Button>
        )}
      </Group>
    </form>
  );
}
