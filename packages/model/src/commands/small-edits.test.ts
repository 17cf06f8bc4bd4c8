import { expect, test } from 'vitest';
import { createDraftStore } from '../store/draft-store.ts';
import { smallSchool } from '../testing/school.ts';
import { commands } from './registry.ts';

const store = () => createDraftStore(smallSchool(), { checked: true });

test('a copy of a class or room has the calendar under new ids, and no subjects or divisions', () => {
  const school = store();
  school.run(commands.duplicateGroup, { id: '9a', newId: '9c', name: ' 9C ' });
  school.run(commands.duplicateClassroom, { id: 'lab', newId: 'lab2', name: 'Lab 2' });
  const { draft } = school;
  expect(draft.groups['9c']).toMatchObject({ name: '9C', subjects: [], isTracked: false, structure: 's' });
  const copies = Object.values(draft.constraints).filter(
    (each) => 'base' in each && ['9c', 'lab2'].includes(String(each.base)),
  );
  expect(copies.map((each) => [each.type, 'period' in each && each.period])).toEqual([
    ['group', 5],
    ['classroom', 0],
  ]);
  expect(draft.pickedColors).toMatchObject({ groups: 1, classrooms: 1 });
  expect(() => school.run(commands.duplicateGroup, { id: '9a', newId: '9b', name: 'B' })).toThrow(
    'refusals.alreadyExists',
  );
  const twice = { id: 'lab', newId: 'gym', name: 'Another' };
  expect(() => school.run(commands.duplicateClassroom, twice)).toThrow('refusals.alreadyExists');
});

test('a period is added after the last one, with the usual gap and length and school on every day', () => {
  const school = store();
  school.run(commands.addPeriod, { structure: 's' });
  const structure = school.draft.schoolData.structures.s;
  expect(structure?.periods[6]).toMatchObject({ index: 6, label: '7', periodStart: 840, periodEnd: 890 });
  expect(structure?.cells.filter((cell) => cell.periodIndex === 6 && cell.hasSchool)).toHaveLength(5);
});

test('a new period has the gap and length of most others, and opens no day that ended before', () => {
  const school = store();
  const breaks = [{ after: 2, minutes: 20 }];
  school.run(commands.buildStructure, { id: 's', count: 7, length: 45, gap: 5, breaks });
  const last = { periodStart: 830, periodEnd: 860 };
  school.run(commands.setPeriod, { structure: 's', period: 'period-7', label: '7', ...last });
  const friday = [5, 6].map((period) => ({ day: 4, period }));
  school.run(commands.setCells, { structure: 's', cells: friday, hasSchool: false });
  school.run(commands.addPeriod, { structure: 's' });
  const structure = school.draft.schoolData.structures.s;
  expect(structure?.periods[7]).toMatchObject({ periodStart: 865, periodEnd: 910 });
  const open = structure?.cells.filter((cell) => cell.periodIndex === 7 && cell.hasSchool);
  expect(open?.map(({ dayIndex }) => dayIndex)).toEqual([0, 1, 2, 3]);
});

test('all but locked lessons go to the staging area; a locked one when it is named', () => {
  const school = store();
  school.run(commands.lockLesson, { ids: ['maths1'], locked: true });
  school.run(commands.clearTimetable, {});
  const placedLessons = () =>
    Object.values(school.draft.lessons).flatMap((lesson) => (lesson.timeSlot ? [lesson.id] : []));
  expect(placedLessons()).toEqual(['maths1']);
  school.run(commands.clearTimetable, { lessons: ['maths1'] });
  expect(placedLessons()).toEqual([]);
});

test('settings change one by one', () => {
  const school = store();
  const { customColors } = school.draft.config;
  school.run(commands.setConfig, { changes: { similarSchedule: true, solverTimeout: 120 } });
  expect(school.draft.config).toMatchObject({
    similarSchedule: true,
    solverTimeout: 120,
    isTracksEnabled: true,
    customColors,
  });
  for (const [solverTimeout, solveInCloudFunction] of [
    [301, false],
    [300, true],
  ] as const) {
    school.run(commands.setConfig, { changes: { solverTimeout } });
    expect(school.draft.config.solveInCloudFunction).toBe(solveInCloudFunction);
  }
  const notFound = expect.objectContaining({ code: 'not-found' });
  expect(() => school.run(commands.setConfig, { changes: { solveGroups: ['ghost'] } })).toThrow(notFound);
  expect(() => school.run(commands.setConfig, { changes: { solverTimeout: 3601 } })).toThrow(
    expect.objectContaining({ code: 'invalid-arguments' }),
  );
  school.run(commands.setCategoryWeight, { category: 'workload', enabled: true });
  school.run(commands.setCategoryWeight, { category: 'workload', weight: 4 });
  expect(school.draft.constraintGroupWeights.workload).toEqual({ enabled: true, weight: 4 });
});

test('names are trimmed, and the school name is cut to 50 characters', () => {
  const school = store();
  school.run(commands.setSchoolName, { schoolName: ` ${'x'.repeat(60)}` });
  expect(school.draft.schoolData.schoolName).toBe('x'.repeat(50));
  school.run(commands.renameStructure, { id: 's', name: ' Lower school ' });
  expect(school.draft.schoolData.structures.s?.name).toBe('Lower school');
  school.run(commands.setDay, { id: 'day-1', label: ' First ' });
  expect(school.draft.schoolData.days[0]?.label).toBe('First');
});

test('rooms, views and the logo are set and taken back', () => {
  const school = store();
  school.run(commands.setClassroom, { classroom: { id: 'hall', name: 'Hall', building: 'North' } });
  school.run(commands.setClassroom, { classroom: { id: 'hall', name: 'Big hall' } });
  expect(school.draft.classrooms.hall).toMatchObject({ name: 'Big hall', building: null });
  expect(school.draft.pickedColors.classrooms).toBe(1);
  school.run(commands.deleteCustomView, { ids: ['v1'] });
  expect(school.draft.customViews).toEqual({});
  const empty = { view: { id: 'v', name: 'V', items: {} } };
  expect(() => school.run(commands.setCustomView, empty)).toThrow('refusals.emptyView');
  const logo = { originalFilename: 'a.png', storagePath: 'b', lastUpdated: '2026-01-01' };
  school.run(commands.setLogo, { logo });
  expect(school.draft.schoolData.logo).toEqual(logo);
  school.run(commands.setLogo, { logo: null });
  expect(school.draft.schoolData.logo).toBe(null);
});

test('another draft comes in as one step that can be undone', () => {
  const school = store();
  const before = school.draft;
  const other = { ...before, teachers: {}, subjects: {}, lessons: {}, groups: {}, constraints: {} };
  const next = { ...other, trackSets: {}, customViews: {}, config: { ...before.config, solveTeachers: [] } };
  school.run(commands.replaceDraft, { draft: next });
  expect(school.draft.lessons).toEqual({});
  school.undo();
  expect(school.draft).toEqual(before);
});

test('a subject that moves to another structure loses its periods and its places', () => {
  const school = store();
  school.run(commands.addStructure, { id: 't', name: 'T' });
  school.run(commands.buildStructure, { id: 't', count: 2 });
  const { lessons: _lessons, ...club } = school.draft.subjects.club ?? { lessons: [], id: '', name: '' };
  school.run(commands.addConstraint, {
    constraint: { id: 'p', type: 'subject', base: 'club', constraint: 'after period', values: [1] },
  });
  school.run(commands.addConstraint, {
    constraint: { id: 'd', type: 'subject', base: 'club', constraint: 'on day', values: [1] },
  });
  school.run(commands.placeLesson, { lesson: 'club1', at: { day: 0, start: 0 } });
  school.run(commands.setSubject, { subject: { ...club, structure: 't' } });
  const { constraints, lessons } = school.draft;
  expect([constraints.p, constraints.d?.id]).toEqual([undefined, 'd']);
  expect(lessons.club1).toMatchObject({ structure: 't', timeSlot: null });
});
