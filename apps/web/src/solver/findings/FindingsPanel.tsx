import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import { useTranslation } from 'react-i18next';
import { FindingsDrawer } from './FindingsDrawer.tsx';

interface FindingsPanelProps {
  readonly draft: Draft;
  readonly findings: readonly SolverFinding[];
  /** The draft was changed since the run found them. */
  readonly isDraftNewer: boolean;
}

/** Everything that a run found in the way: the conflict with its repairs, or what has no place and why. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { t } = useTranslation();
  return <FindingsDrawer panel="details" title={t('solver.detailsTitle')} {...props} />;
}
