import { Autocomplete } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { buildingItems } from '../../ui/fields/draft-items.ts';

interface BuildingFieldProps {
  readonly value: string | null;
  readonly onChange: (building: string | null) => void;
}

const MAX_BUILDING = 200;

/** The building of a classroom, with those of the others to choose from. */
export function BuildingField({ value, onChange }: BuildingFieldProps) {
  const { t } = useTranslation();
  const buildings = useDraft((draft) => buildingItems(draft.classrooms));
  return (
    <Autocomplete
      size="md"
      label={t('classrooms.building')}
      placeholder={t('classrooms.noBuilding')}
      data={Object.keys(buildings)}
      value={value ?? ''}
      onChange={(text) => onChange(text === '' ? null : text)}
      maxLength={MAX_BUILDING}
      autoComplete="off"
    />
  );
}
