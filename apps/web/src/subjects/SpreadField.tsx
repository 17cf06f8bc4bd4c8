import {
  adjustedSpread,
  type Draft,
  type Id,
  type LessonSpread,
  lessonSpreads,
  type Weight,
} from '@bellgrid/model';
import { Select } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { WeightField } from '../fields/WeightField.tsx';
import classes from './SubjectForm.module.css';

interface SpreadFieldProps {
  readonly draft: Draft;
  readonly structure: Id;
  /** How many lessons the subject has now, and will have. */
  readonly before: number;
  readonly now: number;
  readonly spread: LessonSpread;
  readonly weight: Weight;
  readonly onSpread: (spread: LessonSpread) => void;
  readonly onWeight: (weight: Weight) => void;
}

/** How the lessons of a subject spread over the days, its weight, and what saving will make of it. */
export const SpreadField = memo(function SpreadField({
  draft,
  structure,
  before,
  now,
  spread,
  weight,
  onSpread,
  onWeight,
}: SpreadFieldProps) {
  const { t } = useTranslation();
  const adjusted = adjustedSpread(draft, structure, spread, { before, now });
  const note = adjusted === 'AtLeastOnePerDay' ? t('subjects.spreadMore') : t('subjects.spreadFewer');
  return (
    <div>
      <div className={classes.spread}>
        <Select
          size="md"
          className={classes.grow}
          label={t('subjects.spread')}
          data={lessonSpreads.map((value) => ({ value, label: t(`subjects.spreads.${value}`) }))}
          value={spread}
          allowDeselect={false}
          onChange={(value) => {
            const constraint = lessonSpreads.find((each) => each === value);
            if (constraint) onSpread(constraint);
          }}
        />
        {spread !== 'None' && (
          <span className={classes.spreadWeight}>
            <WeightField
              category="lessonSpread"
              weight={weight}
              onChange={onWeight}
              label={t('subjects.spread')}
            />
          </span>
        )}
      </div>
      {adjusted !== spread && <p className={classes.hint}>{note}</p>}
    </div>
  );
});
