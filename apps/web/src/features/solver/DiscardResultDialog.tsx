import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSolver } from '../../document/run/use-solver.ts';
import { useQuestion } from '../../ui/dialogs/use-question.ts';
import { useDiscardQuestion, withdrawDiscard } from './run/discard-question.ts';
import { viewResult } from './take-result.ts';

/** Asks before a timetable is lost that is neither in the draft nor in the version history. */
export function DiscardResultDialog() {
  const { t } = useTranslation();
  const { asked, shown } = useQuestion(useDiscardQuestion);
  const instanceID = useSolver((run) => run.instanceID);
  const isPartial = shown !== null && shown.solution.unplaced.length > 0;
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
        <Button onClick={answer(() => void viewResult())}>
          {t(isPartial ? 'solver.partial.view' : 'solver.result.view')}
        </Button>
      </Group>
    </Modal>
  );
}
