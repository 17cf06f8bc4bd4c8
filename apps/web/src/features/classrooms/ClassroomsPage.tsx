import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { useSorted } from '../../ui/entity-list/use-sorted.ts';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { classroomEntity } from './classroom-entity.ts';

/** The Classrooms screen; without classrooms in the settings there is none. */
export function ClassroomsPage() {
  const isEnabled = useDraft((draft) => draft.config.isClassroomsEnabled);
  const classrooms = useSorted((draft) => draft.classrooms);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEnabled) void navigate({ to: '/', replace: true });
  }, [isEnabled, navigate]);
  return isEnabled ? (
    <EntityList entity={classroomEntity} items={classrooms} tools={<TableImportButton kind="classrooms" />} />
  ) : null;
}
