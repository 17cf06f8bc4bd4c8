import { saveReasonSchema, type Version, versionStatisticsSchema } from '@bellgrid/protocol';
import type { VersionRow } from '../versions/version-row.ts';

export function presentVersion(row: VersionRow): Version {
  return {
    id: row.id,
    date: row.date,
    lastModified: row.lastModified,
    label: row.label,
    saveReason: saveReasonSchema.nullable().parse(row.saveReason),
    revertedFrom: row.revertedFrom,
    hash: row.hash,
    statistics: row.statistics === null ? null : versionStatisticsSchema.parse(JSON.parse(row.statistics)),
  };
}
