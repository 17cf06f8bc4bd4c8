import { commands, MAX_BREAK, type Period, type ScheduleStructure } from '@bellgrid/model';
import { Modal } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { DialogFooter } from './DialogFooter.tsx';
import classes from './Dialogs.module.css';
import { periodName } from './structure-facts.ts';
import { structureForms } from './structure-forms.ts';

interface BreakDialogProps {
  readonly structure: ScheduleStructure;
  /** The period that the break follows; null while the dialog is closed. */
  readonly after: Period | null;
  readonly onClose: () => void;
}

/** Inserts a break after a period, changes its length or removes it. The later periods move along. */
export function BreakDialog({ structure, after, onClose }: BreakDialogProps) {
  const { t } = useTranslation();
  const name = after === null ? '' : periodName(after);
  return (
    <Modal opened={after !== null} onClose={onClose} title={t('structure.pause.title', { name })} size={400}>
      {after ? <BreakForm key={after.id} {...{ structure, after, onClose }} /> : null}
    </Modal>
  );
}

const USUAL_BREAK = 20;

function BreakForm({ structure, after, onClose }: BreakDialogProps & { readonly after: Period }) {
  const { t } = useTranslation();
  const next = structure.periods[after.index + 1];
  const present = next ? next.periodStart - after.periodEnd : 0;
  const { fields, change, offer, saved } = useKeptFields({
    form: structureForms.break(structure.id, after.id),
    title: t('structure.pause.title', { name: periodName(after) }),
    records: [structure.id, after.id],
    initial: () => ({ minutes: present > 0 ? present : USUAL_BREAK }),
  });
  const { minutes } = fields;
  const run = (length: number) => {
    const args = { structure: structure.id, period: after.id, minutes: length };
    if (!runEdit(commands.setBreak, args)) return;
    saved();
    onClose();
  };
  const canSave = !Number.isNaN(minutes) && minutes !== present;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) run(minutes);
  };
  return (
    <form onSubmit={save}>
      <div className={classes.fields}>
        <EntryOfferNote offer={offer} />
        <NumberField
          label={t('structure.pause.length')}
          unit={t('structure.build.minutes')}
          description={t('structure.pause.hint')}
          range={{ least: 1, most: MAX_BREAK }}
          value={minutes}
          onChange={(length) => change({ minutes: length })}
          autoFocus
        />
      </div>
      <DialogFooter
        deleting={
          present > 0 ? (
            <DeleteButton label={t('structure.pause.remove')} reason={null} onDelete={() => run(0)} />
          ) : null
        }
        canSave={canSave}
        onClose={onClose}
      />
    </form>
  );
}
