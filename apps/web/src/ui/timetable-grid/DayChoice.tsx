import { abbreviateLabels } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import classes from './TimetableGrid.module.css';

interface DayChoiceProps {
  readonly labels: readonly string[];
  readonly day: number;
  readonly onChoose: (day: number) => void;
}

/** A button for each day, above a grid that shows one of them. */
export function DayChoice({ labels, day, onChoose }: DayChoiceProps) {
  const { t } = useTranslation();
  const shorts = abbreviateLabels(labels);
  return (
    <fieldset className={classes.days}>
      <legend className="visually-hidden">{t('schedule.grid.day')}</legend>
      {labels.map((label, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no identity but their place.
          key={index}
          type="button"
          aria-pressed={index === day}
          aria-label={label}
          onClick={() => onChoose(index)}
        >
          {labels.length > 1 ? shorts[index] : label}
        </button>
      ))}
    </fieldset>
  );
}
