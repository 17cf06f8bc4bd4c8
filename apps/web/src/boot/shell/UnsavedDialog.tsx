import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saver } from '../../document/saving/saver.ts';

interface UnsavedDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onLeave: () => Promise<void>;
}

/** Asks before signing out would lose unsaved changes. */
export function UnsavedDialog({ opened, onClose, onLeave }: UnsavedDialogProps) {
  const { t } = useTranslation();
  const [saving, setSaving] = useState(false);
  const saveAndLeave = async () => {
    setSaving(true);
    const saved = await saver.now();
    setSaving(false);
    if (saved) await onLeave();
    else onClose();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('shell.unsavedTitle')} size={500}>
      <p style={{ margin: '0 0 24px' }}>{t('shell.unsavedBody')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('shell.keepEditing')}
        </Button>
        <Button variant="default" c="var(--hard-ink)" onClick={() => void onLeave()}>
          {t('shell.discardChanges')}
        </Button>
        <Button onClick={() => void saveAndLeave()} loading={saving} data-autofocus>
          {t('shell.saveAndSignOut')}
        </Button>
      </Group>
    </Modal>
  );
}
