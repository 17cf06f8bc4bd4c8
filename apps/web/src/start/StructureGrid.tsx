import { hasSchool, type ScheduleStructure } from '@bellgrid/model';
import { type CSSProperties, Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import { clock } from './clock.ts';
import classes from './StructureGrid.module.css';
import { lessonsPerCell, pauseBefore } from './structure-facts.ts';

/** The bell times of one structure: days × periods, read-only, with the longer breaks and what is placed where. */
export function StructureGrid({ structure }: { structure: ScheduleStructure }) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const lessons = useDraft((draft) => draft.lessons);
  const counts = useMemo(() => lessonsPerCell(lessons, structure), [lessons, structure]);
  const { periods } = structure;

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={classes.scroll} aria-label={structure.name} tabIndex={0}>
      <table className={classes.table} style={{ '--days': days.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <span className="visually-hidden">{t('start.structure.period')}</span>
            </th>
            {days.map((day) => (
              <th key={day.id} scope="col" title={day.label}>
                <span className={classes.wide}>{day.label}</span>
                <span className={classes.narrow} aria-hidden>
                  {[...day.label].slice(0, 3).join('')}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period, index) => {
            const pause = pauseBefore(periods, index);
            return (
              <Fragment key={period.id}>
                {pause > 0 ? (
                  <tr className={classes.break}>
                    <th scope="row">{t('start.structure.break', { count: pause })}</th>
                    <td colSpan={days.length} />
                  </tr>
                ) : null}
                <tr>
                  <th scope="row" className={classes.period} title={period.label}>
                    <b>{period.label || index + 1}</b>
                    <span>
                      {clock(period.periodStart)}–{clock(period.periodEnd)}
                    </span>
                  </th>
                  {days.map((day, dayIndex) => (
                    <td key={day.id}>
                      {hasSchool(structure, dayIndex, index) ? (
                        <SchoolCell lessons={counts.get(`${dayIndex}:${index}`) ?? 0} />
                      ) : (
                        <div className={classes.noSchool}>
                          <span className={classes.wide}>{t('start.structure.noSchool')}</span>
                        </div>
                      )}
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function SchoolCell({ lessons }: { lessons: number }) {
  const { t } = useTranslation();
  return (
    <div className={classes.school}>
      {lessons > 0 ? (
        <>
          <span className={classes.wide}>{t('start.structure.lessons', { count: lessons })}</span>
          <span className={classes.narrow} aria-hidden>
            {lessons}
          </span>
        </>
      ) : (
        <span className="visually-hidden">{t('start.structure.school')}</span>
      )}
    </div>
  );
}
