import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useBrokenFindings } from '../pre-check/broken-rules.ts';
import { FindingsDrawer } from './FindingsDrawer.tsx';

/** The hard rules that the draft's timetable breaks, as it stands now. */
export function BrokenPanel({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const findings = useBrokenFindings();
  const title = t('solver.broken.title');
  return (
    <FindingsDrawer panel="broken" title={title} draft={draft} findings={findings} isDraftNewer={false} />
  );
}
