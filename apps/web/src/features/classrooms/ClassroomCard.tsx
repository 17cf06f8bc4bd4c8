import type { Classroom } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { MiniCalendar } from '../../ui/calendar-editor/MiniCalendar.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import classes from './ClassroomCard.module.css';
import { distinctNames, subjectsByClassroom } from './classroom-use.ts';

/** A classroom in the grid: who uses it, and when it is blocked. */
export function ClassroomCard({ item }: ItemProps<Classroom>) {
  return <Inside item={item} most={4} />;
}

/** The same beside the list, with all its subjects. */
export function ClassroomDetails({ item }: ItemProps<Classroom>) {
  return <Inside item={item} most={60} />;
}

function Inside({ item, most }: ItemProps<Classroom> & { most: number }) {
  const { t } = useTranslation();
  const subjects = useDraft((draft) => subjectsByClassroom(draft.subjects).get(item.id));
  const [structure] = useBuiltStructures();
  return (
    <div className={classes.card}>
      <NameChips
        items={distinctNames(subjects ?? [])}
        label={t('classrooms.subjects')}
        most={most}
        none={t('classrooms.unused')}
      />
      {structure === undefined ? null : <MiniCalendar type="classroom" id={item.id} structure={structure} />}
    </div>
  );
}
