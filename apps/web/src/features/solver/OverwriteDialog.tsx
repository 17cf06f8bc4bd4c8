import { MAX_VERSION_LABEL } from '@bellgrid/protocol';
import { Button, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface OverwriteDialogProps {
  readonly opened: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Keeps the draft as a version of this name first. */
  readonly onSnapshot: (name: string) => Promise<void>;
}

/** Asks before a result replaces a timetable that was changed after the solver started. */
export function OverwriteDialog({ opened, onCancel, onConfirm, onSnapshot }: OverwriteDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const label = name.trim();
  const createSnapshot = async () => {
    if (label === '' || busy) return;
    setBusy(true);
    await onSnapshot(label);
    setBusy(false);
  };
  return (
    <Modal opened={opened} onClose={onCancel} title={t('solver.overwrite.title')} size={600}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void createSnapshot();
        }}
      >
        <Text size="md">{t('solver.overwrite.body')}</Text>
        <TextInput
          mt="md"
          label={t('solver.overwrite.snapshotName')}
          description={t('solver.overwrite.snapshotHint')}
          inputWrapperOrder={['label', 'input', 'description']}
          maxLength={MAX_VERSION_LABEL}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button variant="default" disabled={busy} onClick={onConfirm}>
            {t('solver.overwrite.confirm')}
          </Button>
          <Button type="submit" disabled={label === ''} loading={busy}>
            {t('solver.overwrite.snapshot')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
