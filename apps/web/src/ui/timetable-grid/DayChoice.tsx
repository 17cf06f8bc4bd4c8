import { useTranslation } from 'react-i18next';
import { firstLetters } from './GridHeader.tsx';
import classes from './TimetableGrid.module.css';

interface DayChoiceProps {
  readonly labels: readonly string[];
  readonly day: number;
  readonly onChoose: (day: number) => void;
}

/** A button for each day, above a grid that shows one of them. */
export function DayChoice({ labels, day, onChoose }: DayChoiceProps) {
  const { t } = useTranslation();
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
          {labels.length > 1 ? firstLetters(label) : label}
        </button>
      ))}
    </fieldset>
  );
}
