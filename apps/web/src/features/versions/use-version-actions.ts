import type { Version } from '@bellgrid/protocol';
import { useCallback, useState } from 'react';
import { cancelRun } from '../../document/run/end-run.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { deleteSavedVersion } from './delete-saved-version.ts';
import { closeHistory } from './history-drawer-store.ts';
import { restoreSavedVersion } from './restore-saved-version.ts';

/** A question that is open about a version: whether to delete it, or to stop the solver for restoring it. */
export interface Asking {
  readonly about: 'delete' | 'stopSolve';
  readonly version: Version;
}

export interface VersionActions {
  readonly asking: Asking | null;
  /** The id of the version that is being restored. */
  readonly restoring: string | null;
  readonly deleting: boolean;
  cancel(): void;
  askToDelete(version: Version): void;
  /** Restores a version, after asking when the solver is at work. */
  restore(version: Version): void;
  /** Carries out the action in question. */
  confirm(): Promise<void>;
}

/** The actions on versions from the history: restoring and deleting, with their questions. */
export function useVersionActions(): VersionActions {
  const [asking, setAsking] = useState<Asking | null>(null);
  const [restoring, setRestoring] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);

  const restoreNow = useCallback(async ({ id }: Version) => {
    setRestoring(id);
    const restored = await restoreSavedVersion(id);
    setRestoring(null);
    if (restored) closeHistory();
  }, []);

  return {
    asking,
    restoring,
    deleting,
    cancel: () => setAsking(null),
    askToDelete: (version) => setAsking({ about: 'delete', version }),
    restore: (version) => {
      if (isActive(useSolver.getState())) setAsking({ about: 'stopSolve', version });
      else void restoreNow(version);
    },
    confirm: async () => {
      if (!asking) return;
      if (asking.about === 'delete') {
        setDeleting(true);
        await deleteSavedVersion(asking.version.id);
        setDeleting(false);
        setAsking(null);
        return;
      }
      setAsking(null);
      if (isActive(useSolver.getState())) await cancelRun();
      await restoreNow(asking.version);
    },
  };
}
