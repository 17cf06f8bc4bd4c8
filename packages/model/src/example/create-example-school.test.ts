import { expect, test } from 'vitest';
import { loadDraftFile } from '../file/load-draft-file.ts';
import { serializeDraftFile } from '../file/serialize-draft-file.ts';
import { validateDraft } from '../file/validate-draft.ts';
import { createRooms } from '../timetable/rooms.ts';
import { createExampleSchool } from './create-example-school.ts';
import { englishNames } from './example-names.ts';

const school = createExampleSchool();
const PERIODS = 35;

test('is valid, the same every time, and survives its own file', () => {
  expect(validateDraft(school)).toEqual([]);
  expect(createExampleSchool()).toEqual(school);
  const solutionStore = { version: 2, solution: null } as const;
  const text = serializeDraftFile({ fileVersion: 21, dataStore: school, solutionStore, pageMemory: {} });
  const loaded = loadDraftFile(text);
  expect(loaded.findings).toEqual([]);
  expect(loaded.ok && loaded.file.dataStore).toEqual(school);
});

test('has 12 classes, 22 teachers, 22 rooms and a week of 5 by 7 periods', () => {
  expect(Object.keys(school.groups)).toHaveLength(12);
  expect(Object.keys(school.teachers)).toHaveLength(22);
  expect(Object.keys(school.classrooms)).toHaveLength(22);
  expect(school.schoolData.days).toHaveLength(5);
  expect(school.schoolData.structures['structure-1']?.periods).toHaveLength(7);
});

test('books each class for 90 to 95 percent of the week, one track of each division counted', () => {
  for (const group of Object.values(school.groups)) {
    const divided = Object.values(school.trackSets).filter((trackSet) => trackSet.group === group.id);
    const inTracks = new Set(divided.flatMap((set) => set.tracks.flatMap((track) => track.subjects)));
    const common = group.subjects
      .filter((id) => !inTracks.has(id))
      .reduce((sum, id) => sum + periodsOf(id), 0);
    const chosen = divided.map((set) =>
      Math.max(...set.tracks.map((track) => periodsOf(track.subjects[0] ?? ''))),
    );
    const load = chosen.reduce((sum, periods) => sum + periods, common);
    expect(load / PERIODS, group.name).toBeGreaterThan(0.9);
    expect(load / PERIODS, group.name).toBeLessThan(0.95);
  }
});

test('gives every teacher subjects and at most 26 periods', () => {
  for (const teacher of Object.values(school.teachers)) {
    const load = teacher.subjects.reduce((sum, id) => sum + periodsOf(id), 0);
    expect(load, teacher.name).toBeGreaterThan(7);
    expect(load, teacher.name).toBeLessThanOrEqual(26);
  }
});

test('lets tracks of one division have different teachers, and a course one colour', () => {
  for (const trackSet of Object.values(school.trackSets)) {
    const teachers = trackSet.tracks.flatMap((track) =>
      track.subjects.flatMap((id) => school.subjects[id]?.teachers),
    );
    expect(new Set(teachers).size).toBe(teachers.length);
  }
  const colors = new Map<string, string>();
  for (const subject of Object.values(school.subjects)) {
    expect(colors.get(subject.name) ?? subject.color).toBe(subject.color);
    colors.set(subject.name, subject.color);
  }
  expect(new Set(colors.values()).size).toBe(colors.size);
});

test('has a room for every lesson', () => {
  const roomsOf = createRooms(school);
  const without = Object.values(school.lessons).filter((lesson) => {
    const rooms = roomsOf(lesson);
    return 'fixed' in rooms && rooms.fixed === null;
  });
  expect(without).toEqual([]);
  expect(Object.values(school.groups).filter(({ classroom }) => classroom === null)).toEqual([]);
});

test('keeps the name of the school that it is made for, and is called by the given words', () => {
  expect(createExampleSchool({ schoolName: 'Hill School' }).schoolData.schoolName).toBe('Hill School');
  expect(createExampleSchool({ schoolName: '' }).schoolData.schoolName).toBe('Lindenfield School');
  const courses = { ...englishNames.courses, maths: { name: 'Mathematik', shortName: 'MA' } };
  const other = createExampleSchool({ names: { ...englishNames, courses } });
  expect(other.subjects['subject-5a-maths']).toMatchObject({ name: 'Mathematik', shortName: 'MA' });
  expect(Object.keys(other.subjects)).toEqual(Object.keys(school.subjects));
});

test('has constraints of many kinds', () => {
  const kinds = new Set(
    Object.values(school.constraints).map((each) =>
      'constraint' in each ? `${each.constraint}` : each.type,
    ),
  );
  expect(kinds.size).toBeGreaterThanOrEqual(20);
});

function periodsOf(subject: string): number {
  const lessons = school.subjects[subject]?.lessons ?? [];
  return lessons.reduce((sum, id) => sum + (school.lessons[id]?.numPeriods ?? 0), 0);
}
