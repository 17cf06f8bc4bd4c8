import { createExampleSchool, loadDraftFile, serializeDraftFile } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { findingInWords } from './finding-words.ts';

test('a teacher who does not exist is told by the name of the lesson', () => {
  const draft = structuredClone(createExampleSchool());
  const lesson = Object.values(draft.lessons)[0];
  if (!lesson) throw new Error('the example school has lessons');
  lesson.teachers.push('ghost');
  const solutionStore = { version: 2, solution: null } as const;
  const loaded = loadDraftFile(
    serializeDraftFile({ fileVersion: 21, dataStore: draft, solutionStore, pageMemory: {} }),
  );
  if (!loaded.ok) throw new Error('the file loads');
  expect(loaded.findings.map((finding) => findingInWords(loaded.file.dataStore, finding))).toEqual([
    { name: `Lesson ${lesson.name}, teachers`, message: 'there is no teacher with the id ghost (left out)' },
  ]);
});

test('what is gone keeps its place in the file', () => {
  const finding = {
    severity: 'dropped',
    path: 'dataStore.lessons.l1',
    message: { code: 'loading.noSubject' },
  } as const;
  expect(findingInWords(createExampleSchool(), finding)).toEqual({
    name: 'dataStore.lessons.l1',
    message: 'it names no subject (left out)',
  });
});
