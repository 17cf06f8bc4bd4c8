import { deleteVersion, restoreVersion, type Version } from '@bellgrid/protocol';
import { useCallback, useState } from 'react';
import { followOthers } from '../../document/opening/follow-others.ts';
import { fetchDraft, openFetched } from '../../document/opening/open-current-draft.ts';
import { cancelRun } from '../../document/run/end-run.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { saver, sessionID } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { paywallText } from '../../platform/paywall-text.ts';
import { queryClient } from '../../platform/query-client.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { closeHistory } from './history-drawer-store.ts';
import { reloadVersions, versionsQuery } from './versions-query.ts';
/**
 * Saves the open draft, makes an older version the current one, opens it and shows the result. A version that
 * cannot be opened is not restored.
 */
export async function restoreSavedVersion(id: string): Promise<boolean> {
  try {
    if (!(await saver.now())) throw new Error('the open draft could not be saved first');
    const fetched = await fetchDraft(id);
    const { version } = await call(restoreVersion, { id, baseHash: saver.baseHash, sessionID });
    openFetched(version, fetched);
    toast.success(t('versions.restored'));
    return true;
  } catch (error) {
    console.warn('the version could not be restored', error);
    toast.failure(isRefusal(error, 'PAYWALL') ? paywallText(error, t) : t('versions.restoreFailed'));
    if (isRefusal(error, 'OUT_OF_SYNC')) void followOthers();
    return false;
  } finally {
    void reloadVersions();
  }
}

/** Deletes a version for good and shows the result. True when it is deleted. */
async function deleteSavedVersion(id: string): Promise<boolean> {
  try {
    await call(deleteVersion, { id });
  } catch (error) {
    console.warn('the version could not be deleted', error);
    toast.failure(isRefusal(error, 'CURRENT_VERSION') ? error.textIn(t) : t('versions.deleteFailed'));
    void reloadVersions();
    return false;
  }
  queryClient.setQueryData(versionsQuery.queryKey, (list) =>
    list ? { ...list, versions: list.versions.filter((version) => version.id !== id) } : list,
  );
  toast.success(t('versions.deleted'));
  return true;
}

/** A dialog that is open about a version: to delete it, to stop the solver for restoring it, or its differences. */
export interface Asking {
  readonly about: 'delete' | 'stopSolve' | 'compare';
  readonly version: Version;
  /** The version that it is compared with; the current one by default. */
  readonly other?: Version;
}

export interface VersionActions {
  readonly asking: Asking | null;
  /** The id of the version that is being restored. */
  readonly restoring: string | null;
  readonly deleting: boolean;
  /** The first of two versions that are to be compared, while the second is chosen. */
  readonly comparing: Version | null;
  cancel(): void;
  askToDelete(version: Version): void;
  /** Shows the differences to another version, or to the current one. */
  compare(version: Version, other?: Version): void;
  /** Lets the user choose the version to compare one with; null ends that. */
  chooseOther(version: Version | null): void;
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
  const [comparing, setComparing] = useState<Version | null>(null);

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
    comparing,
    cancel: () => setAsking(null),
    askToDelete: (version) => setAsking({ about: 'delete', version }),
    compare: (version, other) => {
      setComparing(null);
      setAsking({ about: 'compare', version, ...(other && { other }) });
    },
    chooseOther: setComparing,
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
