import { useTranslation } from 'react-i18next';
import type { CellStop } from '../../ui/cell-grid/CellGrid.tsx';
import classes from './StructureGrid.module.css';

interface SchoolCellProps {
  readonly place: string;
  readonly school: boolean;
  readonly painted: boolean;
  readonly lessons: number;
  /** The properties that make it a stop of the grid's arrow keys. */
  readonly stop: CellStop;
  readonly onClick: () => void;
}

/** One period of one day: pressed when there is school. */
export function SchoolCell({ place, school, painted, lessons, stop, onClick }: SchoolCellProps) {
  const { t } = useTranslation();
  const words = school
    ? [t('structure.school'), ...(lessons > 0 ? [t('structure.lessons', { count: lessons })] : [])]
    : [t('structure.noSchool')];
  return (
    <button
      type="button"
      className={classes.cell}
      aria-pressed={school}
      aria-label={`${place}: ${words.join(', ')}`}
      data-painted={painted || undefined}
      {...stop}
      onClick={onClick}
    >
      {school && lessons > 0 ? (
        <>
          <span className={classes.wide}>{t('structure.lessonsInCell', { count: lessons })}</span>
          <span className={classes.narrow}>{lessons}</span>
        </>
      ) : null}
      {school ? null : <span className={classes.wide}>{t('structure.noSchool')}</span>}
    </button>
  );
}
