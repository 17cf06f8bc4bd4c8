import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import classes from './EntityForm.module.css';

interface DiscardDialogProps {
  readonly opened: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** Asks before the unsaved changes of a form are lost. */
export function DiscardDialog({ opened, onKeep, onDiscard }: DiscardDialogProps) {
  const { t } = useTranslation();
  useFocusReturn(opened);
  return (
    <Modal opened={opened} onClose={onKeep} title={t('editing.unsavedTitle')} size={460}>
      <p className={classes.question}>{t('editing.unsavedBody')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" c="var(--hard-ink)" onClick={onDiscard}>
          {t('editing.discard')}
        </Button>
        <Button onClick={onKeep} data-autofocus>
          {t('editing.keepEditing')}
        </Button>
      </Group>
    </Modal>
  );
}
