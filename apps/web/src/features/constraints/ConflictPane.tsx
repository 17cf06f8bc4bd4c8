import { NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';
import { CloseButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { useIsNewerThanRun } from '../../document/run/run-draft.ts';
import { showErrorsFrom, useShownProblems } from '../../document/run/shown-problems.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { FindingSections } from '../solver/findings/FindingSections.tsx';
import classes from './ConstraintsPage.module.css';

/** The conflicts of the latest run with their repairs beside the constraints; nothing while the draft's errors are shown. */
export function ConflictPane() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useDraft((whole) => whole);
  const run = useSolver();
  const { source } = useShownProblems();
  const isDraftNewer = useIsNewerThanRun(run);
  const now = useLiveFindings();
  const found = run.outcome?.findings;
  const findings = useMemo(
    (): RunFindings => ({
      ...NO_FINDINGS,
      // As they are now, once the draft was changed.
      faults: [...((isDraftNewer ? now : found?.faults) ?? [])],
      conflicts: found?.conflicts ?? [],
      repairs: found?.repairs ?? [],
    }),
    [found, isDraftNewer, now],
  );
  // The schedule shows the solver at work.
  const onRun = () => void navigate({ to: '/schedule' });
  if (source !== 'conflicts') return null;
  return (
    <aside className={classes.conflict} aria-label={t('constraints.source.conflicts')}>
      <header>
        <h2>{t('constraints.source.conflicts')}</h2>
        <CloseButton size="sm" aria-label={t('common.close')} onClick={() => showErrorsFrom('draft')} />
      </header>
      <FindingSections draft={draft} findings={findings} isDraftNewer={isDraftNewer} onRun={onRun} />
    </aside>
  );
}
