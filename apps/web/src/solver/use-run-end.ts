import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { describeOutcome } from './describe-outcome.ts';
import { outcomeFindings } from './outcome-findings.ts';
import { problemsOf } from './problems-of.ts';
import { isActive } from './solver-run.ts';
import { useSolver } from './use-solver.ts';

const SCHEDULE = '/schedule';

/** Tells on every other screen that the run has ended, and how; the schedule has its banner. */
export function useRunEnd(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(
    () =>
      useSolver.subscribe((run, before) => {
        const { outcome } = run;
        if (!isActive(before) || isActive(run) || outcome === null) return;
        if (window.location.pathname.startsWith(SCHEDULE)) return;
        const problems = problemsOf(outcome, outcomeFindings(outcome, draftSession.draft, t));
        const context = { findings: problems.length, isDraftNewer: false, live: null };
        const { title } = describeOutcome(run, outcome, context, t);
        toast.news(title, { label: t('solver.toSchedule'), act: () => void navigate({ to: SCHEDULE }) });
      }),
    [navigate, t],
  );
}
