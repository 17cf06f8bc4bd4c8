import { gzipSync } from 'node:zlib';
import { createDraft, serializeDraftFile, type Teacher, teacherSchema } from '@bellgrid/model';
import { compareVersions, MAX_COMPARED_IDS } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { compareSnapshots } from './compare-snapshots.ts';

const LONGEST_ID = 128;
const TEACHERS = 25_000;

/** A school with that many teachers, whose ids begin with a letter and are as long as ids may be. */
function schoolWith(letter: string): Uint8Array {
  const draft = createDraft({ schoolName: 'Large school' });
  const teachers: Record<string, Teacher> = {};
  for (let index = 0; index < TEACHERS; index++) {
    const id = `${letter}${String(index).padStart(LONGEST_ID - 1, '0')}`;
    teachers[id] = teacherSchema.parse({ id, name: `Teacher ${index}` });
  }
  const solutionStore = { version: 2, solution: null } as const;
  return gzipSync(
    serializeDraftFile({ fileVersion: 21, dataStore: { ...draft, teachers }, solutionStore, pageMemory: {} }),
    { level: 1 },
  );
}

it('counts every record with a change, and names no more than fit in a short answer', () => {
  const comparison = compareSnapshots(schoolWith('a'), schoolWith('b'));
  const { added, changed, removed } = comparison?.records.teachers ?? {};
  expect(added?.count).toBe(TEACHERS);
  expect(changed).toEqual({ count: 0, ids: [] });
  expect(removed?.count).toBe(TEACHERS);
  expect([added?.ids.length, removed?.ids.length]).toEqual([MAX_COMPARED_IDS, 0]);
  expect(added?.ids[0]).toMatch(/^b0/);
  expect(compareVersions.response.parse(comparison)).toEqual(comparison);
});
