import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { brokenNow } from '../../document/pre-check/broken-rules.ts';
import { isNewerThanRun } from '../../document/run/run-draft.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { toast } from '../../platform/toast.tsx';
import { viewOutcome } from './outcome-view.ts';
import { followStopChoice } from './take-result.ts';

const SCHEDULE = '/schedule';

/** Shows on every other screen that the run has ended, and how; the schedule has its banner. */
export function useRunEnd(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(
    () =>
      useSolver.subscribe((run, before) => {
        const { outcome } = run;
        if (!isActive(before) || isActive(run) || outcome === null || followStopChoice()) return;
        if (window.location.pathname.startsWith(SCHEDULE)) return;
        const now = {
          draft: draftSession.draft,
          isNewer: isNewerThanRun(draftSession.draft, run),
          faults: null,
          repaired: null,
          judged: null,
          ...brokenNow(),
        };
        const { words } = viewOutcome(run, outcome, now, t);
        toast.news(words.title, {
          label: t('solver.toSchedule'),
          act: () => void navigate({ to: SCHEDULE }),
        });
      }),
    [navigate, t],
  );
}
