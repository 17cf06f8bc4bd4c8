import { useEffect, useState } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { isChangedSinceStart, isNewerThanRun } from './draft-at-start.ts';
import type { SolverRun } from './solver-run.ts';

/** Whether the draft was changed after the run started; until that is known, the answer is yes. */
export function useIsNewerThanRun({ startedAt }: SolverRun): boolean {
  const draft = useDraft((whole) => whole);
  const isChanged = isChangedSinceStart(draft);
  const [answer, setAnswer] = useState<{ draft: unknown; isNewer: boolean } | null>(null);
  const isAsked = isChanged === null;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void isNewerThanRun(startedAt).then((isNewer) => {
      if (isCurrent) setAnswer({ draft, isNewer });
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, draft, startedAt]);
  return isChanged ?? (answer?.draft === draft ? answer.isNewer : true);
}
