import { useEffect, useState } from 'react';
import { useDraft } from '../draft/use-draft.ts';
import { isChangedSinceStart, isNewerThanRun, rememberStart } from './draft-at-start.ts';
import type { SolverRun } from './solver-run.ts';

/** Whether the draft was changed after the run started; null until that is known. */
export function useIsNewerThanRun({ startedAt }: SolverRun): boolean | null {
  const draft = useDraft((whole) => whole);
  const isChanged = isChangedSinceStart(draft, startedAt);
  const [isNewer, setNewer] = useState<boolean | null>(null);
  const isAsked = isChanged === null;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    void isNewerThanRun(startedAt).then((answer) => {
      if (!isCurrent) return;
      if (!answer) rememberStart(draft, startedAt);
      setNewer(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, draft, startedAt]);
  return isChanged ?? isNewer;
}
