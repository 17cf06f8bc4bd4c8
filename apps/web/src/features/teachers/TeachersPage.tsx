import { useDraft } from '../../document/draft/use-draft.ts';
import { EntityList } from '../../ui/entity-list/EntityList.tsx';
import { teachersByName } from '../../ui/fields/draft-items.ts';
import { TableImportButton } from '../table-import/TableImportButton.tsx';
import { TeachersWithoutSubjects } from './TeachersWithoutSubjects.tsx';
import { teacherEntity } from './teacher-entity.ts';

/** The Teachers screen. */
export function TeachersPage() {
  const items = teachersByName(useDraft((draft) => draft.teachers));
  return (
    <EntityList
      entity={teacherEntity}
      items={items}
      banners={<TeachersWithoutSubjects />}
      tools={<TableImportButton kind="teachers" />}
    />
  );
}
