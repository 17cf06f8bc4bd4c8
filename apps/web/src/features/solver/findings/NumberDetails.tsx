import type { CountedDays, JudgedTimetable } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import type { RunFindings } from '@bellgrid/protocol';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useJudgedTimetable } from '../../../document/pre-check/judged-timetable.ts';
import { compareForReader } from '../../../platform/texts/name-order.ts';
import { litOnPoint } from '../../../ui/timetable-grid/lit-lessons.ts';
import { isOfGaps, type ListedNumber } from '../run/solver-panels.ts';
import { type CountedItems, CountedLessons, itemsOfLessons, itemsOfRules } from './CountedLessons.tsx';
import panel from './DetailsPanel.module.css';
import { Sentences } from './FindingSections.tsx';
import { itemPath } from './finding-items.ts';
import classes from './NumberDetails.module.css';
import { UnmetSections } from './UnmetSections.tsx';

interface NumberDetailsProps {
  /** The draft with the timetable that the number is of. */
  readonly draft: Draft;
  readonly number: ListedNumber;
  /** The findings of the run that found the timetable. */
  readonly findings: RunFindings;
}

/** The class days, teacher days, lessons or soft constraints that a number counts. */
export function NumberDetails({ draft, number, findings }: NumberDetailsProps) {
  const { t } = useTranslation();
  const judged = useJudgedTimetable(draft);
  if (judged === null) return <p className={panel.lead}>{t('solver.status.checking')}</p>;
  return (
    <>
      {isOfGaps(number) && <p className={panel.lead}>{t('solver.numbers.lunch')}</p>}
      {isOfGaps(number) && judged.unplaced.length > 0 && (
        <p className={panel.lead}>{t('solver.numbers.mayFill')}</p>
      )}
      <Counted {...{ draft, number, judged }} />
      <CountedList {...{ draft, number, findings, judged }} />
    </>
  );
}

interface CountedListProps extends NumberDetailsProps {
  readonly judged: JudgedTimetable;
}

function CountedList({ draft, number, findings, judged }: CountedListProps) {
  if (number === 'unplaced') return <Unplaced {...{ draft, judged, findings }} />;
  if (number === 'notMet')
    return judged.unmet.length > 0 ? <UnmetSections draft={draft} unmet={judged.unmet} /> : <Nothing />;
  return <Days draft={draft} counted={judged.places[number]} isOfClasses={ofClasses.includes(number)} />;
}

function Counted({ draft, number, judged }: Omit<CountedListProps, 'findings'>) {
  const lessons = useMemo(() => countedLessons(number, judged), [number, judged]);
  const items = useMemo(() => countedItems(draft, number, judged), [draft, number, judged]);
  return <CountedLessons {...{ lessons, items }} />;
}

/** The lessons that a number counts. */
export function countedLessons(number: ListedNumber, judged: JudgedTimetable): readonly Id[] {
  const { unplaced, notKept, places } = judged;
  if (number === 'unplaced') return unplaced;
  const found =
    number === 'notMet'
      ? notKept.filter(({ isHard }) => !isHard).flatMap(({ lessons }) => lessons)
      : places[number].flatMap(({ days }) => days.flatMap(({ lessons }) => lessons));
  return [...new Set(found)];
}

/** The classes and teachers whom a number counts. */
export function countedItems(draft: Draft, number: ListedNumber, judged: JudgedTimetable): CountedItems {
  if (number === 'unplaced') return itemsOfLessons(draft, judged.unplaced);
  if (number === 'notMet')
    return itemsOfRules(
      draft,
      judged.notKept.filter(({ isHard }) => !isHard),
    );
  const ids = judged.places[number].map(({ id }) => id);
  return ofClasses.includes(number) ? { classes: ids, teachers: [] } : { classes: [], teachers: ids };
}

const ofClasses: readonly ListedNumber[] = ['classGaps', 'lateStarts'];

function Nothing() {
  const { t } = useTranslation();
  return <p className={panel.lead}>{t('results.nothing')}</p>;
}

interface DaysProps {
  readonly draft: Draft;
  readonly counted: readonly CountedDays[];
  readonly isOfClasses: boolean;
}

/** A line for each class or teacher with the days that count; pointing at a day lights its lessons. */
function Days({ draft, counted, isOfClasses }: DaysProps) {
  const { t } = useTranslation();
  const records = isOfClasses ? draft.groups : draft.teachers;
  const rows = useMemo(
    () =>
      counted
        .map(({ id, days }) => ({ id, days, name: records[id]?.name ?? '' }))
        .sort((a, b) => compareForReader(a.name, b.name)),
    [counted, records],
  );
  if (rows.length === 0) return <Nothing />;
  return (
    <ul className={classes.rows}>
      {rows.map(({ id, name, days }) => (
        <li key={id} {...litOnPoint(() => days.flatMap(({ lessons }) => lessons))}>
          <Link
            to="/schedule/$view/$id"
            params={{ view: isOfClasses ? 'classes' : 'teachers', id }}
            preload={false}
            className={panel.link}
          >
            <bdi>{name}</bdi>
          </Link>
          <span className={classes.days}>
            {days.map(({ day, count, lessons }) => (
              <span key={day} {...litOnPoint(() => lessons)}>
                <bdi>{draft.schoolData.days[day]?.label}</bdi>
                {count > 1 && <b> {t('results.times', { count })}</b>}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** So many lessons are listed. */
const MOST = 200;

interface UnplacedProps {
  readonly draft: Draft;
  readonly judged: JudgedTimetable;
  readonly findings: RunFindings;
}

/** The lessons without a place, with the reasons where a run has found them. */
function Unplaced({ draft, judged: { unplaced }, findings }: UnplacedProps) {
  const { t } = useTranslation();
  const left = new Set(unplaced);
  const reasons = findings.unplaced.filter(({ about }) => about.lessons?.some((id) => left.has(id)));
  for (const { about } of reasons) for (const id of about.lessons ?? []) left.delete(id);
  if (reasons.length + left.size === 0) return <Nothing />;
  const others = [...left].slice(0, MOST);
  return (
    <>
      <Sentences draft={draft} findings={reasons} />
      <ul className={classes.rows}>
        {others.map((id) => {
          const lesson = draft.lessons[id];
          return (
            lesson && (
              <li key={id}>
                <Link
                  to={itemPath(draft, { type: 'lesson', id }) ?? '/subjects'}
                  preload={false}
                  className={panel.link}
                >
                  <bdi>{lesson.name}</bdi>
                </Link>
                <span className={classes.days}>
                  <bdi>{lesson.groups.map((group) => draft.groups[group]?.name).join(', ')}</bdi>
                </span>
              </li>
            )
          );
        })}
      </ul>
      {left.size > MOST && (
        <p className={panel.lead}>{t('solver.found.more', { count: left.size - MOST })}</p>
      )}
    </>
  );
}
