import { expect, test } from 'vitest';
import { EXPORT_MEMORY, exportSettingsSchema } from '../../records/export-settings.ts';
import { createWorld } from '../../testing/world.ts';
import {
  checkExportForm,
  exportSettingsOf,
  exportView,
  orientationField,
  revisionNumber,
  trackCombinations,
} from './check-export-form.ts';

function world() {
  const school = createWorld()
    .group('9a')
    .subject('a', { groups: ['9a'] });
  return school.subject('b', { groups: ['9a'] }).subject('c', { groups: ['9a'] });
}
const settings = (more: object = {}) => exportSettingsSchema.parse(more);

test('each view needs something to export; deleted items do not count', () => {
  const { draft } = world().division('d', '9a', [['a'], ['b'], ['c']]);
  const check = (more: object) => checkExportForm(draft, settings(more)).errors;
  expect(check({})).toEqual(['nothing-to-export']);
  expect(check({ exportedGroups: ['ghost'] })).toEqual(['nothing-to-export']);
  expect(check({ exportedGroups: ['9a'] })).toEqual([]);
  expect(check({ selectedExportView: 'day' })).toEqual(['no-days']);
  expect(check({ selectedExportView: 'day', exportedDays: ['day-1'] })).toEqual([]);
  expect(check({ selectedExportView: 'division' })).toEqual(['no-class']);
  expect(check({ selectedExportView: 'division', divisionGroup: '9a' })).toEqual([]);
  expect(check({ selectedExportView: 'global' })).toEqual([]);
});

test('classrooms that are switched off do not count', () => {
  const { draft } = world().classroom('r1');
  const rooms = settings({ exportedClassrooms: ['r1'] });
  expect(checkExportForm(draft, rooms).errors).toEqual([]);
  draft.config.isClassroomsEnabled = false;
  expect(checkExportForm(draft, rooms).errors).toEqual(['nothing-to-export']);
});

test('before anything is chosen, all classes and all days are; what was chosen stays, also nothing', () => {
  const { draft } = world();
  const first = exportSettingsOf(draft);
  expect(first).toMatchObject({ selectedExportView: 'individual', exportedGroups: ['9a'] });
  expect(first.exportedDays).toEqual(draft.schoolData.days.map(({ id }) => id));
  expect(first.exportedDays.length).toBeGreaterThan(0);
  draft.config.pageMemory[EXPORT_MEMORY] = settings({ paper: 'letter' });
  expect(exportSettingsOf(draft)).toEqual(settings({ paper: 'letter' }));
  draft.config.pageMemory[EXPORT_MEMORY] = { paper: 7 };
  expect(exportSettingsOf(draft).exportedGroups).toEqual(['9a']);
});

test('before anything is chosen, rooms are shown where the school has any; a school that chose none keeps that', () => {
  const { draft } = world();
  const hasRooms = () => exportSettingsOf(draft).includeAdditionalInfo.subjectClassroomNames;
  expect(hasRooms()).toBe(false);
  const school = world().classroom('r1');
  const kept = settings({});
  expect(exportSettingsOf(school.draft).includeAdditionalInfo.subjectClassroomNames).toBe(true);
  school.draft.config.pageMemory[EXPORT_MEMORY] = kept;
  expect(exportSettingsOf(school.draft).includeAdditionalInfo.subjectClassroomNames).toBe(false);
  delete school.draft.config.pageMemory[EXPORT_MEMORY];
  school.draft.config.isClassroomsEnabled = false;
  expect(exportSettingsOf(school.draft).includeAdditionalInfo.subjectClassroomNames).toBe(false);
});

test('the Global view lies across until it is turned, and other views are upright, whatever it is', () => {
  expect([true, false].map((isGlobal) => settings()[orientationField(isGlobal)])).toEqual([
    'landscape',
    'portrait',
  ]);
  const turned = settings({ [orientationField(true)]: 'portrait', [orientationField(false)]: 'landscape' });
  expect([turned.globalOrientation, turned.scheduleOrientation]).toEqual(['portrait', 'landscape']);
});

test('without divisions their view falls back to the individual one', () => {
  const school = world();
  const division = settings({ selectedExportView: 'division' });
  expect(exportView(school.draft, division)).toBe('individual');
  school.division('d', '9a', [['a'], ['b'], ['c']]);
  expect(exportView(school.draft, division)).toBe('division');
  school.draft.config.isTracksEnabled = false;
  expect(exportView(school.draft, division)).toBe('individual');
  expect(trackCombinations(school.draft, '9a')).toBe(1);
});

test('a class has as many combinations as the product of its tracks', () => {
  const school = world();
  expect(trackCombinations(school.draft, '9a')).toBe(1);
  school.division('d', '9a', [['a'], ['b'], ['c']]).division('e', '9a', [['a'], ['b']]);
  expect(trackCombinations(school.draft, '9a')).toBe(6);
});

test('a revision number is at least 1', () => {
  expect([0, Number.NaN, -3, 1, 2.7].map(revisionNumber)).toEqual([1, 1, 1, 1, 2]);
});
