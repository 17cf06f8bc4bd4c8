import type { Id } from '@bellgrid/model';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { classroomsByName } from '../../ui/fields/draft-items.ts';

interface HomeRoomFieldProps {
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
}

/** The room of a class, for its lessons without another one; nothing while classrooms are not used. */
export function HomeRoomField({ value, onChange }: HomeRoomFieldProps) {
  const { t } = useTranslation();
  const isUsed = useDraft((draft) => draft.config.isClassroomsEnabled);
  const rooms = classroomsByName(useDraft((draft) => draft.classrooms));
  if (!isUsed) return null;
  return (
    <Select
      size="md"
      label={t('classes.homeRoom')}
      description={t('classes.homeRoomHint')}
      placeholder={t('classes.noHomeRoom')}
      data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      clearable
      searchable
      limit={100}
      nothingFoundMessage={t('subjects.noClassroomsToChoose')}
    />
  );
}
