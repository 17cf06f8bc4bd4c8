import { solver } from '@bellgrid/protocol';
import { type ReactNode, useState } from 'react';
import { cancelRun } from '../../document/run/end-run.ts';
import { call } from '../../platform/api/call.ts';
import { StopSolveDialog } from '../solver/StopSolveDialog.tsx';
import { useAdminTexts } from './admin-texts.ts';
import { loadAsOwn } from './load-as-own.ts';
import type { RunAct } from './use-act.ts';

interface ClientVersion {
  readonly uid: string;
  readonly id: string;
}

interface LoadAsOwn {
  /** Makes a copy of a school's version the own current draft; asks first where a run has to stop for it. */
  readonly load: (version: ClientVersion) => Promise<void>;
  readonly question: ReactNode;
}

/** The way to load a school's version, with the question before an own run is stopped. */
export function useLoadAsOwn(act: RunAct, onLoaded: () => unknown): LoadAsOwn {
  const { t } = useAdminTexts();
  const [asked, setAsked] = useState<ClientVersion | null>(null);
  const loadNow = async ({ uid, id }: ClientVersion) => {
    if (await act.run(() => loadAsOwn(uid, id), t('client.loaded'), t('client.loadFailed'))) await onLoaded();
  };
  const stop = async () => {
    setAsked(null);
    if (asked && (await cancelRun())) await loadNow(asked);
  };
  return {
    load: async (version) => {
      // Without an answer, loading tells why.
      const run = await call(solver, {}).catch(() => null);
      if (run?.isActive) setAsked(version);
      else await loadNow(version);
    },
    question: (
      <StopSolveDialog
        opened={asked !== null}
        body={t('client.stopBody')}
        onClose={() => setAsked(null)}
        onStop={() => void stop()}
      />
    ),
  };
}
