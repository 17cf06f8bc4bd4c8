import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

export type VersionRow = Selectable<Schema['version']>;

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
  'sequence',
] as const satisfies readonly (keyof VersionRow)[];
