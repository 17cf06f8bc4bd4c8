import { restoreVersion } from '@bellgrid/protocol';
import { followOthers } from '../../document/opening/follow-others.ts';
import { fetchDraft, openFetched } from '../../document/opening/open-current-draft.ts';
import { saver, sessionID } from '../../document/saving/saver.ts';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { reloadVersions } from './versions-query.ts';

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
    toast.failure(t('versions.restoreFailed'));
    if (isRefusal(error, 'OUT_OF_SYNC')) void followOthers();
    return false;
  } finally {
    void reloadVersions();
  }
}
