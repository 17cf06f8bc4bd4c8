import type { Classroom } from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import { IconBuilding, IconDoor } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { MiniCalendar } from '../../ui/calendar-editor/MiniCalendar.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { CardNote } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import classes from './ClassroomCard.module.css';
import { distinctNames, groupsByHomeRoom, subjectsByClassroom } from './classroom-use.ts';

/** A classroom in the grid: who uses it, and when it is blocked. */
export function ClassroomCard({ item }: ItemProps<Classroom>) {
  return <Inside item={item} most={4} />;
}

/** A classroom beside the list: with all its subjects. */
export function ClassroomDetails({ item }: ItemProps<Classroom>) {
  return <Inside item={item} most={60} />;
}

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

function Inside({ item, most }: ItemProps<Classroom> & { most: number }) {
  const { t } = useTranslation();
  const subjects = useDraft((draft) => subjectsByClassroom(draft.subjects).get(item.id));
  const homes = useDraft((draft) => groupsByHomeRoom(draft.groups).get(item.id));
  const [structure] = useBuiltStructures();
  const classNames = (homes ?? []).map(({ name }) => isolated(name)).join(', ');
  return (
    <div className={classes.card}>
      {item.building !== null && (
        <CardNote Icon={IconBuilding} label={t('classrooms.building')} text={item.building} />
      )}
      {homes && <CardNote Icon={IconDoor} text={t('classrooms.homeOf', { classes: classNames })} />}
      {(subjects || !homes) && (
        <NameChips
          items={distinctNames(subjects ?? [])}
          label={t('classrooms.subjects')}
          most={most}
          none={t('classrooms.unused')}
        />
      )}
      {structure === undefined ? null : <MiniCalendar type="classroom" id={item.id} structure={structure} />}
    </div>
  );
}
