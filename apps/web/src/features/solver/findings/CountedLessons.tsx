import type { RuleNotKept } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { createContext, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLit } from '../../../ui/timetable-grid/lit-lessons.ts';
import classes from './NumberDetails.module.css';

type View = 'classes' | 'teachers';

/** Shows only these items in the schedule; nothing where no schedule is on screen. */
export const ShowOnly = createContext<((view: View, ids: readonly Id[]) => void) | null>(null);

/** Classes and teachers. */
export type CountedItems = Readonly<Record<View, readonly Id[]>>;

interface CountedLessonsProps {
  /** They are lit in the schedule while the list is open. */
  readonly lessons: readonly Id[];
  /** Those whom the number counts, which are not all of the lessons: who teaches beside someone with a gap may have none. */
  readonly items: CountedItems;
}

const views: readonly View[] = ['classes', 'teachers'];

/** Lights the lessons that a number counts, and leads to the rows of the classes or teachers alone whom it counts. */
export function CountedLessons({ lessons, items }: CountedLessonsProps) {
  const { t } = useTranslation();
  const showOnly = useContext(ShowOnly);
  useEffect(() => {
    keepLit(lessons);
    return () => keepLit([]);
  }, [lessons]);
  if (showOnly === null || views.every((view) => items[view].length === 0)) return null;
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
export function itemsOfLessons(draft: Draft, lessons: readonly Id[]): CountedItems {
  const known = lessons.flatMap((id) => draft.lessons[id] ?? []);
  return {
    classes: [...new Set(known.flatMap(({ groups }) => groups))],
    teachers: [...new Set(known.flatMap(({ teachers }) => teachers))],
  };
}

/** The classes and the teachers whom rules are about; of a rule about neither, the classes of its lessons. */
export function itemsOfRules(draft: Draft, rules: readonly RuleNotKept[]): CountedItems {
  const classes = new Set<Id>();
  const teachers = new Set<Id>();
  for (const { people, lessons } of rules) {
    const own = people.filter(({ type }) => type !== 'classroom');
    for (const { type, id } of own) (type === 'group' ? classes : teachers).add(id);
    if (own.length === 0) for (const id of itemsOfLessons(draft, lessons).classes) classes.add(id);
  }
  return { classes: [...classes], teachers: [...teachers] };
}
