import { commands, type Day } from '@bellgrid/model';
import { Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loss } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { LossList } from '../../ui/dialogs/LossList.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import classes from './Dialogs.module.css';
import { lossesOfTimes } from './losses-of-times.ts';
import { structureForms } from './structure-forms.ts';

interface DayDialogProps {
  readonly day: Day | null;
  readonly onClose: () => void;
}

/** Renames a day, and deletes the last one. */
export function DayDialog({ day, onClose }: DayDialogProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const id = day?.id ?? '';
  const close = () => {
    setLosses([]);
    onClose();
  };
  const remove = () => {
    if (runEdit(commands.deleteDay, { id })) close();
  };
  const ask = () => {
    const found = lossesOfTimes(draft, commands.deleteDay, { id });
    if (found.length > 0) setLosses(found);
    else remove();
  };
  const asking = losses.length > 0;
  return (
    <>
      <Modal opened={day !== null && !asking} onClose={close} title={t('structure.day.title')} size={420}>
        {day ? <DayForm key={id} day={day} onClose={close} onDelete={ask} /> : null}
      </Modal>
      <DangerDialog
        opened={asking}
        onClose={() => setLosses([])}
        onConfirm={remove}
        confirm={t('structure.day.delete')}
      >
        <p>{t('structure.day.loses', { name: day?.label })}</p>
        <LossList losses={losses} />
      </DangerDialog>
    </>
  );
}

interface DayFormProps {
  readonly day: Day;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

function DayForm({ day, onClose, onDelete }: DayFormProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const { fields, change, offer, saved } = useKeptFields({
    form: structureForms.day(day.id),
    title: `${t('structure.day.title')}: ${day.label}`,
    records: [day.id],
    initial: () => ({ label: day.label }),
  });
  const name = fields.label.trim();
  const canSave = name !== '' && name !== day.label;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || !runEdit(commands.setDay, { id: day.id, label: name })) return;
    saved();
    onClose();
  };
  const reason =
    days.at(-1)?.id !== day.id
      ? t('structure.day.onlyLast')
      : days.length === 1
        ? t('structure.day.needsOne')
        : null;
  return (
    <form onSubmit={save}>
      <div className={classes.fields}>
        <EntryOfferNote offer={offer} />
        <TextInput
          label={t('structure.day.name')}
          value={fields.label}
          maxLength={100}
          error={name === '' ? t('form.name-blank') : undefined}
          onChange={(event) => change({ label: event.currentTarget.value })}
          data-autofocus
        />
      </div>
      <DialogFooter
        deleting={<DeleteButton label={t('structure.day.delete')} reason={reason} onDelete={onDelete} />}
        canSave={canSave}
        onClose={onClose}
      />
    </form>
  );
}
