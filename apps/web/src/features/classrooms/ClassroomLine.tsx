import type { Classroom } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { subjectsByClassroom } from './classroom-use.ts';

/** The number of subjects that use the room. */
export function ClassroomLine({ item }: ItemProps<Classroom>) {
  const { t } = useTranslation();
  const count = useDraft((draft) => subjectsByClassroom(draft.subjects).get(item.id)?.length ?? 0);
  return count === 0 ? t('classrooms.unused') : t('classrooms.usedBy', { count });
}
