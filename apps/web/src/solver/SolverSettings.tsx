import { type Config, commands } from '@bellgrid/model';
import { Button, Drawer, Group, NumberInput, Stack, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../draft/draft-session.ts';
import { useDraft } from '../draft/use-draft.ts';
import classes from './SolverSettings.module.css';
import { MAX_MINUTES, MIN_MINUTES, minutesOfTimeout, timeoutOfMinutes } from './solver-minutes.ts';
import { closePanel, useSolverPanel } from './solver-panels.ts';

const change = (
  changes: Partial<Pick<Config, 'solverTimeout' | 'placeAsManyAsPossible' | 'similarSchedule'>>,
) => draftSession.store.run(commands.setConfig, { changes });

/** How long the solver works and what it aims at: settings of the draft, each change one undoable step. */
export function SolverSettings() {
  const { t } = useTranslation();
  const opened = useSolverPanel((panel) => panel.open === 'settings');
  const config = useDraft((draft) => draft.config);
  return (
    <Drawer
      opened={opened}
      onClose={closePanel}
      position="right"
      size="min(100%, 400px)"
      title={t('solver.settings.title')}
    >
      <h3 className={classes.section}>{t('solver.settings.configuration')}</h3>
      <Stack gap="lg">
        <NumberInput
          label={t('solver.settings.timeLimit')}
          description={t('solver.settings.timeLimitHint', { min: MIN_MINUTES, max: MAX_MINUTES })}
          inputWrapperOrder={['label', 'input', 'description']}
          min={MIN_MINUTES}
          max={MAX_MINUTES}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          value={minutesOfTimeout(config.solverTimeout)}
          onChange={(minutes) => {
            if (minutes !== '') change({ solverTimeout: timeoutOfMinutes(Number(minutes)) });
          }}
        />
        <Switch
          label={t('solver.settings.placeAsMany')}
          description={t('solver.settings.placeAsManyHint')}
          checked={config.placeAsManyAsPossible}
          onChange={(event) => change({ placeAsManyAsPossible: event.currentTarget.checked })}
        />
        <Switch
          label={t('solver.settings.similar')}
          description={t('solver.settings.similarHint')}
          checked={config.similarSchedule}
          onChange={(event) => change({ similarSchedule: event.currentTarget.checked })}
        />
      </Stack>
      <Group justify="flex-end" mt="xl">
        <Button variant="default" onClick={closePanel}>
          {t('solver.settings.done')}
        </Button>
      </Group>
    </Drawer>
  );
}
