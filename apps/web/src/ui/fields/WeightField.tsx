import { type Category, scaleOf, toggledWeight, WEIGHT, WEIGHT_SCALE, type Weight } from '@bellgrid/model';
import { Slider, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './WeightField.module.css';

interface WeightFieldProps {
  readonly category: Category;
  readonly weight: Weight;
  readonly onChange: (weight: Weight) => void;
  /** Names the owner of the weight, for users who do not see its line. */
  readonly label: string;
}

const last = WEIGHT_SCALE.length - 1;

/** The weight of a rule: off to hard on a slider when its category has weights, else on or off. */
export function WeightField({ category, weight, onChange, label }: WeightFieldProps) {
  const { t } = useTranslation();
  const isWeighted = useDraft((draft) => draft.constraintGroupWeights[category].enabled);
  if (!isWeighted) {
    return (
      <Switch
        label={t(weight === WEIGHT.OFF ? 'fields.weightOff' : 'fields.weightHard')}
        checked={weight !== WEIGHT.OFF}
        onChange={() => onChange(toggledWeight(weight))}
        aria-label={t('fields.weightOn', { label })}
      />
    );
  }
  const name = (value: number) => {
    if (value === 0) return t('fields.weightOff');
    return value === last ? t('fields.weightHard') : `${value}`;
  };
  const at = scaleOf(weight);
  return (
    <span className={classes.weight}>
      <Slider
        className={classes.slider}
        size="sm"
        min={0}
        max={last}
        step={1}
        value={at}
        onChange={(value) => onChange(WEIGHT_SCALE[value] ?? WEIGHT.HARD)}
        label={null}
        thumbLabel={t('fields.weight', { label })}
        thumbProps={{ 'aria-valuetext': name(at) }}
      />
      <span className={classes.value} aria-hidden>
        {name(at)}
      </span>
    </span>
  );
}
