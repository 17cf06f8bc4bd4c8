import type { Draft } from '@bellgrid/model';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { DraftNumbers } from './DraftNumbers.tsx';
import { DraftStatus } from './DraftStatus.tsx';
import { OutcomeStatus } from './OutcomeStatus.tsx';
import { PreviewStatus } from './PreviewStatus.tsx';
import { RunLine } from './RunLine.tsx';
import classes from './ScheduleStatus.module.css';
import type { ShownSchedule } from './shown-schedule.ts';
import { useOutcomeView } from './use-outcome-view.ts';

/**
 * The state of the schedule in one line of fixed height: the run, its outcome until the user has seen it, else the
 * draft's own schedule; and the numbers of that schedule.
 */
export function ScheduleStatus({ draft, shown }: { draft: Draft; shown: ShownSchedule | null }) {
  const run = useSolver();
  const outcome = useOutcomeView(draft);
  return (
    <div className={classes.status}>
      {isActive(run) ? (
        <RunLine run={run} isShown={shown !== null} />
      ) : shown?.kind === 'preview' ? (
        <PreviewStatus draft={draft} shown={shown} />
      ) : outcome ? (
        <OutcomeStatus key={run.instanceID} run={run} draft={draft} view={outcome} />
      ) : (
        <DraftStatus draft={draft} isRunKnown={run.isKnown} />
      )}
      <DraftNumbers draft={draft} shown={shown} />
    </div>
  );
}
