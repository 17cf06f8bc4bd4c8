import { describe, expect, test } from 'vitest';
import { STORE_VERSION } from '../../draft/draft.ts';
import { migrationsDoc } from '../../testing/migrations-doc.ts';
import type { Plain } from '../../values/plain.ts';
import { loadDraftFile } from '../load-draft-file.ts';
import { validateDraft } from '../validate-draft.ts';
import { fileSteps } from './file-steps.ts';
import { FILE_VERSION, migrateFile, migrateStore } from './migrate.ts';
import { storeSteps } from './store-steps.ts';

/** A draft as the first version stored it: one structure, no divisions, classrooms, views or weights. */
function firstStore(): Plain {
  return {
    version: 1,
    schoolData: {
      schoolName: 'Old school',
      days: [
        { id: 'd1', index: 0, label: 'Mon' },
        { id: 'd2', index: 1, label: 'Tue' },
      ],
      periods: [
        { id: 'p1', index: 0, label: '1', periodStart: 480, periodEnd: 525 },
        { id: 'p2', index: 1, label: '2', periodStart: 530, periodEnd: 575 },
      ],
      cells: [{ id: 'x', dayIndex: 1, periodIndex: 1, hasSchool: false }],
    },
    teachers: { t: { id: 't', name: 'Teacher', color: 'Blue', subjects: ['s', 'u'] } },
    groups: { g: { id: 'g', name: 'Class', color: '#ABC', subjects: ['s', 'u'] } },
    subjects: {
      s: { id: 's', name: 'Maths', color: '#112233', groups: ['g'], teachers: ['t'], lessons: ['l'] },
      u: { id: 'u', name: 'Art', color: '#112233', groups: ['g'], teachers: ['t'], lessons: ['m'] },
    },
    lessons: {
      l: {
        id: 'l',
        name: 'Maths (1)',
        subject: 's',
        groups: ['g'],
        teachers: ['t'],
        numPeriods: 1,
        color: '#112233',
      },
      m: {
        id: 'm',
        name: 'Art (1)',
        subject: 'u',
        groups: ['g'],
        teachers: ['t'],
        numPeriods: 1,
        color: '#112233',
      },
    },
    constraints: {
      c: { id: 'c', type: 'teacher', base: 't', day: 0, period: 0, level: 2 },
      r: { id: 'r', type: 'subject', base: 's', other: 'u', constraint: 'not same day' },
    },
    config: {
      ...{ groupsToSolve: ['g'], teachersToSolve: ['t'], classroomsToSolve: [] },
      pageMemory: { export: { selectedExportView: 'global', scheduleOrientation: 'landscape' } },
    },
  };
}

describe('a first-version file', () => {
  const result = loadDraftFile(JSON.stringify(firstStore()));
  const draft = result.ok ? result.file.dataStore : null;

  test('becomes a valid draft of today with nothing dropped', () => {
    if (!draft) throw new Error('not loaded');
    expect(validateDraft(draft)).toEqual([]);
    expect(result.findings.filter((finding) => finding.severity !== 'repaired')).toEqual([]);
    expect(result.findings.every((finding) => finding.path.endsWith('.color'))).toBe(true);
  });

  test('carries every known change of shape', () => {
    expect(draft?.version).toBe(STORE_VERSION);
    expect(draft?.schoolData.logo).toBe(null);
    expect(draft?.schoolData.structures['structure-1']?.periods).toHaveLength(2);
    expect(draft?.schoolData.structures['structure-1']?.cells).toHaveLength(1);
    expect(draft?.groups.g).toMatchObject({
      structure: 'structure-1',
      isTracked: false,
      weight: 100,
      color: '#aabbcc',
    });
    expect(draft?.teachers.t).toMatchObject({
      email: null,
      shortName: '',
      contractPeriods: null,
      weight: 100,
    });
    expect(draft?.teachers.t?.color).toBe('#3b6fe0');
    expect(draft?.subjects.s).toMatchObject({
      structure: 'structure-1',
      shortName: '',
      viableClassrooms: [],
    });
    expect(draft?.lessons.l).toMatchObject({ structure: 'structure-1', locked: false, classroom: null });
    expect(draft?.constraints.c).toMatchObject({ structure: 'structure-1', weight: 100 });
    expect(draft?.constraints.r).toMatchObject({ metaData: null });
    expect(draft?.config).toMatchObject({
      solveGroups: ['g'],
      solveTeachers: ['t'],
      isClassroomsEnabled: false,
    });
    expect(draft?.config).not.toHaveProperty('groupsToSolve');
  });
});

test.each([
  ['global', 'landscape', { scheduleOrientation: 'portrait', globalOrientation: 'landscape' }],
  ['global', 'portrait', { scheduleOrientation: 'portrait', globalOrientation: 'portrait' }],
  ['day', 'landscape', { scheduleOrientation: 'landscape' }],
])('the export of %s in %s before there were two orientations', (selectedExportView, before, after) => {
  const config = { pageMemory: { export: { selectedExportView, scheduleOrientation: before } } };
  expect(migrateStore({ config }, 35)).toMatchObject({
    config: { pageMemory: { export: { selectedExportView, ...after } } },
  });
  const exported = { selectedExportView, ...after };
  expect(migrateStore({ config: { pageMemory: { export: exported } } }, STORE_VERSION)).toEqual({
    config: { pageMemory: { export: exported } },
  });
});

describe('the chain', () => {
  test('ends at the versions of today, without holes in the order', () => {
    expect(storeSteps.map((step) => step.to)).toEqual(
      Array.from({ length: STORE_VERSION - 1 }, (_, index) => index + 2),
    );
    expect(fileSteps.map((step) => step.to)).toEqual([
      2,
      10,
      11,
      12,
      13,
      14,
      15,
      16,
      17,
      18,
      19,
      20,
      FILE_VERSION,
    ]);
  });

  test('runs every step of both tables, and each that is no stamp changes the golden document', () => {
    const seen: string[] = [];
    migrateFile({ ...firstStore(), snapshots: {} }, 1, (name) => seen.push(name));
    migrateStore(firstStore(), 1, (name) => seen.push(name));
    expect(seen).toEqual([...fileSteps, ...storeSteps].map((step) => step.name));

    const unchanged: string[] = [];
    let store = { ...firstStore(), snapshots: {} } as Plain;
    for (const steps of [storeSteps, fileSteps]) {
      for (const step of steps) {
        const before = JSON.stringify(store);
        const next = step.run(store);
        expect(JSON.stringify(store), `${step.name} modifies what it is given`).toBe(before);
        if (JSON.stringify(next) === before && !step.name.startsWith('stamp')) unchanged.push(step.name);
        store = step.to === 2 && 'dataStore' in next ? { ...next, snapshots: {} } : next;
      }
    }
    expect(unchanged, 'give the golden document something that these steps change').toEqual([]);
  });

  test('skips the steps of older versions and leaves today alone', () => {
    const seen: string[] = [];
    migrateStore({}, 26, (name) => seen.push(name));
    expect(seen).toEqual(storeSteps.slice(-10).map((step) => step.name));
    const store = {};
    expect(migrateStore(store, STORE_VERSION)).toBe(store);
  });
});

test('docs/migrations.md agrees with the tables (else: npx vitest run migrate.test -u)', async () => {
  await expect(migrationsDoc()).toMatchFileSnapshot('../../../../../docs/migrations.md');
});
