import {
  createExampleSchool,
  type Draft,
  type LoadFinding,
  loadDraftFile,
  serializeDraftFile,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { spoken } from '../../testing/spoken.ts';
import { joinWarnings } from '../report/warnings.ts';
import { loadWarning } from './load-warning.ts';

const inWords = (draft: Draft, findings: readonly LoadFinding[]) =>
  joinWarnings(findings.map((finding) => loadWarning(draft, finding))).map(spoken);

test('an unknown teacher is reported by the name of the lesson', () => {
  const draft = structuredClone(createExampleSchool());
  const lesson = Object.values(draft.lessons)[0];
  if (!lesson) throw new Error('the example school has lessons');
  lesson.teachers.push('ghost');
  const solutionStore = { version: 2, solution: null } as const;
  const loaded = loadDraftFile(
    serializeDraftFile({ fileVersion: 21, dataStore: draft, solutionStore, pageMemory: {} }),
  );
  if (!loaded.ok) throw new Error('the file loads');
  expect(inWords(loaded.file.dataStore, loaded.findings)).toEqual([
    `Lesson ${lesson.name}, teachers: there is no teacher with the id ghost (left out)`,
  ]);
});

test('missing records are named by their place in the file', () => {
  const finding = {
    severity: 'dropped',
    path: 'dataStore.lessons.l1',
    message: { code: 'loading.noSubject' },
  } as const;
  expect(inWords(createExampleSchool(), [finding])).toEqual([
    'dataStore.lessons.l1: it names no subject (left out)',
  ]);
});
