import { abbreviateLabels, hasSchool, type ScheduleStructure } from '@bellgrid/model';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { periodHeading } from '../../ui/timetable-grid/period-heading.ts';
import classes from './AvailabilityMap.module.css';
import { type CellShare, calendarShares, itemsIn, NO_SHARE, shareKey } from './calendar-shares.ts';

/** The week of each structure with the number of teachers who are not available, the more the darker. */
export function AvailabilityMap({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const built = useBuiltStructures();
  const structures = useDraft((draft) => draft.schoolData.structures);
  const hasAny = useDraft((draft) => Object.values(draft.constraints).some(({ type }) => type === 'teacher'));
  if (!hasAny) return <p className={classes.hint}>{t('constraints.overview.availabilityNone')}</p>;
  return (
    <>
      <p className={classes.hint}>{t('constraints.overview.availabilityHint')}</p>
      {built.map((id) => {
        const structure = structures[id];
        return structure && <StructureMap key={id} structure={structure} isOnly={built.length === 1} />;
      })}
      <Link to="/constraints/$tab" params={{ tab: 'teacher' }} preload={false} onClick={onLeave}>
        {t('constraints.overview.toCalendars')}
      </Link>
    </>
  );
}

/** A teacher who would rather not teach counts half. */
const sizeOf = ({ hard, soft }: Pick<CellShare, 'hard' | 'soft'>): number => hard + soft / 2;

/** A cell is as dark as can be when at least this share of the teachers is not available. */
const LEAST_DARKEST = 0.15;

function StructureMap({ structure, isOnly }: { structure: ScheduleStructure; isOnly: boolean }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { days } = draft.schoolData;
  const short = abbreviateLabels(days.map(({ label }) => label));
  const items = useMemo(() => new Set(itemsIn(draft, 'teacher', structure)), [draft, structure]);
  const shares = useMemo(
    () => calendarShares(draft, new Map(), { type: 'teacher', structure: structure.id, items }),
    [draft, structure.id, items],
  );
  const greatest = Math.max(items.size * LEAST_DARKEST, 1, ...[...shares.values()].map(sizeOf));
  const title = isOnly
    ? t('constraints.overview.availability')
    : t('constraints.overview.availabilityIn', { structure: structure.name });
  return (
    <div className={classes.scroll}>
      <table className={classes.map} aria-label={title}>
        {!isOnly && <caption dir="auto">{structure.name}</caption>}
        <thead>
          <tr>
            <td />
            {days.map(({ id, label }, index) => (
              <th key={id} scope="col" title={label}>
                {short[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {structure.periods.map((each, period) => (
            <tr key={each.id}>
              <th scope="row" title={each.label}>
                {periodHeading(each, period).main}
              </th>
              {days.map((day, index) => {
                if (!hasSchool(structure, index, period))
                  return (
                    <td key={day.id} data-closed title={t('calendar.noSchool')}>
                      <span className="visually-hidden">{t('calendar.noSchool')}</span>
                    </td>
                  );
                const { hard, soft } = shares.get(shareKey({ day: index, period })) ?? NO_SHARE;
                const none = items.size - hard - soft;
                return (
                  <td
                    key={day.id}
                    style={{ '--share': sizeOf({ hard, soft }) / greatest } as CSSProperties}
                    title={t('constraints.calendar.share.teacher', { none, soft, hard })}
                  >
                    {soft > 0
                      ? t('constraints.calendar.hardAndSoft', { hard, soft })
                      : t('names.number', { value: hard })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
