import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useQuestion } from '../../ui/dialogs/use-question.ts';
import type { ShownSchedule } from './shown-schedule.ts';

interface Question {
  /** The lessons that lose their places. */
  readonly count: number;
  readonly goOn: () => void;
}

const useTakeQuestion = create<{ asked: Question | null }>(() => ({ asked: null }));

/** Takes a schedule: at once, or after asking where it places fewer lessons than the own one. */
export function afterAskingToTake({ placed, unplaced }: ShownSchedule['changes'], goOn: () => void): void {
  const { length: count } = unplaced;
  if (count <= placed.length) goOn();
  else useTakeQuestion.setState({ asked: { count, goOn } });
}

/** Asks before a schedule is taken that places fewer lessons. */
export function TakeDialog() {
  const { t } = useTranslation();
  const { asked, shown } = useQuestion(useTakeQuestion);
  const close = () => useTakeQuestion.setState({ asked: null });
  return (
    <ConfirmDialog
      opened={asked !== null}
      title={t('solver.preview.fewer')}
      confirm={t('solver.preview.take')}
      isHarmless
      onClose={close}
      onConfirm={() => {
        close();
        asked?.goOn();
      }}
    >
      {shown && t('solver.preview.fewerBody', { count: shown.count })}
    </ConfirmDialog>
  );
}
