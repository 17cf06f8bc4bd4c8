import type { Draft, Id } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridPlacement } from '../../../ui/timetable-grid/grid-layout.ts';
import type { LessonFacts } from '../../../ui/timetable-grid/lesson-facts.ts';
import classes from './HeldWeeks.module.css';
import { heldWeeks } from './held-weeks.ts';
import { usePlacing } from './placing-store.ts';

interface HeldWeeksProps {
  readonly draft: Draft;
  readonly placed: ReadonlyMap<Id, GridPlacement>;
  readonly facts: LessonFacts;
}

/** Three thin strips: the weeks of the teacher, the class and the classroom of the lesson in the hand. */
export function HeldWeeks({ draft, placed, facts }: HeldWeeksProps) {
  const { t } = useTranslation();
  const weeks = useMemo(() => heldWeeks(draft, placed, facts), [draft, placed, facts]);
  const [first] = weeks;
  if (!first) return null;
  const size = { '--days': first.days.length, '--cells': first.days.flat().length };
  return (
    <ul
      className={classes.weeks}
      style={size as React.CSSProperties}
      aria-label={t('placing.weeks.label')}
      title={t('placing.weeks.legend')}
    >
      {weeks.map(({ type, name, others, days }) => (
        <li key={type}>
          <bdi className={classes.name}>
            {others > 0 ? t('placing.weeks.others', { name, count: others }) : name}
          </bdi>
          <span
            className={classes.days}
            role="img"
            aria-label={t('placing.weeks.busy', {
              name,
              count: days.flat().filter((cell) => cell === 'taken').length,
            })}
          >
            {days.map((cells, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its place in the week.
              <span key={day} className={classes.day}>
                {cells.map((cell, period) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: so is a period.
                  <i key={period} data-cell={cell} />
                ))}
                <Aim day={day} numPeriods={facts.numPeriods} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The cells of a day at which the lesson is aimed. */
function Aim({ day, numPeriods }: { readonly day: number; readonly numPeriods: number }) {
  const start = usePlacing(({ target }) =>
    target?.kind === 'cell' && target.at.day === day ? target.at.start : null,
  );
  if (start === null) return null;
  const style = { '--start': start, '--length': numPeriods } as React.CSSProperties;
  return <span className={classes.aim} style={style} />;
}
