import { verify } from '@bellgrid/constraints';
import { loadDraftFile } from '@bellgrid/model';
import { readReport } from '../../document/pre-check/read-report.ts';
import { unplacedLessons } from '../solver/unplaced-lessons.ts';
import type { VersionProblems } from './version-problems.ts';

/** Counts the problems of a draft file as the status line of the schedule does; null where it cannot be read. */
function problemsOf(text: string): VersionProblems | null {
  const loaded = loadDraftFile(text);
  if (!loaded.ok) return null;
  const draft = loaded.file.dataStore;
  const { clashes, problems } = readReport(verify(draft));
  const rules = [...problems.values()].filter(({ hard }) => hard > 0).length;
  return { unplaced: unplacedLessons(draft), clashes, rules };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => self.postMessage(problemsOf(data)));
