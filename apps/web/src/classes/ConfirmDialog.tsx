import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './GroupForm.module.css';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly body: string;
  readonly action: string;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before something is deleted. */
export function ConfirmDialog({ opened, title, body, action, onCancel, onConfirm }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onCancel} title={title} size={460}>
      <p className={classes.confirmBody}>{body}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="hard" onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
