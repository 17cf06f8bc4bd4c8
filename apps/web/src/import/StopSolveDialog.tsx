import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface StopSolveDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onStop: () => void;
}

/** Asks before another school takes the place of the one that is being scheduled. */
export function StopSolveDialog({ opened, onClose, onStop }: StopSolveDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('importing.stopTitle')} size="sm">
      <p style={{ margin: '0 0 24px' }}>{t('importing.stopBody')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="hard" onClick={onStop}>
          {t('importing.stop')}
        </Button>
      </Group>
    </Modal>
  );
}
