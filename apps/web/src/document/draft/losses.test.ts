import { commands, createExampleSchool, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { lossesBy } from './losses.ts';

const example = createExampleSchool();

test('a structure takes its classes, subjects and lessons along', () => {
  const second = { id: 'second', name: 'Second' };
  const added = runCommand(example, commands.addStructure, second);
  const both = runCommand(added, commands.buildStructure, { id: 'second' });
  const losses = lossesBy(both, commands.deleteStructure, { id: 'structure-1' });
  const count = (kind: string) => losses.find((loss) => loss.kind === kind)?.ids.length;
  expect(count('groups')).toBe(12);
  expect(count('lessons')).toBe(Object.keys(example.lessons).length);
  expect(count('unplaced')).toBe(undefined);
});

test('a lesson that loses its hour goes to the staging area', () => {
  const lesson = Object.keys(example.lessons)[0] ?? '';
  const placed = runCommand(example, commands.placeLesson, { lesson, at: { day: 0, start: 0 } });
  const args = { structure: 'structure-1', cells: [{ day: 0, period: 0 }], hasSchool: false };
  expect(lossesBy(placed, commands.setCells, args)).toContainEqual({ kind: 'unplaced', ids: [lesson] });
});
