import { describe, expect, test } from 'vitest';
import { createDraft } from '../draft/create-draft.ts';
import type { Draft } from '../draft/draft.ts';
import type { Constraint } from '../records/rules/constraint.ts';
import { smallSchool } from '../testing/school.ts';
import type { Plain } from '../values/plain.ts';
import type { DraftFile } from './draft-file.ts';
import { loadDraftFile } from './load-draft-file.ts';
import { serializeDraftFile } from './serialize-draft-file.ts';
import { validateDraft } from './validate-draft.ts';

function fileOf(dataStore = smallSchool()): DraftFile {
  return { fileVersion: 21, dataStore, solutionStore: { version: 2, solution: null }, pageMemory: { a: 1 } };
}

function load(value: unknown) {
  const result = loadDraftFile(typeof value === 'string' ? value : JSON.stringify(value));
  if (!result.ok) throw new Error(JSON.stringify(result.findings[0]));
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

  test('gives the same bytes for any order of its records', () => {
    const file = fileOf();
    const turned = Object.fromEntries(Object.entries(file.dataStore.lessons).reverse());
    expect(serializeDraftFile(fileOf({ ...file.dataStore, lessons: turned }))).toBe(serializeDraftFile(file));
  });

  test('of a new school is valid', () => {
    expect(validateDraft(createDraft({ schoolName: 'x'.repeat(80) }))).toEqual([]);
  });
});

describe('a bad file is refused with the fault and its place', () => {
  test.each([
    ['', '', 'loading.empty'],
    ['  \n', '', 'loading.empty'],
    ['{"dataStore":', '', 'loading.truncated'],
    ['{"dataStore":{"a', '', 'loading.truncated'],
    ['{"a":1,\n "b" 2}', '', 'loading.notJsonAt'],
    ['<?xml version="1.0"?>', '', 'loading.notJsonAt'],
    ['{"a":1} x', '', 'loading.notJsonAt'],
    ['[]', '', 'loading.notAnObject'],
    ['7', '', 'loading.notAnObject'],
    ['{}', 'dataStore', 'loading.noDataStore'],
    ['{"dataStore":[]}', 'dataStore', 'loading.partNotAnObject'],
    ['{"dataStore":{},"solutionStore":"x"}', 'solutionStore', 'loading.partNotAnObject'],
    ['{"dataStore":{},"pageMemory":null}', 'pageMemory', 'loading.partNotAnObject'],
    ['{"fileVersion":22,"dataStore":{}}', 'fileVersion', 'loading.tooNew'],
    ['{"dataStore":{"version":37}}', 'dataStore.version', 'loading.tooNew'],
  ])('%j', (text, path, code) => {
    expect(refusal(text)).toMatchObject({ path, message: { code } });
  });

  test('nesting 10,000 deep', () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    expect(refusal(deep)?.message.code).toBe('loading.excess.depth');
    expect(refusal(`{"dataStore":{"x":${'{"a":'.repeat(10_000)}`)?.message.code).toBe('loading.excess.depth');
  });

  test('a text that is too large', () => {
    expect(refusal(`"${'x'.repeat(50_000_001)}"`)?.message.code).toBe('loading.tooLarge');
  });
});

describe('a damaged file is repaired', () => {
  test('drops dangling references, and records without meaning', () => {
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

describe('a hostile file', () => {
  test.each([
    ['nests too deeply', `{"dataStore":${'['.repeat(200)}`, 'loading.excess.depth'],
    ['holds too many values', `{"dataStore":[${'[],'.repeat(99_000)}[]]}`, 'loading.partNotAnObject'],
    ['holds too long a list', `{"dataStore":[${'1,'.repeat(100_000)}1]}`, 'loading.excess.elements'],
    [
      'holds too many values in many lists',
      `[${Array(50)
        .fill(`[${'1,'.repeat(50_000)}1]`)
        .join()}]`,
      'loading.excess.values',
    ],
  ])('F1, F2: that %s is refused before it is parsed', (_, text, code) => {
    expect(refusal(text)?.message.code).toBe(code);
  });

  test('F1: with more than a thousand wrong elements in a list loses the list, and is not repaired one by one', () => {
    const { draft, findings } = load(
      changed((store) => {
        const [teacher] = Object.values(store.teachers ?? {});
        if (teacher) teacher.subjects = Array.from({ length: 5000 }, (_, index) => index);
      }),
    );
    const wrong = findings.filter(({ path }) => /\.subjects\[/.test(path));
    expect(wrong).toHaveLength(1000);
    expect(Object.keys(draft.teachers)).toHaveLength(Object.keys(smallSchool().teachers).length);
  });

  test('F1: that is full of findings is dropped record by record from then on, without trying again', () => {
    const bad = { ...Object.values(smallSchool().teachers)[0], email: 7 };
    const { draft } = load(
      changed((store) => {
        store.teachers = Object.fromEntries(
          Array.from({ length: 3000 }, (_, index) => [`t${index}`, { ...bad, id: `t${index}` }]),
        );
      }),
    );
    expect(Object.keys(draft.teachers)).toHaveLength(1000);
  });

  test('whose division would compare too many subjects loses the division', () => {
    const { draft, findings } = load(
      changed((store) => {
        const [group] = Object.keys(store.groups ?? {});
        const [subject] = Object.values(store.subjects ?? {});
        const ids = Array.from({ length: 1000 }, (_, index) => `s${index}`);
        for (const id of ids) {
          store.subjects = { ...store.subjects, [id]: { ...subject, id, groups: [group], lessons: [] } };
        }
        store.trackSets = {
          d1: { id: 'd1', name: 'D', group, tracks: [{ id: 'a', name: 'A', subjects: ids }] },
        };
      }),
    );
    expect(draft.trackSets).toEqual({});
    expect(findings.map(({ message }) => message.code)).toContain('loading.divisionTooLarge');
  });

  test('with one id for ten cells gives each an id of its own', () => {
    const { draft } = load(
      changed((store) => {
        const structures = store.schoolData?.structures as Record<string, Plain>;
        const [structure] = Object.values(structures);
        const cell = { id: 'c', weight: 0 };
        if (structure) {
          structure.cells = [0, 1, 2, 3, 4].flatMap((dayIndex) =>
            [0, 1].map((periodIndex) => ({ ...cell, dayIndex, periodIndex })),
          );
        }
      }),
    );
    const [structure] = Object.values(draft.schoolData.structures);
    const ids = structure?.cells.map(({ id }) => id) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
});
