import { checkSolverTimeout, SOLVER_TIMEOUT } from '@bellgrid/model';
import { NumberInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../draft/use-draft.ts';
import { changeConfig } from './change-config.ts';
import { MAX_MINUTES, MIN_MINUTES, minutesOfTimeout, timeoutOfMinutes } from './solver-minutes.ts';

/** The time limit in minutes: out of range it says so, and becomes the nearest one that is in range. */
export function TimeLimitField() {
  const { t } = useTranslation();
  const stored = useDraft((draft) => draft.config.solverTimeout);
  const [typed, setTyped] = useState<string | number>(minutesOfTimeout(stored));
  useEffect(() => setTyped(minutesOfTimeout(stored)), [stored]);
  const seconds = typed === '' ? 0 : Number(typed) * 60;
  const isRight = checkSolverTimeout(seconds).canSave && seconds >= SOLVER_TIMEOUT.min;
  const store = (minutes: number) => {
    const timeout = timeoutOfMinutes(minutes);
    if (timeout !== stored) changeConfig({ solverTimeout: timeout });
  };
  return (
    <NumberInput
      label={t('solver.settings.timeLimit')}
      description={t('solver.settings.timeLimitHint', { min: MIN_MINUTES, max: MAX_MINUTES })}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={isRight ? null : t('form.timeout-out-of-range')}
      min={MIN_MINUTES}
      max={MAX_MINUTES}
      clampBehavior="none"
      allowDecimal={false}
      value={typed}
      onChange={(value) => {
        setTyped(value);
        const minutes = Number(value);
        if (value !== '' && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES) store(minutes);
      }}
      onBlur={() => {
        const minutes = typed === '' ? minutesOfTimeout(stored) : Number(typed);
        store(minutes);
        setTyped(minutesOfTimeout(timeoutOfMinutes(minutes)));
      }}
    />
  );
}
