import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Dialogs.module.css';

interface DangerDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly confirm: string;
  readonly children: ReactNode;
}

/** Asks before much is deleted: 'Destructive Action Ahead!', what goes along, and that undo brings it back. */
export function DangerDialog({ opened, onClose, onConfirm, confirm, children }: DangerDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('structure.danger.title')} size={480}>
      <div className={classes.text}>{children}</div>
      <p className={classes.hint}>{t('structure.danger.undo')}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="hard" onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
