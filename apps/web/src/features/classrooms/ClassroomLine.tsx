import type { Classroom } from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { groupsByHomeRoom, subjectsByClassroom } from './classroom-use.ts';

/** The number of subjects that use the room, or the classes whose home room it is. */
export function ClassroomLine({ item }: ItemProps<Classroom>) {
  const { t } = useTranslation();
  const count = useDraft((draft) => subjectsByClassroom(draft.subjects).get(item.id)?.length ?? 0);
  const homes = useDraft((draft) => groupsByHomeRoom(draft.groups).get(item.id));
  if (homes && count === 0) {
    return t('classrooms.homeOf', { classes: homes.map(({ name }) => isolated(name)).join(', ') });
  }
  return count === 0 ? t('classrooms.unused') : t('classrooms.usedBy', { count });
}
