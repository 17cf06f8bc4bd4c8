import { nameVersion } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { versionsQuery } from './versions-query.ts';

/** Names a version, or removes its name (null), and shows the result. True on success. */
export async function nameSavedVersion(id: string, label: string | null): Promise<boolean> {
  try {
    const { version } = await call(nameVersion, { id, label });
    queryClient.setQueryData(versionsQuery.queryKey, (list) =>
      list ? { ...list, versions: list.versions.map((each) => (each.id === id ? version : each)) } : list,
    );
    toast.success(t('versions.named'));
    return true;
  } catch (error) {
    console.warn('the version could not be named', error);
    toast.failure(t('versions.nameFailed'));
    return false;
  }
}
