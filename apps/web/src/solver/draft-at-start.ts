import type { Draft } from '@bellgrid/model';
import { latestVersion } from '@bellgrid/protocol';
import { call } from '../api/call.ts';
import { draftSession } from '../draft/draft-session.ts';
import { saver } from '../saving/saver.ts';

let draftAtStart: Draft | null = null;

/** Remembers the draft that a run of this window works on. */
export function rememberStart(draft: Draft): void {
  draftAtStart = draft;
}

/** Whether the draft is another than the run works on; null without a run of this window. */
export const isChangedSinceStart = (draft: Draft): boolean | null =>
  draftAtStart === null ? null : draft !== draftAtStart;

/**
 * Whether the draft was changed after the run started. Without a run of this window, by the time of the
 * latest saved version; when that cannot be asked, the answer is yes.
 */
export async function isNewerThanRun(startedAt: number | null): Promise<boolean> {
  const isChanged = isChangedSinceStart(draftSession.draft);
  if (isChanged !== null) return isChanged;
  if (!saver.isSaved || startedAt === null) return true;
  try {
    const { version } = await call(latestVersion, {});
    return version !== null && Date.parse(version.lastModified) > startedAt;
  } catch (error) {
    console.warn('the latest version could not be compared with the run', error);
    return true;
  }
}
