import { snapshot, type Version } from '@bellgrid/protocol';
import { isoDay } from '../../document/draft/export-draft.ts';
import { callForText } from '../../platform/api/call.ts';
import { download } from '../../platform/download.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { timeOf } from './group-versions.ts';

/** Downloads the draft file of a version as `export {date} {name}.json` and shows the result. */
export async function downloadSavedVersion(version: Version): Promise<void> {
  try {
    const text = await callForText(snapshot, { id: version.id });
    download(fileNameOf(version), text);
    toast.success(t('versions.downloaded'));
  } catch (error) {
    console.warn('the version could not be downloaded', error);
    toast.failure(t('versions.downloadFailed'));
  }
}

function fileNameOf(version: Version): string {
  const day = isoDay(new Date(timeOf(version)));
  const name = version.label?.replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '-');
  return name ? `export ${day} ${name}.json` : `export ${day}.json`;
}
