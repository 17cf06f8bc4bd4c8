import type { Subject } from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import { IconAlertCircle, IconAlertTriangle, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardBody, CardFact, CardNote } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { itemNames } from '../../ui/fields/draft-items.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';
import { roomNames } from './room-names.ts';
import classes from './SubjectCard.module.css';
import { subjectFacts } from './subject-facts.ts';

/** A subject in the grid: its classes and teachers, its lessons, room and constraints. */
export function SubjectCard({ item }: ItemProps<Subject>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { periods, rules, isTooLong } = subjectFacts(draft)(item);
  const groups = item.groups.flatMap((id) => draft.groups[id] ?? []);
  const teachers = item.teachers.flatMap((id) => draft.teachers[id] ?? []);
  const rooms = roomNames(draft, item);
  return (
    <CardBody
      facts={
        <>
          {item.lessons.length === 0 ? (
            <span className={classes.zero}>
              <IconAlertTriangle size={14} stroke={2} aria-hidden />
              {t('subjects.zeroLessons')}
            </span>
          ) : (
            <Link to="/subjects/$subject/lessons" params={{ subject: item.id }} className={classes.lessons}>
              {t('subjects.perCycle', {
                lessons: t('subjects.lessonCount', { count: item.lessons.length }),
                periods: t('subjects.periods', { count: periods }),
              })}
            </Link>
          )}
          {isTooLong && (
            <CardFact tone="hard" title={t('form.longer-than-day')}>
              <IconAlertCircle size={14} stroke={2} aria-label={t('form.longer-than-day')} />
            </CardFact>
          )}
          {rules > 0 && <span>{t('rules.count', { count: rules })}</span>}
        </>
      }
    >
      <NameChips items={groups} label={t('subjects.classes')} none={t('subjects.noClasses')} />
      <NameChips items={teachers} label={t('subjects.teachers')} none={t('subjects.noTeachers')} />
      {rooms !== '' && <CardNote Icon={IconMapPin} label={t('subjects.classroom')} text={rooms} />}
    </CardBody>
  );
}

/** A subject's second line in list view: its classes, or its teachers where it has none, and its lessons. */
export function SubjectLine({ item }: ItemProps<Subject>) {
  const { t } = useTranslation();
  const groups = useDraft((draft) => draft.groups);
  const teachers = useDraft((draft) => draft.teachers);
  const names = item.groups.length > 0 ? itemNames(groups, item.groups) : itemNames(teachers, item.teachers);
  const lessons =
    item.lessons.length === 0
      ? t('subjects.zeroLessons')
      : t('subjects.lessonCount', { count: item.lessons.length });
  return [...(names.length > 0 ? [isolated(names.join(', '))] : []), lessons].join(' · ');
}
