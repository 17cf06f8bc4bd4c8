import { adjustedSpread, type Draft, type Id, lessonSpreads, type Subject } from '@bellgrid/model';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { WeightField } from '../fields/WeightField.tsx';
import classes from './SubjectForm.module.css';

interface SpreadFieldProps {
  readonly draft: Draft;
  readonly structure: Id;
  /** How many lessons the subject has now, and will have. */
  readonly counts: { readonly before: number; readonly now: number };
  readonly spread: Subject['lessonsSpreadConstraint'];
  readonly onChange: (spread: Subject['lessonsSpreadConstraint']) => void;
}

/** How the lessons of a subject spread over the days, its weight, and what saving will make of it. */
export function SpreadField({ draft, structure, counts, spread, onChange }: SpreadFieldProps) {
  const { t } = useTranslation();
  const adjusted = adjustedSpread(draft, structure, spread.constraint, counts);
  const note = adjusted === 'AtLeastOnePerDay' ? t('subjects.spreadMore') : t('subjects.spreadFewer');
  return (
    <div>
      <div className={classes.spread}>
        <Select
          size="md"
          className={classes.grow}
          label={t('subjects.spread')}
          data={lessonSpreads.map((value) => ({ value, label: t(`subjects.spreads.${value}`) }))}
          value={spread.constraint}
          allowDeselect={false}
          onChange={(value) => {
            const constraint = lessonSpreads.find((each) => each === value);
            if (constraint) onChange({ ...spread, constraint });
          }}
        />
        {spread.constraint !== 'None' && (
          <span className={classes.spreadWeight}>
            <WeightField
              category="lessonSpread"
              weight={spread.weight}
              onChange={(weight) => onChange({ ...spread, weight })}
              label={t('subjects.spread')}
            />
          </span>
        )}
      </div>
      {adjusted !== spread.constraint && <p className={classes.hint}>{note}</p>}
    </div>
  );
}
