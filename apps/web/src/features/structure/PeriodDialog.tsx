import { commands, type Period, type ScheduleStructure } from '@bellgrid/model';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loss } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { LossList } from '../../ui/dialogs/LossList.tsx';
import { lossesOfTimes } from './losses-of-times.ts';
import { PeriodForm } from './PeriodForm.tsx';

interface PeriodDialogProps {
  readonly structure: ScheduleStructure;
  readonly period: Period | null;
  readonly onClose: () => void;
}

/** Changes a period's name and times, and deletes the last one. */
export function PeriodDialog({ structure, period, onClose }: PeriodDialogProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const close = () => {
    setLosses([]);
    onClose();
  };
  const args = { structure: structure.id, period: period?.id ?? '' };
  const remove = () => {
    if (runEdit(commands.deletePeriod, args)) close();
  };
  const ask = () => {
    const found = lossesOfTimes(draft, commands.deletePeriod, args);
    if (found.length > 0) setLosses(found);
    else remove();
  };
  return (
    <>
      <Modal
        opened={period !== null && losses.length === 0}
        onClose={close}
        title={t('structure.period.title')}
        size={460}
      >
        {period ? (
          <PeriodForm key={period.id} {...{ structure, period }} onClose={close} onDelete={ask} />
        ) : null}
      </Modal>
      <DangerDialog
        opened={losses.length > 0}
        onClose={() => setLosses([])}
        onConfirm={remove}
        confirm={t('structure.period.delete')}
      >
        <p>{t('structure.period.loses')}</p>
        <LossList losses={losses} />
      </DangerDialog>
    </>
  );
}
