import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface StopSolveDialogProps {
  readonly opened: boolean;
  /** The reason that the run has to stop. */
  readonly body: string;
  readonly onClose: () => void;
  readonly onStop: () => void;
}

/** Asks before something else takes the place of the school that is being scheduled. */
export function StopSolveDialog({ opened, body, onClose, onStop }: StopSolveDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('solver.stop.title')} size="sm" zIndex={300}>
      <p style={{ margin: '0 0 24px' }}>{body}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="hard" onClick={onStop}>
          {t('solver.stop.confirm')}
        </Button>
      </Group>
    </Modal>
  );
}
