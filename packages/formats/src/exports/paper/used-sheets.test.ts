import { createExampleSchool, exportSettingsSchema } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { schedulesOf } from './schedules.ts';
import { usedSheets } from './used-sheets.ts';

it('leaves out teachers and rooms without a lesson, unless they are wanted or nothing else is chosen', () => {
  const draft = createExampleSchool();
  for (const lesson of Object.values(draft.lessons)) lesson.classroom = null;
  const [teacher] = Object.values(draft.teachers);
  const [room] = Object.values(draft.classrooms);
  const [group] = Object.values(draft.groups);
  if (!teacher || !room || !group) throw new Error('The example school is not as expected.');
  draft.teachers.idle = { ...teacher, id: 'idle', name: 'Idle' };
  draft.groups.empty = { ...group, id: 'empty', name: 'Empty' };
  const settings = exportSettingsSchema.parse({
    exportedGroups: ['empty'],
    exportedTeachers: [teacher.id, 'idle'],
    exportedClassrooms: [room.id],
  });
  const sheets = (wanted: object) => {
    const parsed = { ...settings, ...wanted };
    const { schedules, leftOut } = usedSheets(schedulesOf(draft, parsed), parsed);
    return [schedules.map(({ scheduleLabel }) => scheduleLabel), leftOut];
  };
  // The lessons of the teacher have no place yet: they count all the same.
  expect(sheets({})).toEqual([['Empty', teacher.name], 2]);
  expect(sheets({ hasEmptySheets: true })).toEqual([
    ['Empty', ...[teacher.name, 'Idle'].sort(), room.name],
    0,
  ]);
  expect(sheets({ exportedGroups: [], exportedTeachers: ['idle'] })).toEqual([['Idle', room.name], 0]);
});
