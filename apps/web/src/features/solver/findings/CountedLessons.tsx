import type { Draft, Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLit } from '../../../ui/timetable-grid/lit-lessons.ts';
import classes from './NumberDetails.module.css';

type View = 'classes' | 'teachers';

/** Shows only these items in the schedule; nothing where no schedule is on screen. */
export const ShowOnly = createContext<((view: View, ids: readonly Id[]) => void) | null>(null);

interface CountedLessonsProps {
  readonly draft: Draft;
  /** They are lit in the schedule while the list is open. */
  readonly lessons: readonly Id[];
  /** The views that can be limited to the items of these lessons; by default both. */
  readonly views?: readonly View[];
}

const BOTH: readonly View[] = ['classes', 'teachers'];

/** Lights the lessons that a number counts, and leads to the rows of their classes or teachers alone. */
export function CountedLessons({ draft, lessons, views = BOTH }: CountedLessonsProps) {
  const { t } = useTranslation();
  const showOnly = useContext(ShowOnly);
  useEffect(() => {
    keepLit(lessons);
    return () => keepLit([]);
  }, [lessons]);
  const items = useMemo(() => itemsOfLessons(draft, lessons), [draft, lessons]);
  if (showOnly === null || lessons.length === 0) return null;
  return (
    <div className={classes.only}>
      {views
        .filter((view) => items[view].length > 0)
        .map((view) => (
          <Button key={view} size="xs" variant="default" onClick={() => showOnly(view, items[view])}>
            {t(`review.only.${view}`, { count: items[view].length })}
          </Button>
        ))}
    </div>
  );
}

/** The classes and the teachers of lessons. */
export function itemsOfLessons(draft: Draft, lessons: readonly Id[]): Readonly<Record<View, readonly Id[]>> {
  const known = lessons.flatMap((id) => draft.lessons[id] ?? []);
  return {
    classes: [...new Set(known.flatMap(({ groups }) => groups))],
    teachers: [...new Set(known.flatMap(({ teachers }) => teachers))],
  };
}
