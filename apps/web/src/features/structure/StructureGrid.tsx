import {
  type CellRef,
  commands,
  consequences,
  type Day,
  hasSchool,
  type Period,
  type ScheduleStructure,
} from '@bellgrid/model';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { lossesOf } from '../../document/draft/losses.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { t } from '../../platform/texts/i18n.ts';
import { weekdayNames } from '../../platform/texts/weekday-names.ts';
import { toast } from '../../platform/toast.tsx';
import { CellGrid } from '../../ui/cell-grid/CellGrid.tsx';
import { cellsOfStroke } from '../../ui/cell-grid/cell-stroke.ts';
import { SchoolCell } from './SchoolCell.tsx';
import classes from './StructureGrid.module.css';
import { lessonsPerCell, pauseBefore } from './structure-facts.ts';

/** Opens or closes cells for school as one step, and reports what that clears. */
function setSchool(structure: ScheduleStructure, cells: readonly CellRef[], school: boolean): void {
  const changed = cells.filter(({ day, period }) => hasSchool(structure, day, period) !== school);
  if (changed.length === 0) return;
  const { store } = draftSession;
  const before = store.draft;
  const diff = store.run(commands.setCells, { structure: structure.id, cells: changed, hasSchool: school });
  const found = consequences(diff, before, store.draft);
  const losses = lossesOf(found).map(({ kind, ids }) => t(`structure.loss.${kind}`, { count: ids.length }));
  if (losses.length > 0) toast.warning(t('structure.cleared', { what: losses.join(', ') }));
}

interface StructureGridProps {
  readonly structure: ScheduleStructure;
  readonly onEditDay: (day: Day) => void;
  readonly onEditPeriod: (period: Period) => void;
  /** Opens the break after a period, or one to insert there. */
  readonly onEditBreak: (after: Period) => void;
}

/** The grid of one structure. A cell toggles whether there is school, headers open their dialogs. */
export function StructureGrid({ structure, onEditDay, onEditPeriod, onEditBreak }: StructureGridProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const lessons = useDraft((draft) => draft.lessons);
  const counts = useMemo(() => lessonsPerCell(lessons, structure), [lessons, structure]);
  const { periods } = structure;
  const isSchool = (day: number, period: number) => hasSchool(structure, day, period);
  return (
    <div className={classes.frame}>
      <div className={classes.panel}>
        <CellGrid
          label={t('structure.gridLabel', { name: structure.name })}
          days={days}
          periods={periods}
          dayLabel={(day) => t('structure.day.edit', { name: day.label })}
          periodLabel={(name, times) => t('structure.period.edit', { name, times })}
          onDay={(index) => days[index] && onEditDay(days[index])}
          onPeriod={(index) => periods[index] && onEditPeriod(periods[index])}
          onStroke={(stroke) => {
            setSchool(structure, cellsOfStroke(stroke), !isSchool(stroke.from.day, stroke.from.period));
          }}
          rowBefore={(index) => {
            const before = periods[index - 1];
            return before ? (
              <BreakRow
                days={days.length}
                name={before.label || String(index)}
                minutes={pauseBefore(periods, index)}
                onEdit={() => onEditBreak(before)}
              />
            ) : null;
          }}
          cell={({ place, stop, stroke, day, period }) => (
            <SchoolCell
              place={place}
              // A stroke gives all its cells the state that the first cell takes.
              school={
                stroke === null ? isSchool(day, period) : !isSchool(stroke.from.day, stroke.from.period)
              }
              painted={stroke !== null}
              lessons={counts.get(`${day}:${period}`) ?? 0}
              stop={stop}
              onClick={() => setSchool(structure, [{ day, period }], !isSchool(day, period))}
            />
          )}
        />
      </div>
      <button
        type="button"
        className={classes.addDay}
        onClick={() => runEdit(commands.addDay, { label: weekdayNames(7)[days.length] })}
      >
        <IconPlus size={18} stroke={1.7} aria-hidden />
        <span>{t('structure.day.add')}</span>
      </button>
      <button
        type="button"
        className={classes.addPeriod}
        onClick={() => runEdit(commands.addPeriod, { structure: structure.id })}
      >
        <IconPlus size={18} stroke={1.7} aria-hidden />
        {t('structure.period.add')}
      </button>
    </div>
  );
}

interface BreakRowProps {
  readonly days: number;
  /** The period before it. */
  readonly name: string;
  /** 0 where there is no break yet. */
  readonly minutes: number;
  readonly onEdit: () => void;
}

/** The break between two periods; where there is none, the place to insert one. */
function BreakRow({ days, name, minutes, onEdit }: BreakRowProps) {
  const { t } = useTranslation();
  const isBreak = minutes > 0;
  return (
    <tr className={isBreak ? classes.break : classes.noBreak}>
      <th scope="row">
        <button
          type="button"
          title={t(isBreak ? 'structure.pause.edit' : 'structure.pause.insert')}
          aria-label={t(isBreak ? 'structure.pause.editAfter' : 'structure.pause.insertAfter', {
            name,
            count: minutes,
          })}
          onClick={onEdit}
        >
          {isBreak ? (
            t('structure.break', { count: minutes })
          ) : (
            <>
              <IconPlus size={12} stroke={2} aria-hidden />
              {t('structure.pause.insert')}
            </>
          )}
        </button>
      </th>
      <td colSpan={days} />
    </tr>
  );
}
