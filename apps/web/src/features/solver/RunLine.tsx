import { messageText } from '@bellgrid/texts';
import { Button, Menu, Progress, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useIsConnectionLost } from '../../document/live/connection.ts';
import { cancelRun } from '../../document/run/end-run.ts';
import { useIsNewerThanRun } from '../../document/run/run-draft.ts';
import type { RunProgress, SolverRun } from '../../document/run/solver-run.ts';
import { SupportText } from '../../ui/frame/SupportText.tsx';
import parts from './RunLine.module.css';
import { isToCompare } from './run/outcome-facts.ts';
import { openPanel } from './run/solver-panels.ts';
import { checkedName, progressOf, stageText, stopwatch } from './run-words.ts';
import classes from './StatusLine.module.css';
import { stopRun } from './take-result.ts';
import { useFocusHandover } from './use-focus-handover.ts';

/** The number of seconds of waiting after which advice is shown. */
const LONG = 5 * 60;
/** A run that is taken up at once waits for less. */
const QUEUED = 2;

/** The id of the button that takes the focus from a run that has ended. */
export const GENERATE_BUTTON = 'generate-schedule';

/** The progress of the solver: stage, lessons placed, cost and time, with the button that stops it. */
export function RunLine({ run, isShown }: { run: SolverRun; isShown: boolean }) {
  const { t, i18n } = useTranslation();
  const line = useRef<HTMLDivElement>(null);
  useFocusHandover(line, () => document.getElementById(GENERATE_BUTTON));
  const seconds = useElapsed(run.startedAt);
  const isLost = useIsConnectionLost();
  const progress = isLost ? null : progressOf(run);
  const checked = useDraft((draft) => (isLost ? null : checkedName(run, draft)));
  const advice = isLost ? null : adviceOn(run, seconds, t);
  // A finding is shown at once, before its explanation.
  const fault = useDraft((draft) => run.faults[0] && messageText(i18n, draft, run.faults[0]));
  const placed = progress ? placedOf(progress, isShown ? run.best : null) : 0;
  const share = progress && progress.lessons > 0 ? (100 * placed) / progress.lessons : 0;
  return (
    <section
      ref={line}
      className={`${classes.line} ${parts.line}`}
      data-tone={isLost ? 'soft' : fault ? 'hard' : 'run'}
      data-testid="solver-progress"
    >
      <span className={parts.pulse} aria-hidden />
      <p className={classes.text}>
        <strong role="status">{t(isLost ? 'solver.stage.connectionLost' : stageText(run))}</strong>{' '}
        {/* Many follow each other: to be seen, not to be read out, and not before a problem, which they would move. */}
        {checked !== null && !fault && <bdi aria-hidden>{checked}</bdi>}
        {fault && (
          <span role="alert">
            {t('solver.itemFindings', { count: run.faults.length })}. {fault}
          </span>
        )}
        {isShown && !advice && <span>{t('solver.best.shown')}</span>}
        {advice && (
          <span role="status" title={advice.join(' ')}>
            {advice.join(' ')} {seconds >= LONG && <SupportText text="solver.longSupport" without={null} />}
          </span>
        )}
      </p>
      {progress && (
        <>
          <Progress.Root size={5} className={parts.bar}>
            <Progress.Section value={share} aria-label={t('solver.progress.label')} />
          </Progress.Root>
          <span className={parts.facts}>
            <span>{t('solver.progress.placed', { placed, lessons: progress.lessons })}</span>
            {progress.stage === 'improve' && <Costs progress={progress} />}
          </span>
        </>
      )}
      {!isLost && <span className={parts.time}>{stopwatch(seconds)}</span>}
      {fault && (
        <Button size="xs" variant="default" onClick={() => openPanel('details')}>
          {t('solver.details')}
        </Button>
      )}
      <StopButton run={run} isLost={isLost} />
    </section>
  );
}

/** The lessons placed in the timetable that is shown, whose numbers are beside the line; else as many as the search has placed. */
const placedOf = ({ placed, lessons }: RunProgress, shown: SolverRun['best']): number =>
  shown ? Math.max(0, lessons - shown.solution.unplaced.length) : placed;

/** Advice while a run waits or takes long; null for none. */
function adviceOn(run: SolverRun, elapsed: number, t: TFunction): readonly string[] | null {
  const { loadState, schoolsBefore } = run;
  if (loadState === 'PROVISIONING' && schoolsBefore !== null && elapsed >= QUEUED)
    return [t('solver.queueTitle', { count: schoolsBefore }), t('solver.queueBody')];
  return elapsed < LONG ? null : [t('solver.longTitle'), t('solver.longBody')];
}

/** Stops the run; where it has a timetable, that is used or dropped. */
function StopButton({ run, isLost }: { run: SolverRun; isLost: boolean }) {
  const { t } = useTranslation();
  const isNewer = useIsNewerThanRun(run);
  const compares = useDraft((draft) => isToCompare(draft, isNewer));
  // Not `disabled`: the button keeps the focus until the run has ended.
  const waiting = isLost || run.cancelling || run.instanceID === null;
  const props = {
    size: 'xs',
    variant: 'default',
    'aria-label': t('solver.cancelLabel'),
    title: t('solver.cancelLabel'),
    'aria-disabled': waiting,
    'data-disabled': waiting || undefined,
    children: t('solver.cancel'),
  } as const;
  if (run.best === null || waiting) {
    return (
      <Button
        {...props}
        onClick={() => {
          if (!waiting) void cancelRun();
        }}
      />
    );
  }
  return (
    <Menu position="bottom-end" width={300}>
      <Menu.Target>
        <Button {...props} rightSection={<IconChevronDown size={14} aria-hidden />} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void stopRun('use')}>
          {t('solver.best.use')}
          <Text size="xs" c="dimmed">
            {t(compares ? 'results.stop.useHint' : 'results.stop.useFirstHint')}
          </Text>
        </Menu.Item>
        <Menu.Item onClick={() => void stopRun('drop')}>
          {t('solver.best.drop')}
          <Text size="xs" c="dimmed">
            {t(compares ? 'results.stop.dropHint' : 'results.stop.dropFirstHint')}
          </Text>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** In 'Solve Anyways' the broken hard constraints, and the lessons that move where few are to. */
function Costs({ progress: { broken, moved } }: { progress: RunProgress }) {
  const { t } = useTranslation();
  return (
    <>
      {broken > 0 && (
        <span title={t('solver.progress.brokenHint')}>{t('solver.progress.broken', { count: broken })}</span>
      )}
      {moved > 0 && (
        <span title={t('solver.progress.movedHint')}>{t('solver.progress.moved', { count: moved })}</span>
      )}
    </>
  );
}

const REFRESH = 500;

/** Seconds since `start` (ms by this window's clock), refreshed every 500 ms while there is a start. */
function useElapsed(start: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (start === null) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), REFRESH);
    return () => window.clearInterval(timer);
  }, [start]);
  return start === null ? 0 : Math.max(0, Math.floor((now - start) / 1000));
}
