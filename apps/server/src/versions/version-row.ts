import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A version without its snapshot. */
export type VersionRow = Omit<Selectable<Schema['version']>, 'snapshot'>;

export const versionColumns = [
  'id',
  'userId',
  'date',
  'lastModified',
  'label',
  'saveReason',
  'revertedFrom',
  'hash',
  'size',
  'autosaves',
  'statistics',
] as const satisfies readonly (keyof VersionRow)[];
