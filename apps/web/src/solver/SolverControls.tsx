import { ActionIcon, Button, Menu, Text, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconChevronDown, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { GENERATE_BUTTON, RunPill } from './RunPill.tsx';
import classes from './SolverControls.module.css';
import { SolverSettings } from './SolverSettings.tsx';
import { openPanel } from './solver-panels.ts';
import { isActive } from './solver-run.ts';
import { startRun } from './start-run.ts';
import { useSolver } from './use-solver.ts';

/** Starts the solver, follows it and stops it; its settings. */
export function SolverControls() {
  const { t } = useTranslation();
  const run = useSolver();
  const active = isActive(run);
  // Not `disabled`: a button that starts a run keeps the focus while the run goes on.
  const waiting = { 'data-disabled': active || undefined, 'aria-disabled': active };
  return (
    <div className={classes.controls}>
      {active && <RunPill run={run} />}
      <Tooltip label={t('solver.settings.open')}>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('solver.settings.open')}
          onClick={() => openPanel('settings')}
        >
          <IconAdjustmentsHorizontal size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Button
        variant="default"
        className={classes.validate}
        {...waiting}
        onClick={() => void startRun({ jobType: 'check' })}
      >
        {t('solver.validate')}
      </Button>
      <Button.Group className={classes.generate}>
        <Button id={GENERATE_BUTTON} {...waiting} onClick={() => void startRun({ jobType: 'solve' })}>
          {t('solver.generate')}
        </Button>
        <Menu position="bottom-end" width={296} disabled={active}>
          <Menu.Target>
            <Button {...waiting} className={classes.more} aria-label={t('solver.more')}>
              <IconChevronDown size={16} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => void startRun({ jobType: 'solve' })}>
              {t('solver.normally')}
              <Text size="xs" c="dimmed">
                {t('solver.normallyHint')}
              </Text>
            </Menu.Item>
            <Menu.Item onClick={() => void startRun({ jobType: 'solve', solveAnyway: true })}>
              {t('solver.anyways')}
              <Text size="xs" c="dimmed">
                {t('solver.anywaysHint')}
              </Text>
            </Menu.Item>
            <Menu.Divider className={classes.onlyNarrow} />
            <Menu.Item
              className={classes.onlyNarrow}
              leftSection={<IconShieldCheck size={16} aria-hidden />}
              onClick={() => void startRun({ jobType: 'check' })}
            >
              {t('solver.validate')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <SolverSettings />
    </div>
  );
}
