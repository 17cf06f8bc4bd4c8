import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useSolver } from '../../document/run/use-solver.ts';
import { SNAPSHOT_FIELD } from './PreviewDetails.tsx';
import { besideOwn } from './run/compare-numbers.ts';
import { isImprovable } from './run/outcome-facts.ts';
import { openPanel } from './run/solver-panels.ts';
import { keepImproving } from './run/start-run.ts';
import { StatusLine } from './StatusLine.tsx';
import { type ShownSchedule, useHasOwnEdits, usePreview } from './shown-schedule.ts';
import { afterAskingToTake, TakeDialog } from './TakeDialog.tsx';
import { keepOwnSchedule, takeResult } from './take-result.ts';
import { useComparison } from './use-comparison.ts';
import { previewWords } from './verdict-words.ts';

/** A result that is shown in place of the draft's own schedule: how it compares, to take or to leave. */
export function PreviewStatus({ draft, shown }: { draft: Draft; shown: ShownSchedule }) {
  const { t } = useTranslation();
  const { result, own } = useComparison(draft, shown);
  const beside = besideOwn(result, own);
  const isNewer = useHasOwnEdits();
  const run = useSolver();
  const isOffered = usePreview(({ offered }) => offered !== null);
  const goesOn = !isNewer && !isOffered && run.outcome !== null && isImprovable(run, run.outcome);
  const take = () => {
    if (!isNewer) return afterAskingToTake(shown.changes, () => void takeResult(shown.solution));
    openPanel('details');
    requestAnimationFrame(() => document.getElementById(SNAPSHOT_FIELD)?.focus());
  };
  const takeAll = { label: t('results.parts.takeAll'), act: take };
  const keep = { label: t('solver.preview.keep'), act: keepOwnSchedule };
  return (
    <>
      <StatusLine
        tone="preview"
        title={t('solver.preview.title')}
        body={previewWords(beside, shown.changes, t).brief}
        onDetails={() => openPanel('details')}
        isUrgent
        actions={[
          ...(beside?.verdict === 'worse' ? [keep, takeAll] : [takeAll, keep]),
          ...(goesOn ? [{ label: t('solver.result.improve'), act: () => keepImproving(run) }] : []),
        ]}
      />
      <TakeDialog />
    </>
  );
}
