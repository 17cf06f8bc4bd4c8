import { brokenParts, verify } from '@bellgrid/constraints';
import { loadDraftFile } from '@bellgrid/model';
import { unplacedLessons } from '../solver/unplaced-lessons.ts';
import type { VersionProblems } from './version-problems.ts';

/** Counts the problems of a draft file as the status line of the schedule does; null where it cannot be read. */
function problemsOf(text: string): VersionProblems | null {
  const loaded = loadDraftFile(text);
  if (!loaded.ok) return null;
  const draft = loaded.file.dataStore;
  return { unplaced: unplacedLessons(draft), ...brokenParts(verify(draft)) };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(problemsOf(data)));
