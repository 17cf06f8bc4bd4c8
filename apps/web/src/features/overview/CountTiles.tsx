import { localeOf } from '@bellgrid/texts';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { SchoolFacts } from '../../document/draft/school-facts.ts';
import { screens } from '../../ui/frame/screens.ts';
import classes from './CountTiles.module.css';

/** One figure for each kind of thing in the school, with a detail beside it; leads to its screen. */
export function CountTiles({ facts, classroomsEnabled }: { facts: SchoolFacts; classroomsEnabled: boolean }) {
  const { t, i18n } = useTranslation();
  const tiles = [
    {
      path: '/classes',
      name: t('overview.counts.groups'),
      count: facts.groups,
      note: facts.divisions > 0 ? t('overview.counts.divisions', { count: facts.divisions }) : '',
    },
    { path: '/teachers', name: t('overview.counts.teachers'), count: facts.teachers, note: '' },
    ...(classroomsEnabled
      ? [{ path: '/classrooms', name: t('overview.counts.classrooms'), count: facts.classrooms, note: '' }]
      : []),
    { path: '/subjects', name: t('overview.counts.subjects'), count: facts.subjects, note: '' },
    {
      path: '/schedule',
      name: t('overview.counts.lessons'),
      count: facts.lessons,
      note: [
        facts.lessonPeriods === facts.lessons
          ? ''
          : t('overview.counts.periods', { count: facts.lessonPeriods }),
        facts.locked > 0 ? t('overview.counts.locked', { count: facts.locked }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      path: '/constraints',
      name: t('overview.counts.constraints'),
      count: facts.constraints,
      note: facts.constraints > 0 ? t('overview.counts.hard', { count: facts.hardConstraints }) : '',
    },
  ];
  return (
    <dl className={classes.tiles} aria-label={t('overview.counts.heading')}>
      {tiles.map(({ path, name, count, note }) => (
        <div key={name} className={classes.tile}>
          <dt>{screens.some((screen) => screen.path === path) ? <Link to={path}>{name}</Link> : name}</dt>
          <dd className={classes.count}>{count.toLocaleString(localeOf(i18n.language))}</dd>
          {note ? <dd className={classes.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
