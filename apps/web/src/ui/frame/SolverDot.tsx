import { useTranslation } from 'react-i18next';
import { useIsConnectionLost } from '../../document/live/connection.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import classes from './SolverDot.module.css';

/** Pulses beside 'Schedule' while a run is active. */
export function SolverDot() {
  const { t } = useTranslation();
  const active = useSolver(isActive);
  const isLost = useIsConnectionLost();
  const jobType = useSolver((run) => run.jobType);
  return active ? (
    <span className={classes.dot} data-lost={isLost || undefined}>
      <span className="visually-hidden">{t(jobType === 'check' ? 'shell.checking' : 'shell.solving')}</span>
    </span>
  ) : null;
}
