import { hasSchool, type ScheduleStructure } from '@bellgrid/model';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/use-draft.ts';
import classes from './StructureGrid.module.css';
import { clock, schoolCellCount } from './school-facts.ts';

/** The bell times of one structure: days × periods, read-only, with the breaks between the periods. */
export function StructureGrid({ structure }: { structure: ScheduleStructure }) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const groups = useDraft((draft) => draft.groups);
  const classCount = useMemo(
    () => Object.values(groups).filter((group) => group.structure === structure.id).length,
    [groups, structure.id],
  );
  const { periods } = structure;
  const cells = schoolCellCount(structure, days.length);
  const all = days.length * periods.length;
  const facts = [
    t('start.structure.days', { count: days.length }),
    t('start.structure.periods', { count: periods.length }),
    ...(cells < all ? [t('start.structure.schoolCells', { count: cells })] : []),
    t('start.structure.classes', { count: classCount }),
  ];

  return (
    <section className={classes.section}>
      <header className={classes.header}>
        <h2 className={classes.title}>{structure.name}</h2>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </header>
      {structure.isUninitialized ? (
        <p className={classes.facts}>{t('start.structure.uninitialized')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        <section className={classes.scroll} aria-label={structure.name} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col" className={classes.corner}>
                  <span className="visually-hidden">{t('start.structure.period')}</span>
                </th>
                {days.map((day) => (
                  <th key={day.id} scope="col" title={day.label}>
                    {day.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {periods.map((period, index) => {
                const before = periods[index - 1];
                const pause = before ? period.periodStart - before.periodEnd : 0;
                return (
                  <Fragment key={period.id}>
                    {pause > 0 ? (
                      <tr className={classes.break}>
                        <th scope="row">{t('start.structure.break', { count: pause })}</th>
                        <td colSpan={days.length} />
                      </tr>
                    ) : null}
                    <tr>
                      <th scope="row" className={classes.period}>
                        <b>{period.label || index + 1}</b>
                        <span>
                          {clock(period.periodStart)}–{clock(period.periodEnd)}
                        </span>
                      </th>
                      {days.map((day, dayIndex) => {
                        const school = hasSchool(structure, dayIndex, index);
                        return (
                          <td key={day.id}>
                            <div className={school ? classes.school : classes.noSchool}>
                              {school ? (
                                <span className="visually-hidden">{t('start.structure.school')}</span>
                              ) : (
                                t('start.structure.noSchool')
                              )}
                            </div>
                          </td>
                        );
                      })}
                    </tr>
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
