import { localeOf } from '@bellgrid/texts';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { itemPath } from '../solver/findings/finding-items.ts';
import classes from './PublishPage.module.css';
import type { NamedLesson } from './version-problems.ts';

interface ConcernedLessonsProps {
  readonly lessons: readonly NamedLesson[];
  /** The number of all that are concerned. */
  readonly count: number;
  /** They are those of the draft, so that they can be opened. */
  readonly areOpen: boolean;
}

/** The first lessons that have no place or break a rule, by their names. */
export function ConcernedLessons({ lessons, count, areOpen }: ConcernedLessonsProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  if (lessons.length === 0) return null;
  const list = new Intl.ListFormat(localeOf(i18n.language), { style: 'short', type: 'unit' });
  return (
    <>
      <p className={classes.told}>
        {t(count > lessons.length ? 'publish.problems.firstLessons' : 'publish.problems.lessons', { count })}
      </p>
      <ul className={classes.lessons}>
        {lessons.map(({ id, name, people, problem }) => {
          const words = [name, list.format(people), t(`publish.problems.ofLesson.${problem}`)]
            .filter((each) => each !== '')
            .join(' · ');
          const path = areOpen ? itemPath(draft, { type: 'lesson', id }) : null;
          return (
            <li key={id}>
              {path === null ? (
                <bdi>{words}</bdi>
              ) : (
                <Anchor component={Link} to={path} size="sm">
                  <bdi>{words}</bdi>
                </Anchor>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
