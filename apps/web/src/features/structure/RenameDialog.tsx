import { commands, isNameTaken, type ScheduleStructure } from '@bellgrid/model';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';

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
  const [text, setText] = useState(structure.name);
  const name = text.trim();
  const canSave = name !== '' && name !== structure.name;
  const taken = isNameTaken(structures, name, structure.id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && runEdit(commands.renameStructure, { id: structure.id, name })) onClose();
  };
  return (
    <form onSubmit={save}>
      <TextInput
        label={t('structure.rename.name')}
        value={text}
        maxLength={200}
        error={name === '' ? t('form.name-blank') : undefined}
        description={taken ? t('form.name-taken') : undefined}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        onChange={(event) => setText(event.currentTarget.value)}
        data-autofocus
      />
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
