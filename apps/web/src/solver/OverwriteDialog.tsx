import { Button, Group, Modal, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface OverwriteDialogProps {
  readonly opened: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a result replaces a timetable that was changed after the solver started. */
export function OverwriteDialog({ opened, onCancel, onConfirm }: OverwriteDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onCancel} title={t('solver.overwrite.title')}>
      <Text size="md">{t('solver.overwrite.body')}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button onClick={onConfirm}>{t('solver.overwrite.confirm')}</Button>
      </Group>
    </Modal>
  );
}
