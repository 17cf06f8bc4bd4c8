import type { Id } from '@bellgrid/model';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';

interface StructureSelectProps {
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** The schedule structure of a subject that no class gives one. */
export function StructureSelect({ value, onChange }: StructureSelectProps) {
  const { t } = useTranslation();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const built = useBuiltStructures();
  return (
    <Select
      size="md"
      label={t('subjects.structure')}
      data={built.map((id) => ({ value: id, label: structures[id]?.name ?? '' }))}
      value={value}
      allowDeselect={false}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}
