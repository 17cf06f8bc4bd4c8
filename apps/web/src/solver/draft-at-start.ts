import { type Draft, diffDrafts, isEmptyDiff } from '@bellgrid/model';
import { latestVersion } from '@bellgrid/protocol';
import { call } from '../api/call.ts';
import { draftSession } from '../draft/draft-session.ts';
import { saver } from '../saving/saver.ts';

let atStart: { readonly draft: Draft; readonly startedAt: number | null } | null = null;
let compared: { readonly draft: Draft; readonly start: Draft; readonly isChanged: boolean } | null = null;

/** Remembers the draft that the run works on which started then. */
export function rememberStart(draft: Draft, startedAt: number | null): void {
  atStart = { draft, startedAt };
}

/**
 * Whether the draft says something else than the one that a run works on: an edit that was undone counts for
 * nothing. Null where that one is not known.
 */
export function isChangedSinceStart(draft: Draft, startedAt: number | null): boolean | null {
  if (atStart === null || atStart.startedAt !== startedAt) return null;
  const { draft: start } = atStart;
  if (compared?.draft !== draft || compared.start !== start) {
    compared = { draft, start, isChanged: !isEmptyDiff(diffDrafts(start, draft)) };
  }
  return compared.isChanged;
}

/**
 * Whether the draft was changed after the run started. Where the draft of the run is not known, by the time of the
 * latest saved version; when that cannot be asked, the answer is yes.
 */
export async function isNewerThanRun(startedAt: number | null): Promise<boolean> {
  const isChanged = isChangedSinceStart(draftSession.draft, startedAt);
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
