import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { changeConfig } from './change-config.ts';
import { MAX_MINUTES, MIN_MINUTES, minutesOfTimeout, timeoutOfMinutes } from './solver-minutes.ts';

const RANGE = { least: MIN_MINUTES, most: MAX_MINUTES };

/** The time limit in minutes; a value out of range becomes the nearest one within. */
export function TimeLimitField() {
  const { t } = useTranslation();
  const stored = useDraft((draft) => draft.config.solverTimeout);
  const [isWrong, setWrong] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another limit, from wherever, is right.
  useEffect(() => setWrong(false), [stored]);
  return (
    <NumberField
      label={t('solver.settings.timeLimit')}
      description={t('solver.settings.timeLimitHint', { min: MIN_MINUTES, max: MAX_MINUTES })}
      range={RANGE}
      clamps
      value={isWrong ? Number.NaN : minutesOfTimeout(stored)}
      onChange={(minutes) => {
        setWrong(Number.isNaN(minutes));
        const timeout = timeoutOfMinutes(minutes);
        if (!Number.isNaN(minutes) && timeout !== stored) changeConfig({ solverTimeout: timeout });
      }}
    />
  );
}
