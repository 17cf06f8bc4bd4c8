import { commands, createExampleSchool, type Diff, diffDrafts, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { screenOfDiff } from './UndoRedo.tsx';

const school = createExampleSchool();
const id = (records: Readonly<Record<string, unknown>>) => Object.keys(records)[0] ?? '';

test.each<[string, ReturnType<typeof changed>, string | null]>([
  ['a deleted class, with its subjects', changed('deleteGroup', { ids: [id(school.groups)] }), '/classes'],
  ['a deleted teacher', changed('deleteTeacher', { ids: [id(school.teachers)] }), '/teachers'],
  ['a deleted subject', changed('deleteSubject', { ids: [id(school.subjects)] }), '/subjects'],
  ['a locked lesson', changed('lockLesson', { ids: [id(school.lessons)], locked: true }), '/schedule'],
  ['another name of the school', changed('setSchoolName', { schoolName: 'Lake School' }), '/'],
  ['nothing', {}, null],
])('%s is seen on its screen', (_, diff, path) => {
  expect(screenOfDiff(diff)).toBe(path);
});

function changed(name: keyof typeof commands, args: unknown): Diff {
  return diffDrafts(school, runCommand(school, commands[name] as never, args as never));
}
