import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDiscardQuestion, withdrawDiscard } from './run/discard-question.ts';

interface DiscardDialogProps {
  /** The run whose timetable is on offer. */
  readonly instanceID: string | null;
  /** The action that takes it over instead. */
  readonly view: { readonly label: string; readonly act: () => void };
}

/** Asks before a timetable is lost that is neither in the draft nor in the version history. */
export function DiscardResultDialog({ instanceID, view }: DiscardDialogProps) {
  const { t } = useTranslation();
  const asked = useDiscardQuestion((question) => question.asked);
  const answer = (act: () => void) => () => {
    withdrawDiscard();
    act();
  };
  return (
    <Modal
      opened={asked !== null && asked.instanceID === instanceID}
      onClose={withdrawDiscard}
      title={t('solver.discard.title')}
      size={520}
    >
      <p style={{ margin: '0 0 24px' }}>{t('solver.discard.body')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={withdrawDiscard} data-autofocus>
          {t('common.cancel')}
        </Button>
        <Button color="hard" variant="outline" onClick={answer(() => asked?.goOn())}>
          {t('solver.discard.confirm')}
        </Button>
        <Button onClick={answer(view.act)}>{view.label}</Button>
      </Group>
    </Modal>
  );
}
