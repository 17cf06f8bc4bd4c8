import { serializeDraftFile } from '@bellgrid/model';
import { download } from '../../platform/download.ts';
import { draftSession } from './draft-session.ts';

/** The date as YYYY-MM-DD in the user's own time zone. */
export function isoDay(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The name of a downloaded draft file: `export {date}.json`. */
export const exportName = (): string => `export ${isoDay(new Date())}.json`;

/** Downloads the open draft. */
export function exportCurrentDraft(): void {
  download(exportName(), serializeDraftFile(draftSession.file()));
}
