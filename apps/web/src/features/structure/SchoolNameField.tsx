import { commands, MAX_SCHOOL_NAME } from '@bellgrid/model';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptEntry } from '../../ui/entity-form/use-kept-entry.ts';

/** Names the school: Enter, or leaving the field, takes the name; Escape restores the old one. */
export function SchoolNameField() {
  const { t } = useTranslation();
  const stored = useDraft((draft) => draft.schoolData.schoolName);
  const [edited, setEdited] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const offer = useKeptEntry<string>({
    form: 'school-name',
    title: t('structure.options.schoolName'),
    isDirty: edited !== null && edited !== stored,
    read: () => edited ?? stored,
    restore: (name) => {
      setEdited(name);
      field.current?.focus();
    },
  });
  const save = () => {
    if (
      edited !== null &&
      edited.trim() !== stored &&
      runEdit(commands.setSchoolName, { schoolName: edited })
    )
      offer?.discard();
    setEdited(null);
  };
  return (
    <>
      <TextInput
        ref={field}
        label={t('structure.options.schoolName')}
        maxLength={MAX_SCHOOL_NAME}
        value={edited ?? stored}
        onChange={(event) => setEdited(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') setEdited(null);
        }}
      />
      <EntryOfferNote offer={offer} />
    </>
  );
}
