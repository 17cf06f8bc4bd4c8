import { isWeighed, lessonsInScope } from '@bellgrid/model';
import { ActionIcon, Button, Menu, Text, Tooltip } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconArrowsShuffle,
  IconArrowsShuffle2,
  IconChevronDown,
  IconFocusCentered,
  IconShieldCheck,
  IconStack2,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { toast } from '../../platform/toast.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useGenerateFocus } from './generate-focus.ts';
import { GENERATE_BUTTON } from './RunLine.tsx';
import { scopeBefore, settingsBefore } from './run/lent-scope.ts';
import { openPanel } from './run/solver-panels.ts';
import { type RunRequest, startRun } from './run/start-run.ts';
import classes from './SolverControls.module.css';
import { SolverSettings } from './settings/SolverSettings.tsx';
import { usePreview } from './shown-schedule.ts';
import { useShownOutcome } from './use-outcome-view.ts';

/** Starts the solver, follows it and stops it; its settings. */
export function SolverControls() {
  const { t } = useTranslation();
  useGenerateFocus();
  const run = useSolver();
  const active = isActive(run);
  const { status, attempts } = useSaveState();
  // The solver works on the saved draft.
  const unsaved = status === 'failed' || attempts > 0;
  const off = active || unsaved || !run.isKnown;
  const start = (request: RunRequest) => {
    if (unsaved) tellUnsaved(t);
    else if (!off) startRun(request);
  };
  // Not `disabled`: a button that starts a run keeps the focus during the run.
  const waiting = {
    'data-disabled': off || undefined,
    'aria-disabled': off,
    title: unsaved ? t('solver.error.SAVE_FAILED.title') : run.isKnown ? undefined : t('solver.asking'),
  };
  return (
    <div className={classes.controls}>
      {!active && <OptionPills />}
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
      <Button.Group className={classes.generate}>
        <Button
          variant="default"
          className={classes.validate}
          {...waiting}
          onClick={() => start({ jobType: 'check' })}
        >
          {t('solver.validate')}
        </Button>
        <Button id={GENERATE_BUTTON} {...waiting} onClick={() => start({ jobType: 'solve' })}>
          {t('solver.generate')}
        </Button>
        <Menu position="bottom-end" width={296} disabled={off}>
          <Menu.Target>
            <Button {...waiting} className={classes.more} aria-label={t('solver.more')}>
              <IconChevronDown size={16} aria-hidden />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => start({ jobType: 'solve' })}>
              {t('solver.normally')}
              <Text size="xs" c="dimmed">
                {t('solver.normallyHint')}
              </Text>
            </Menu.Item>
            <Menu.Item onClick={() => start({ jobType: 'solve', solveAnyway: true })}>
              {t('solver.anyways')}
              <Text size="xs" c="dimmed">
                {t('solver.anywaysHint')}
              </Text>
            </Menu.Item>
            <Menu.Divider className={classes.onlyNarrow} />
            <Menu.Item
              className={classes.onlyNarrow}
              leftSection={<IconShieldCheck size={16} aria-hidden />}
              onClick={() => start({ jobType: 'check' })}
            >
              {t('solver.validate')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Button.Group>
      <SolverSettings />
      <ChangeDialog />
    </div>
  );
}

/** Tells why no run begins while the draft cannot be saved, and offers to download it. */
function tellUnsaved(t: TFunction): void {
  const reason = `${t('solver.error.SAVE_FAILED.title')}. ${t('solver.error.SAVE_FAILED.body')}`;
  toast.failure(reason, { label: t('solver.download'), act: exportCurrentDraft });
}

/** The settings that make a solve differ from the usual, each with a link to where it is set. */
function OptionPills() {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { placeAsManyAsPossible, similarSchedule, changeBudget } = draft.config;
  // Settings of one run are true of its outcome alone.
  const isOutcomeShown = useShownOutcome(draft) !== null;
  const isPreviewed = usePreview(({ instanceID }) => instanceID !== null);
  const isRunShown = isOutcomeShown || isPreviewed;
  const isScopeLent = scopeBefore(draft) !== null;
  const isSimilarLent = settingsBefore(draft).similarSchedule === false;
  const total = Object.keys(draft.lessons).length;
  const count = useMemo(() => lessonsInScope(draft).length, [draft]);
  const options = [
    {
      Icon: IconFocusCentered,
      words: t(isScopeLent ? 'solver.scope.lent' : 'solver.scope.active', { count, total }),
      isOn: count !== total && (isRunShown || !isScopeLent),
    },
    { Icon: IconStack2, words: t('solver.options.placeAsMany'), isOn: placeAsManyAsPossible },
    {
      Icon: IconArrowsShuffle,
      words: t('solver.options.similar'),
      isOn: similarSchedule && (isRunShown || !isSimilarLent),
    },
    {
      Icon: IconArrowsShuffle2,
      words: t(isWeighed(changeBudget) ? 'solver.options.budgetWeighed' : 'solver.options.budget', {
        count: changeBudget.most,
      }),
      isOn: changeBudget.isEnabled,
    },
  ];
  return options.map(
    ({ Icon, words, isOn }) =>
      isOn && (
        <button key={words} type="button" className={classes.pill} onClick={() => openPanel('settings')}>
          <Icon size={16} stroke={1.8} aria-hidden />
          {words}
        </button>
      ),
  );
}
