import { Button, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accounts } from '../../platform/api/accounts.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import classes from './AccountForm.module.css';
import { FormAlert } from './FormAlert.tsx';

interface CodeStepProps {
  /** The code was right: the user is signed in. */
  readonly onDone: () => Promise<void>;
  readonly onBack: () => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function CodeStep({ onDone, onBack }: CodeStepProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const entered = code.replaceAll(/\s/g, '');
      await (isRecovery ? accounts.signInWithRecoveryCode(entered) : accounts.signInWithCode(entered));
      await onDone();
    } catch (error) {
      const isOver = isRefusal(error, 'UNAUTHENTICATED');
      const isWrong = isRecovery && isRefusal(error, 'WRONG_CODE');
      if (isWrong) setFailure(t('account.login.code.wrongRecovery'));
      else setFailure(isOver || !isRefusal(error) ? t('account.login.code.expired') : error.textIn(t));
      setCode('');
    }
    setBusy(false);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      <TextInput
        key={String(isRecovery)}
        label={t(isRecovery ? 'account.login.code.recovery' : 'account.login.code.code')}
        description={t(isRecovery ? 'account.login.code.subtitleRecovery' : 'account.login.code.subtitle')}
        value={code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        spellCheck={false}
        autoFocus
        data-autofocus
      />
      <Button type="submit" size="md" loading={busy} disabled={code.trim().length < 6}>
        {t('account.login.submit')}
      </Button>
      <Group justify="space-between" gap="xs">
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => {
            setRecovery(!isRecovery);
            setCode('');
            setFailure(null);
          }}
        >
          {t(isRecovery ? 'account.login.code.useApp' : 'account.login.code.useRecovery')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          {t('account.login.code.again')}
        </Button>
      </Group>
    </form>
  );
}
