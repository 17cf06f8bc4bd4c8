import { type Draft, type Subject, subjectsTooLong } from '@bellgrid/model';
import { isolated } from '@bellgrid/texts';
import { IconAlertCircle, IconAlertTriangle, IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardBody, CardFact, CardNote } from '../../ui/entity-list/CardBody.tsx';
import type { ItemProps } from '../../ui/entity-list/list-entity.ts';
import { subjectMembers } from '../../ui/fields/draft-items.ts';
import { NameChips } from '../../ui/fields/NameChips.tsx';

import { ruleCount } from '../constraint-editor/rule-row.ts';
import { viableRoomNames } from './room-names.ts';

import classes from './SubjectCard.module.css';

/** The facts on a subject's card beyond its record. */
interface SubjectFacts {
  readonly periods: number;
  /** Constraints of the subject that are not off, without those of class divisions. */
  readonly rules: number;
  readonly isTooLong: boolean;
}

/** The facts of any subject; constraints are counted once for each state of the draft. */
const subjectFacts = oncePer((draft: Draft) => {
  const tooLong = new Set(subjectsTooLong(draft));
  return ({ id, lessons }: Subject): SubjectFacts => ({
    periods: lessons.reduce((sum, lesson) => sum + (draft.lessons[lesson]?.numPeriods ?? 0), 0),
    rules: ruleCount(draft, id),
    isTooLong: tooLong.has(id),
  });
});

/** A subject in the grid: its classes and teachers, its lessons, room and constraints. */
export function SubjectCard({ item }: ItemProps<Subject>) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { periods, rules, isTooLong } = subjectFacts(draft)(item);
  const groups = item.groups.flatMap((id) => draft.groups[id] ?? []);
  const teachers = item.teachers.flatMap((id) => draft.teachers[id] ?? []);
  const rooms = useRooms(item);
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

/** A subject's second line in list view: its classes and teachers, and its lessons. */
export function SubjectLine({ item }: ItemProps<Subject>) {
  const members = useDraft((draft) => subjectMembers(draft, item));
  return (
    <>
      {members === '' ? null : `${isolated(members)} · `}
      <LessonsLine item={item} />
    </>
  );
}

/** The lessons a week and the room of a subject. */
export function LessonsLine({ item }: ItemProps<Subject>) {
  const { t } = useTranslation();
  const rooms = useRooms(item);
  const count = item.lessons.length;
  const lessons = count === 0 ? t('subjects.zeroLessons') : t('subjects.lessonCount', { count });
  return rooms === '' ? lessons : `${lessons} · ${isolated(rooms)}`;
}

/** The first of many suitable rooms stand for all. */
const FIRST_ROOMS = 2;

/** The room of a subject, or the rooms among which one is chosen; '' for none. */
function useRooms(subject: Subject): string {
  const { t } = useTranslation();
  return useDraft((draft) => {
    const names = viableRoomNames(draft, subject);
    const more = names.length - FIRST_ROOMS;
    if (more < 2) return names.join(', ');
    const first = names.slice(0, FIRST_ROOMS).join(', ');
    return t('subjects.roomsAndMore', { first, count: more, interpolation: { escapeValue: false } });
  });
}

/** The classes and lessons of all subjects of one name: '12 classes · 24 lessons'. */
export function SubjectGroupLine({ items }: { readonly items: readonly Subject[] }) {
  const { t } = useTranslation();
  const groups = new Set(items.flatMap((item) => item.groups)).size;
  const lessons = items.reduce((sum, item) => sum + item.lessons.length, 0);
  return [t('lists.groups.count', { count: groups }), t('subjects.lessonCount', { count: lessons })].join(
    ' · ',
  );
}
