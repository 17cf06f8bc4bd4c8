import type { Id } from '@bellgrid/model';
import { Popover } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './StagingArea.module.css';

export type NobodysSubjects = readonly { readonly id: Id; readonly name: string; readonly lessons: number }[];

interface NobodysLessonsProps {
  readonly subjects: NobodysSubjects;
  /** Only an icon with the number. */
  readonly isNarrow?: boolean;
}

/** A button that explains the lessons without class and teacher, and leads to their subjects. */
export function NobodysLessons({ subjects, isNarrow = false }: NobodysLessonsProps) {
  const { t } = useTranslation();
  const count = subjects.reduce((sum, subject) => sum + subject.lessons, 0);
  if (count === 0) return null;
  const words = t('schedule.staging.nobodys', { count });
  return (
    <Popover position="left-end" width={300} shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={classes.nobodys}
          data-narrow={isNarrow || undefined}
          aria-label={isNarrow ? words : undefined}
          title={isNarrow ? words : undefined}
        >
          <IconUserQuestion size={16} aria-hidden />
          {isNarrow ? count : words}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.explained} aria-label={words}>
        <h3>{words}</h3>
        <p>{t('schedule.staging.nobodysBody')}</p>
        <ul>
          {subjects.map(({ id, name, lessons }) => (
            <li key={id}>
              <Link to="/subjects/$id" params={{ id }}>
                {name}
              </Link>{' '}
              <small>{t('structure.lessons', { count: lessons })}</small>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}
