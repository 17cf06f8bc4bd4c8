import { deleteVersion } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { queryClient } from '../../platform/query-client.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { reloadVersions, versionsQuery } from './versions-query.ts';

/** Deletes a version for good and shows the result. True when it is deleted. */
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
