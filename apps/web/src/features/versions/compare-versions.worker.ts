import { type LoadResult, loadDraftFile } from '@bellgrid/model';
import { type VersionChanges, versionChanges } from './version-changes.ts';

/** Two draft files as text. */
export interface VersionTexts {
  readonly from: string;
  readonly to: string;
}

const draftOf = (loaded: LoadResult) => (loaded.ok ? loaded.file.dataStore : null);

/** Null where a file cannot be read. */
function compare(texts: VersionTexts): VersionChanges | null {
  const [from, to] = [draftOf(loadDraftFile(texts.from)), draftOf(loadDraftFile(texts.to))];
  return from && to && versionChanges(from, to);
}

self.addEventListener('message', ({ data }: MessageEvent<VersionTexts>) => self.postMessage(compare(data)));
