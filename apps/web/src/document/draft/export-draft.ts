import { serializeDraftFile } from '@bellgrid/model';
import { download } from '../../platform/download.ts';
import { draftSession } from './draft-session.ts';

/** The date as YYYY-MM-DD in the user's own time zone. */
export function isoDay(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Downloads the open draft as `export {date}.json`. */
export function exportCurrentDraft(): void {
  download(`export ${isoDay(new Date())}.json`, serializeDraftFile(draftSession.file()));
}
