import { describe, expect, test } from 'vitest';
import type { Constraint } from '../records/constraint.ts';
import type { Draft } from '../records/draft.ts';
import { createDraft } from '../store/create-draft.ts';
import { validateDraft } from '../store/validate-draft.ts';
import { smallSchool } from '../testing/school.ts';
import type { DraftFile } from './draft-file.ts';
import { loadDraftFile } from './load-draft-file.ts';
import type { Plain } from './plain.ts';
import { serializeDraftFile } from './serialize-draft-file.ts';

function fileOf(dataStore = smallSchool()): DraftFile {
  return { fileVersion: 21, dataStore, solutionStore: { version: 2, solution: null }, pageMemory: { a: 1 } };
}

function load(value: unknown) {
  const result = loadDraftFile(typeof value === 'string' ? value : JSON.stringify(value));
  if (!result.ok) throw new Error(result.findings[0]?.message);
  expect(validateDraft(result.file.dataStore)).toEqual([]);
  return { draft: result.file.dataStore, findings: result.findings, file: result.file };
}

function refusal(text: string) {
  const result = loadDraftFile(text);
  if (result.ok) throw new Error('the file was loaded');
  expect(result.findings).toHaveLength(1);
  return result.findings[0];
}

/** The small school as plain data, changed by hand. */
function changed(change: (store: Record<string, Record<string, Plain>>) => void): unknown {
  const file = JSON.parse(serializeDraftFile(fileOf()));
  change(file.dataStore);
  return file;
}

describe('a good file', () => {
  test('loads as the very same draft without findings', () => {
    const file = fileOf();
    const { findings, file: loaded } = load(serializeDraftFile(file));
    expect(findings).toEqual([]);
    expect(loaded).toEqual(file);
  });

  test('is the same bytes whatever the order of its records', () => {
    const file = fileOf();
    const turned = Object.fromEntries(Object.entries(file.dataStore.lessons).reverse());
    expect(serializeDraftFile(fileOf({ ...file.dataStore, lessons: turned }))).toBe(serializeDraftFile(file));
  });

  test('of a new school is valid', () => {
    expect(validateDraft(createDraft({ schoolName: 'x'.repeat(80) }))).toEqual([]);
  });
});

describe('a bad file is refused with what and where', () => {
  test.each([
    ['', '', 'The file is empty.'],
    ['  \n', '', 'The file is empty.'],
    ['{"dataStore":', '', 'The file ends too early, at line 1, column 14: expected a value'],
    ['{"dataStore":{"a', '', 'a text in quotes is not closed'],
    ['{"a":1,\n "b" 2}', '', "at line 2, column 6, expected ':' but found '2'"],
    ['<?xml version="1.0"?>', '', "at line 1, column 1, expected a value but found '<'"],
    ['{"a":1} x', '', "unexpected 'x' after the end"],
    ['[]', '', 'The file holds a list; a draft file holds an object.'],
    ['7', '', 'The file holds a number'],
    ['{}', 'dataStore', 'The file has no dataStore'],
    ['{"dataStore":[]}', 'dataStore', 'dataStore must be an object, but it is a list.'],
    [
      '{"dataStore":{},"solutionStore":"x"}',
      'solutionStore',
      'solutionStore must be an object, but it is text.',
    ],
    ['{"dataStore":{},"pageMemory":null}', 'pageMemory', 'pageMemory must be an object, but it is null.'],
    ['{"fileVersion":22,"dataStore":{}}', 'fileVersion', 'newer version of the program (fileVersion 22'],
    [
      '{"dataStore":{"version":28}}',
      'dataStore.version',
      'newer version of the program (dataStore.version 28',
    ],
  ])('%j', (text, path, message) => {
    expect(refusal(text)?.path).toBe(path);
    expect(refusal(text)?.message).toContain(message);
  });

  test('nesting 10,000 deep', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect(refusal(deep)?.message).toContain('nests deeper than');
    expect(refusal(`{"dataStore":{"x":${'{"a":'.repeat(10_000)}`)?.message).toContain('nests deeper than');
  });

  test('a text that is too large', () => {
    expect(refusal(`"${'x'.repeat(50_000_001)}"`)?.message).toContain('too large');
  });
});

describe('a damaged file is repaired', () => {
  test('drops dangling references and what means nothing without them', () => {
    const { draft, findings } = load(
      changed((store) => {
        delete store.subjects?.french;
        delete store.teachers?.ben;
      }),
    );
    expect(draft.lessons.french1).toBeUndefined();
    expect(draft.subjects.art?.teachers).toEqual([]);
    expect(draft.constraints.c8).toMatchObject({ subjectsB: ['german'] });
    expect(draft.config.solveTeachers).toEqual([]);
    expect(findings.map((finding) => finding.path)).toContain('dataStore.lessons.french1');
  });

  test('rebuilds lists that disagree', () => {
    const { draft, findings } = load(
      changed((store) => {
        Object.assign(store.subjects?.maths ?? {}, { lessons: ['french1', 'maths2', 'maths2'] });
        Object.assign(store.teachers?.ada ?? {}, { subjects: ['german'] });
      }),
    );
    expect(draft.subjects.maths?.lessons).toEqual(['maths2', 'maths1', 'maths3']);
    expect(draft.teachers.ada?.subjects).toEqual(['french', 'maths']);
    expect(findings).toHaveLength(2);
  });

  test('takes the key for the id and keeps the rest of a record with a bad field', () => {
    const { draft, findings } = load(
      changed((store) => {
        Object.assign(store.teachers?.ada ?? {}, { id: 'eve', email: 7, color: 'RED' });
        Object.assign(store.lessons?.maths1 ?? {}, { timeSlot: { day: 1e300, start: 0 }, numPeriods: -1 });
      }),
    );
    expect(draft.teachers.ada).toMatchObject({ id: 'ada', email: null, color: '#d6403b' });
    expect(draft.lessons.maths1).toMatchObject({ timeSlot: null, numPeriods: 1 });
    expect(findings.map((finding) => finding.severity)).not.toContain('error');
  });

  test('moves time slots outside the grid to the staging area and corrects their end', () => {
    const { draft } = load(
      changed((store) => {
        Object.assign(store.lessons?.maths1 ?? {}, { timeSlot: { day: 0, start: 6, end: 7 } });
        Object.assign(store.lessons?.maths3 ?? {}, { timeSlot: { day: 0, start: 1, end: 2 } });
      }),
    );
    expect(draft.lessons.maths1?.timeSlot).toBe(null);
    expect(draft.lessons.maths3?.timeSlot).toEqual({ day: 0, start: 1, end: 3 });
  });

  test('survives keys that reach for prototypes', () => {
    const text = serializeDraftFile(fileOf())
      .replace('"teachers":{', '"teachers":{"__proto__":{"name":"x"},"constructor":{"name":"y"},')
      .replace('"dataStore":{', '"dataStore":{"\\u005f_proto__":{"teachers":{}},');
    const { draft } = load(text);
    expect(Object.keys(draft.teachers)).toEqual(['ada', 'ben', 'cem']);
    expect(({} as Plain).name).toBeUndefined();
  });

  test('an empty store is a new school', () => {
    const { draft } = load({ dataStore: {} });
    expect(draft.schoolData.days).toHaveLength(5);
    expect(Object.keys(draft.schoolData.structures)).toEqual(['structure-1']);
  });

  test('a result of lessons that are gone loses them', () => {
    const slot = { day: 0, start: 0, end: 1 };
    const placements = ['maths1', 'ghost'].map((lesson) => ({ lesson, timeSlot: slot, classroom: null }));
    const solution = { id: 'x', status: 'FEASIBLE', placements, unplaced: ['ghost'], cost: 0 };
    const { file } = load({ ...fileOf(), solutionStore: { version: 2, solution } });
    expect(file.solutionStore.solution?.placements.map((each) => each.lesson)).toEqual(['maths1']);
  });
});

describe('constraints generated from divisions', () => {
  const generated = (draft: Draft) =>
    Object.values(draft.constraints).filter((each) => 'metaData' in each && each.metaData !== null);
  test('come back when they are missing, and go when the division no longer says so', () => {
    const draft = smallSchool();
    const [first] = generated(draft);
    if (!first) throw new Error('the small school has a division');
    delete draft.constraints[first.id];
    draft.constraints.stale = { ...first, id: 'stale', constraint: 'not same time' } as Constraint;
    const loaded = load(fileOf(draft));
    expect(generated(loaded.draft)).toEqual([first]);
    expect(loaded.findings.map((finding) => finding.path)).toEqual([
      'dataStore.constraints.stale',
      'dataStore.trackSets.languages',
    ]);
    expect(load(fileOf(loaded.draft)).findings).toEqual([]);
  });

  test('stay under another id, and never take the place of another constraint', () => {
    const draft = smallSchool();
    const [first] = generated(draft);
    if (!first) throw new Error('the small school has a division');
    delete draft.constraints[first.id];
    draft.constraints.own = { ...first, id: 'own' } as Constraint;
    expect(load(fileOf(draft)).findings).toEqual([]);
    delete draft.constraints.own;
    draft.constraints[first.id] = { ...first, metaData: null } as Constraint;
    const loaded = load(fileOf(draft));
    expect(loaded.draft.constraints[first.id]).toMatchObject({ metaData: null });
    expect(generated(loaded.draft)).toHaveLength(1);
  });
});
