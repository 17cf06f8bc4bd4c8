import { commands, isNameTaken, type ScheduleStructure } from '@bellgrid/model';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import classes from './Dialogs.module.css';
import { structureForms } from './structure-forms.ts';

interface RenameDialogProps {
  readonly structure: ScheduleStructure;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Gives a structure another name. */
export function RenameDialog({ structure, opened, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  return (
    <Modal opened={opened} onClose={onClose} title={t('structure.rename.title')} size={420}>
      <RenameForm structure={structure} onClose={onClose} />
    </Modal>
  );
}

function RenameForm({ structure, onClose }: Omit<RenameDialogProps, 'opened'>) {
  const { t } = useTranslation();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const { fields, change, offer, saved } = useKeptFields({
    form: structureForms.rename(structure.id),
    title: `${t('structure.rename.title')}: ${structure.name}`,
    records: [structure.id],
    initial: () => ({ name: structure.name }),
  });
  const name = fields.name.trim();
  const canSave = name !== '' && name !== structure.name;
  const taken = isNameTaken(structures, name, structure.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!canSave || !runEdit(commands.renameStructure, { id: structure.id, name })) return;
    saved();
    onClose();
  };
  return (
    <form onSubmit={save}>
      <div className={classes.fields}>
        <EntryOfferNote offer={offer} />
        <TextInput
          label={t('structure.rename.name')}
          value={fields.name}
          maxLength={200}
          error={name === '' ? t('form.name-blank') : undefined}
          description={taken ? t('form.name-taken') : undefined}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          onChange={(event) => change({ name: event.currentTarget.value })}
          data-autofocus
        />
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={!canSave}>
          {t('structure.save')}
        </Button>
      </Group>
    </form>
  );
}
