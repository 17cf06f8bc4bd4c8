import { useTranslation } from 'react-i18next';
import classes from './CountTiles.module.css';
import type { SchoolFacts } from './school-facts.ts';

/** One figure for each kind of thing in the school, with what is worth knowing beside it. */
export function CountTiles({ facts, classroomsEnabled }: { facts: SchoolFacts; classroomsEnabled: boolean }) {
  const { t, i18n } = useTranslation();
  const tiles = [
    {
      name: t('start.counts.groups'),
      count: facts.groups,
      note: facts.divisions > 0 ? t('start.counts.divisions', { count: facts.divisions }) : '',
    },
    { name: t('start.counts.teachers'), count: facts.teachers, note: '' },
    {
      name: t('start.counts.classrooms'),
      count: facts.classrooms,
      note: !classroomsEnabled && facts.classrooms > 0 ? t('start.counts.off') : '',
    },
    { name: t('start.counts.subjects'), count: facts.subjects, note: '' },
    {
      name: t('start.counts.lessons'),
      count: facts.lessons,
      note: [
        facts.lessonPeriods === facts.lessons
          ? ''
          : t('start.counts.periods', { count: facts.lessonPeriods }),
        facts.locked > 0 ? t('start.counts.locked', { count: facts.locked }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
    {
      name: t('start.counts.constraints'),
      count: facts.constraints,
      note: facts.constraints > 0 ? t('start.counts.hard', { count: facts.hardConstraints }) : '',
    },
  ];
  return (
    <dl className={classes.tiles} aria-label={t('start.counts.heading')}>
      {tiles.map(({ name, count, note }) => (
        <div key={name} className={classes.tile}>
          <dt>{name}</dt>
          <dd className={classes.count}>{count.toLocaleString(i18n.language)}</dd>
          {note ? <dd className={classes.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
