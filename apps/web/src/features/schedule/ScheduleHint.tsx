import { useTranslation } from 'react-i18next';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { SolverBanner } from '../solver/SolverBanner.tsx';

/** The next step while nothing is scheduled, unless the solver is at work or has a result. */
export function ScheduleHint({ lessons }: { lessons: number }) {
  const { t } = useTranslation();
  const quiet = useSolver(
    (run) => run.isKnown && !isActive(run) && (run.outcome === null || run.acknowledged),
  );
  if (!quiet) return null;
  return lessons === 0 ? (
    <SolverBanner tone="info" title={t('schedule.hint.noLessons')} body={t('schedule.hint.noLessonsBody')} />
  ) : (
    <SolverBanner
      tone="info"
      title={t('schedule.hint.unscheduled')}
      body={t('schedule.hint.unscheduledBody', { count: lessons })}
    />
  );
}
