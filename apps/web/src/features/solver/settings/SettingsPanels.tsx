import { SOLVER_TIMEOUT } from '@bellgrid/model';
import { Accordion, Button, Group, Stack, Switch } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogUndo } from '../../../document/draft/undo-scope.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { UsualRules } from '../../usual-rules/UsualRules.tsx';
import { changeConfig } from '../run/change-config.ts';
import { keepSimilar } from '../run/lent-scope.ts';
import { closePanel } from '../run/solver-panels.ts';
import { BudgetFields } from './BudgetFields.tsx';
import { ScopePanel } from './ScopePanel.tsx';
import { WeightsPanel } from './WeightsPanel.tsx';

const MIN_MINUTES = SOLVER_TIMEOUT.min / 60;
const MAX_MINUTES = SOLVER_TIMEOUT.max / 60;
const RANGE = { least: MIN_MINUTES, most: MAX_MINUTES };

/** The time limit in minutes; a value out of range becomes the nearest one within. */
function TimeLimitField() {
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

/** The aims of the solver. */
function OtherPanel() {
  const { t } = useTranslation();
  const { placeAsManyAsPossible, similarSchedule } = useDraft((draft) => draft.config);
  return (
    <Stack gap="lg">
      <Switch
        label={t('solver.settings.placeAsMany')}
        description={t('solver.settings.placeAsManyHint')}
        checked={placeAsManyAsPossible}
        onChange={(event) => changeConfig({ placeAsManyAsPossible: event.currentTarget.checked })}
      />
      <Switch
        label={t('solver.settings.similar')}
        description={t('solver.settings.similarHint')}
        checked={similarSchedule}
        onChange={(event) => {
          keepSimilar();
          changeConfig({ similarSchedule: event.currentTarget.checked });
        }}
      />
      <BudgetFields />
    </Stack>
  );
}

const panels = [
  { id: 'configuration', Panel: TimeLimitField },
  { id: 'other', Panel: OtherPanel },
  { id: 'usualRules', Panel: UsualRules },
  { id: 'weights', Panel: WeightsPanel },
  { id: 'scope', Panel: ScopePanel },
] as const;

/** The panels of the solver's settings; any of them can be open. */
export function SettingsPanels() {
  const { t } = useTranslation();
  useDialogUndo();
  const isScoped = useDraft(({ config }) =>
    [config.solveGroups, config.solveTeachers, config.solveClassrooms, config.solveLessons].some(
      (ids) => ids.length > 0,
    ),
  );
  const [opened] = useState(['configuration', 'other', ...(isScoped ? ['scope'] : [])]);
  return (
    <>
      <Accordion multiple defaultValue={opened} variant="separated" order={3}>
        {panels.map(({ id, Panel }) => (
          <Accordion.Item key={id} value={id}>
            <Accordion.Control>{t(`solver.settings.panel.${id}`)}</Accordion.Control>
            <Accordion.Panel>
              <Panel />
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={closePanel}>
          {t('solver.settings.done')}
        </Button>
      </Group>
    </>
  );
}

/** The time limit in whole minutes as a user enters it, in seconds; clamped to 1 to 60 minutes. */
export function timeoutOfMinutes(minutes: number): number {
  const whole = Number.isFinite(minutes) ? Math.round(minutes) : MIN_MINUTES;
  return Math.min(Math.max(whole, MIN_MINUTES), MAX_MINUTES) * 60;
}

/** A stored limit in minutes, at least one. */
export const minutesOfTimeout = (seconds: number): number => Math.max(MIN_MINUTES, Math.round(seconds / 60));
