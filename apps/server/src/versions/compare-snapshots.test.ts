import { gzipSync } from 'node:zlib';
import {
  classroomSchema,
  createDraft,
  createExampleSchool,
  type Draft,
  serializeDraftFile,
  type Teacher,
  teacherSchema,
} from '@bellgrid/model';
import { compareVersions, MAX_COMPARED_IDS } from '@bellgrid/protocol';
import { expect, it } from 'vitest';
import { compareSnapshots, type ShownFields } from './compare-snapshots.ts';

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
  return snapshotOf({ ...draft, teachers });
}

function snapshotOf(dataStore: Draft): Uint8Array {
  const solutionStore = { version: 2, solution: null } as const;
  const file = serializeDraftFile({ fileVersion: 21, dataStore, solutionStore, pageMemory: {} });
  return gzipSync(file, { level: 1 });
}

it('counts every record with a change, and names no more than fit in a short answer', () => {
  const comparison = compareSnapshots(schoolWith('a'), schoolWith('b'), {});
  const { added, changed, removed } = comparison?.records.teachers ?? {};
  expect(added?.count).toBe(TEACHERS);
  expect(changed).toEqual({ count: 0, ids: [] });
  expect(removed?.count).toBe(TEACHERS);
  expect([added?.ids.length, removed?.ids.length]).toEqual([MAX_COMPARED_IDS, 0]);
  expect(added?.ids[0]).toMatch(/^b0/);
  expect(compareVersions.response.parse(comparison)).toEqual(comparison);
});

it('says whether pages differ by the fields that they show', () => {
  const school = createExampleSchool();
  school.config.isClassroomsEnabled = true;
  const [first, second] = ['first', 'second'].map((id) => classroomSchema.parse({ id, name: id }));
  const [lesson] = Object.values(school.lessons);
  if (!first || !second || !lesson) throw new Error('the example school has no lessons');
  Object.assign(school.classrooms, { first, second });
  Object.assign(lesson, { timeSlot: { day: 0, start: 0, end: lesson.numPeriods }, classroom: 'first' });
  const elsewhere = structuredClone(school);
  Object.assign(elsewhere.lessons[lesson.id] ?? {}, { classroom: 'second' });
  const isSeen = (shown: ShownFields) =>
    compareSnapshots(snapshotOf(school), snapshotOf(elsewhere), shown)?.isSeen;
  expect(isSeen({})).toBe(true);
  expect(isSeen({ teachers: 'none', rooms: 'shown' })).toBe(true);
  expect(isSeen({ teachers: 'full', rooms: 'hidden' })).toBe(false);

  const [teacher = ''] = Object.keys(school.teachers);
  const renamed = structuredClone(school);
  Object.assign(renamed.teachers[teacher] ?? {}, { name: 'Zoe Zimmermann' });
  const isNameSeen = (shown: ShownFields) =>
    compareSnapshots(snapshotOf(school), snapshotOf(renamed), shown)?.isSeen;
  expect(isNameSeen({ teachers: 'full', rooms: 'hidden' })).toBe(true);
  expect(isNameSeen({ teachers: 'none', rooms: 'hidden' })).toBe(false);
});
