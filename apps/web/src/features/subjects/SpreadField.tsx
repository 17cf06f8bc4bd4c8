import { type DraftFork, type LessonSpread, lessonSpreads, type Subject, type Weight } from '@bellgrid/model';
import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import classes from './SubjectForm.module.css';

interface SpreadFieldProps {
  readonly fork: DraftFork;
  readonly subject: Subject;
  /** The form has changed it, by the number of lessons or because it was chosen. */
  readonly hasChanged: boolean;
  readonly onSpread: (spread: LessonSpread) => void;
  readonly onWeight: (weight: Weight) => void;
}

/** The spread of a subject's lessons over the days and its weight, with a note where the number of lessons decides it. */
export function SpreadField({ fork, subject, hasChanged, onSpread, onWeight }: SpreadFieldProps) {
  const { t } = useTranslation();
  const { constraint, weight } = subject.lessonsSpreadConstraint;
  const chosen = useFieldValue<LessonSpread>(
    fork,
    'spread',
    () => fork.draft.subjects[subject.id]?.lessonsSpreadConstraint.constraint ?? 'None',
  );
  const isOfMany = hasChanged && constraint === 'AtLeastOnePerDay';
  return (
    <div>
      <div className={classes.spread}>
        <Select
          size="md"
          className={classes.grow}
          label={t('subjects.spread')}
          data={lessonSpreads.map((value) => ({ value, label: t(`subjects.spreads.${value}`) }))}
          value={chosen.value}
          allowDeselect={false}
          onChange={(value) => {
            const next = lessonSpreads.find((each) => each === value);
            if (next) chosen.set(next, () => onSpread(next));
          }}
        />
        {constraint !== 'None' && (
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
      {chosen.isPending ? (
        <p className={classes.hint}>{t('subjects.spreadFewer')}</p>
      ) : isOfMany ? (
        <p className={classes.hint}>{t('subjects.spreadMore')}</p>
      ) : null}
    </div>
  );
}
