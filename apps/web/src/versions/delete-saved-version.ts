import { deleteVersion } from '@bellgrid/protocol';
import { call } from '../api/call.ts';
import { isRefusal } from '../api/refusal.ts';
import { queryClient } from '../app/query-client.ts';
import { toast } from '../app/toast.tsx';
import { t } from '../texts/i18n.ts';
import { reloadVersions, versionsQuery } from './versions-query.ts';

/** Deletes a version for good; says how it went. True when it is gone. */
export async function deleteSavedVersion(id: string): Promise<boolean> {
  try {
    await call(deleteVersion, { id });
  } catch (error) {
    console.warn('the version could not be deleted', error);
    toast.failure(t(isRefusal(error, 'CURRENT_VERSION') ? error.textId : 'versions.deleteFailed'));
    void reloadVersions();
    return false;
  }
  queryClient.setQueryData(versionsQuery.queryKey, (list) =>
    list ? { ...list, versions: list.versions.filter((version) => version.id !== id) } : list,
  );
  toast.success(t('versions.deleted'));
  return true;
}
