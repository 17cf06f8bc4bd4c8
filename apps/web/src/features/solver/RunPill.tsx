import { Progress } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useIsConnectionLost } from '../../document/live/connection.ts';
import { cancelRun } from '../../document/run/end-run.ts';
import type { RunProgress, SolverRun } from '../../document/run/solver-run.ts';
import classes from './RunPill.module.css';
import { checkedName, progressOf, stageText, stopwatch } from './run-words.ts';
import { useElapsed } from './use-elapsed.ts';
import { useFocusHandover } from './use-focus-handover.ts';

/** The id of the button that takes the focus from a pill that goes away. */
export const GENERATE_BUTTON = 'generate-schedule';

/** The progress of the solver: stage, lessons placed, cost and time, with the button that stops it. */
export function RunPill({ run }: { run: SolverRun }) {
  const { t } = useTranslation();
  const pill = useRef<HTMLDivElement>(null);
  useFocusHandover(pill, () => document.getElementById(GENERATE_BUTTON));
  const seconds = useElapsed(run.startedAt);
  const isLost = useIsConnectionLost();
  const stage = t(isLost ? 'solver.stage.connectionLost' : stageText(run));
  const progress = isLost ? null : progressOf(run);
  const checked = useDraft((draft) => (isLost ? null : checkedName(run, draft)));
  // Not `disabled`: the button keeps the focus until the run has ended.
  const waiting = isLost || run.cancelling || run.instanceID === null;
  const share = progress && progress.lessons > 0 ? (100 * progress.placed) / progress.lessons : 0;
  return (
    <div className={classes.room}>
      <div ref={pill} className={classes.pill} data-lost={isLost || undefined} data-testid="solver-progress">
        <span className={classes.pulse} aria-hidden />
        <span className={classes.stage} role="status">
          {stage}
        </span>
        {/* Many follow each other: to be seen, not to be read out. */}
        {checked !== null && (
          <bdi className={classes.checked} aria-hidden>
            {checked}
          </bdi>
        )}
        {progress && (
          <>
            <Progress.Root size={5} className={classes.bar}>
              <Progress.Section value={share} aria-label={t('solver.progress.label')} />
            </Progress.Root>
            <span className={classes.facts}>
              <span data-all={progress.placed === progress.lessons || undefined}>
                {t('solver.progress.placed', { placed: progress.placed, lessons: progress.lessons })}
              </span>
              {progress.stage === 'improve' && <Costs progress={progress} />}
            </span>
          </>
        )}
        {!isLost && <span className={classes.time}>{stopwatch(seconds)}</span>}
        <button
          type="button"
          className={classes.cancel}
          aria-label={t('solver.cancelLabel')}
          title={t('solver.cancelLabel')}
          aria-disabled={waiting}
          onClick={() => {
            if (!waiting) void cancelRun();
          }}
        >
          {t('solver.cancel')}
        </button>
      </div>
    </div>
  );
}

/**
 * The cost of the best timetable so far by its parts: broken hard constraints, soft constraints, moved
 * lessons.
 */
function Costs({ progress: { broken, moved, cost, bound } }: { progress: RunProgress }) {
  const { t } = useTranslation();
  return (
    <>
      {broken > 0 && (
        <span title={t('solver.progress.brokenHint')}>{t('solver.progress.broken', { count: broken })}</span>
      )}
      <span title={t('solver.progress.costHint')}>
        <span className={classes.long}>
          {t(bound > 0 ? 'solver.progress.costAndBound' : 'solver.progress.cost', { cost, bound })}
        </span>
        <span className={classes.short}>{t('solver.progress.costShort', { cost })}</span>
      </span>
      {moved > 0 && (
        <span title={t('solver.progress.movedHint')}>{t('solver.progress.moved', { count: moved })}</span>
      )}
    </>
  );
}
