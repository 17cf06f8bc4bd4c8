import { restoreVersion } from '@bellgrid/protocol';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { toast } from '../app/toast.tsx';
import { fetchDraft, openFetched } from '../draft/open-current-draft.ts';
import { startSync } from '../saving/out-of-sync.ts';
import { saver, sessionID } from '../saving/saver.ts';
import { t } from '../texts/i18n.ts';
import { reloadVersions } from './versions-query.ts';

/**
 * Saves what is open, makes an older version the current one and opens it; says how it went. A version that
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
    toast.failure(t('versions.restoreFailed'));
    if (isRefusal(error, 'OUT_OF_SYNC')) void startSync();
    return false;
  } finally {
    void reloadVersions();
  }
}
