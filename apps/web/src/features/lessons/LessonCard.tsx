import type { Lesson } from '@bellgrid/model';
import { IconLock, IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardBody, CardNote } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import { ruleCount } from '../constraint-editor/rule-row.ts';
import { roomNames } from '../subjects/room-names.ts';
import { lessonTime } from './lesson-time.ts';

/** A lesson in the grid: when, how long, who, where. */
export function LessonFormCard({ item }: ItemProps<Lesson>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const rules = ruleCount(draft, item.id);
  // A placed lesson is in its room; otherwise its possible rooms are shown, then those of its subject.
  const placed = item.classroom === null ? undefined : { classroom: item.classroom, viableClassrooms: [] };
  const rooms =
    roomNames(draft, placed) || roomNames(draft, item) || roomNames(draft, draft.subjects[item.subject]);
  return (
    <CardBody
      facts={
        <>
          <span>{t('lessons.length', { count: item.numPeriods })}</span>
          <span>{lessonTime(t, draft, item) ?? t('lessons.unplaced')}</span>
          {item.locked && <IconLock size={14} stroke={2} aria-label={t('lessons.lockedShort')} />}
          {rules > 0 && <span>{t('rules.count', { count: rules })}</span>}
        </>
      }
    >
      <NameChips
        items={item.groups.flatMap((id) => draft.groups[id] ?? [])}
        label={t('lessons.classes')}
        none={t('subjects.noClasses')}
      />
      <NameChips
        items={item.teachers.flatMap((id) => draft.teachers[id] ?? [])}
        label={t('lessons.teachers')}
        none={t('subjects.noTeachers')}
      />
      {rooms !== '' && <CardNote Icon={IconMapPin} label={t('subjects.classroom')} text={rooms} />}
    </CardBody>
  );
}

/** A lesson's second line in list view. */
export function LessonLine({ item }: ItemProps<Lesson>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const time = lessonTime(t, draft, item) ?? t('lessons.unplaced');
  return [t('lessons.length', { count: item.numPeriods }), time].join(' · ');
}
