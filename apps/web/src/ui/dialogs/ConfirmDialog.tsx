import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly confirm: string;
  /** False: it cannot be confirmed yet. */
  readonly isReady?: boolean;
  /** Nothing is deleted. */
  readonly isHarmless?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks before something is deleted; the focus is on the way out. */
export function ConfirmDialog({
  opened,
  title,
  confirm,
  isReady = true,
  isHarmless = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={title} size={480} zIndex={300}>
      <div className={classes.text}>{children}</div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button {...(isHarmless ? {} : { color: 'hard' })} disabled={!isReady} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
