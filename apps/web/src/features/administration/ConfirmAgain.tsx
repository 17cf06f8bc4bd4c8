import { confirmAgain } from '@bellgrid/protocol';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { useAdminTexts } from './admin-texts.ts';

/** The dialog's answer to the act that waits for it; null while none does. */
const useWaiting = create<{ readonly answer: ((isConfirmed: boolean) => void) | null }>(() => ({
  answer: null,
}));

/** Asks for a code of the second factor; true once the session is confirmed. */
export const askForCode = (): Promise<boolean> =>
  new Promise((resolve) => useWaiting.setState({ answer: resolve }));

function close(isConfirmed: boolean): void {
  const { answer } = useWaiting.getState();
  useWaiting.setState({ answer: null });
  answer?.(isConfirmed);
}

/** The question for a code before a grant or a deletion. */
export function ConfirmAgain() {
  const { t } = useAdminTexts();
  const isOpen = useWaiting(({ answer }) => answer !== null);
  // An act that waits ends with the screens of the administration.
  useEffect(() => () => close(false), []);
  return (
    <Modal
      opened={isOpen}
      onClose={() => close(false)}
      title={t('confirmAgain.title')}
      size={440}
      zIndex={400}
    >
      <CodeForm />
    </Modal>
  );
}

function CodeForm() {
  const { t } = useAdminTexts();
  const { t: general } = useTranslation();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await call(confirmAgain, { code });
      close(true);
    } catch (error) {
      setFailure(failureText(error, general));
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p style={{ margin: '0 0 16px' }}>{t('confirmAgain.body')}</p>
      <TextInput
        label={general('ownAccount.factor.code')}
        value={code}
        error={failure}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => close(false)}>
          {general('common.cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={code.trim().length < 6}>
          {t('confirmAgain.submit')}
        </Button>
      </Group>
    </form>
  );
}
