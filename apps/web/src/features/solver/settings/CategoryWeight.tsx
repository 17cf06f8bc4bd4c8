import { type Category, commands, type Weight, weightSchema } from '@bellgrid/model';
import { Slider, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../../document/draft/draft-source.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import classes from './SolverSettings.module.css';

const MIN = 1;
const MAX = 5;
const marks = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }));
/** Anything but 1 to 5 counts as 1. */
const onScale = (weight: Weight) => (weight >= MIN && weight <= MAX ? weight : MIN);

interface CategoryWeightProps {
  readonly category: Category;
  readonly onToggle: (on: boolean) => void;
}

/** One category: its switch with what off means, and while on the slider of its weight. */
export function CategoryWeight({ category, onToggle }: CategoryWeightProps) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
  const { enabled, weight } = useDraft((draft) => draft.constraintGroupWeights[category]);
  const stored = onScale(weight);
  const [shown, setShown] = useState<number>(stored);
  useEffect(() => setShown(stored), [stored]);
  const label = t(`solver.weights.${category}`);
  return (
    <li>
      <Switch
        label={label}
        description={enabled ? undefined : t(`solver.weights.off.${offMeaning(category)}`)}
        checked={enabled}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {enabled && (
        <Slider
          className={classes.slider}
          thumbLabel={t('solver.weights.weightOf', { category: label })}
          min={MIN}
          max={MAX}
          step={1}
          label={null}
          marks={marks}
          value={shown}
          onChange={setShown}
          onChangeEnd={(value) => {
            const next = weightSchema.parse(value);
            if (next !== weight) run(commands.setCategoryWeight, { category, weight: next });
          }}
        />
      )}
    </li>
  );
}

/** The meaning of a category that is off: nearly always that its constraints are hard. */
function offMeaning(category: Category): 'hard' | 'soft' | 'free' {
  if (category === 'teacherCalendarYellow') return 'soft';
  return category === 'sameClassroom' ? 'free' : 'hard';
}
