import type { CellRef, ScheduleStructure } from '@bellgrid/model';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CellGrid } from '../../ui/cell-grid/CellGrid.tsx';
import { cellsOfStroke, isInStroke } from '../../ui/cell-grid/cell-stroke.ts';
import classes from './RuleLine.module.css';

interface CellsFieldProps {
  readonly label: string;
  readonly structure: ScheduleStructure;
  readonly value: readonly CellRef[];
  readonly onChange: (cells: CellRef[]) => void;
}

/** Chooses cells of a structure: one by one, as a stroke, or by whole days and periods. */
export function CellsField({ label, structure, value, onChange }: CellsFieldProps) {
  const { t } = useTranslation();
  const days = useDraft((draft) => draft.schoolData.days);
  const { periods } = structure;
  const isChosen = ({ day, period }: CellRef) =>
    value.some((each) => each.day === day && each.period === period);
  /** Cells that are all chosen are let go, else all of them are chosen. */
  const toggle = (cells: readonly CellRef[], isOn = !cells.every(isChosen)) => {
    const isOther = (each: CellRef) =>
      !cells.some((cell) => cell.day === each.day && cell.period === each.period);
    const others = value.filter(isOther);
    const next = isOn ? [...others, ...cells] : others;
    onChange(next.toSorted((a, b) => a.day - b.day || a.period - b.period));
  };
  return (
    <CellGrid
      label={label}
      days={days}
      periods={periods}
      dayLabel={(day) => t('calendar.wholeDay', { day: day.label })}
      periodLabel={(period) => t('calendar.wholePeriod', { period })}
      onDay={(day) => toggle(periods.map((_, period) => ({ day, period })))}
      onPeriod={(period) => toggle(days.map((_, day) => ({ day, period })))}
      onStroke={(stroke) => toggle(cellsOfStroke(stroke), !isChosen(stroke.from))}
      cell={({ place, stop, stroke, day, period }) => {
        const isPainted = stroke !== null && isInStroke(stroke, { day, period });
        const isOn = isPainted ? !isChosen(stroke.from) : isChosen({ day, period });
        return (
          <button
            type="button"
            {...stop}
            className={classes.cell}
            aria-pressed={isOn}
            aria-label={place}
            onClick={() => toggle([{ day, period }])}
          >
            {isOn && <IconCheck size={14} stroke={2.4} aria-hidden />}
          </button>
        );
      }}
    />
  );
}
