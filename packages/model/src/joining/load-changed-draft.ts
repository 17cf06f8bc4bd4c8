import type { Draft } from '../draft/draft.ts';
import { type LoadResult, loadDraftFile } from '../file/load-draft-file.ts';
import { parseJson } from '../file/parse-json.ts';
import { applyDiff, type Diff } from '../store/diff.ts';
import { isPlain } from '../values/plain.ts';

/**
 * Reads a draft file with changes that were made to its records when these had a given version, which may be
 * an older one; null when the file has records of another version, so that the changes do not fit.
 */
export function loadChangedDraft(text: string, changes: { version: number; diff: Diff }): LoadResult | null {
  const parsed = parseJson(text);
  if (!parsed.ok || !isPlain(parsed.value)) return null;
  const { dataStore } = parsed.value;
  if (!isPlain(dataStore) || dataStore.version !== changes.version) return null;
  const changed = applyDiff(dataStore as unknown as Draft, changes.diff);
  return loadDraftFile(JSON.stringify({ ...parsed.value, dataStore: changed }));
}
