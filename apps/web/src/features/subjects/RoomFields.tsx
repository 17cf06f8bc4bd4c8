import type { Id } from '@bellgrid/model';
import { Select } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { classroomsByName } from '../../ui/fields/draft-items.ts';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';

interface RoomFieldsProps {
  readonly classroom: Id | null;
  readonly viable: readonly Id[];
  /** The text in the empty field. */
  readonly placeholder?: string;
  readonly onClassroom: (id: Id | null) => void;
  readonly onViable: (ids: Id[]) => void;
}

/** The room of a subject or lesson, and those among which one is chosen. */
export const RoomFields = memo(function RoomFields({
  classroom,
  viable,
  placeholder,
  onClassroom,
  onViable,
}: RoomFieldsProps) {
  const { t } = useTranslation();
  const rooms = classroomsByName(useDraft((draft) => draft.classrooms));
  return (
    <>
      <Select
        size="md"
        label={t('subjects.classroom')}
        placeholder={placeholder ?? t('subjects.noClassroom')}
        data={rooms.map(({ id, name }) => ({ value: id, label: name }))}
        value={classroom}
        onChange={onClassroom}
        clearable
        searchable
        limit={100}
        nothingFoundMessage={t('subjects.noClassroomsToChoose')}
      />
      <ItemPicker
        label={t('subjects.viableClassrooms')}
        description={t('subjects.viableHint')}
        placeholder={t('subjects.viablePlaceholder')}
        items={rooms}
        value={viable}
        onChange={onViable}
        nothing={t('subjects.noClassroomsToChoose')}
      />
    </>
  );
});
