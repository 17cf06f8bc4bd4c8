import { preCheck } from '@bellgrid/constraints';
import { commands, createExampleSchool, runCommand, schoolPeriods } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { groupFindings } from './item-findings.ts';

const findingsOf = (draft: ReturnType<typeof createExampleSchool>) =>
  [...preCheck(draft)].flatMap((event) => (event.kind === 'finding' ? [event] : []));

/** The example school with a teacher who has no time at all. */
function overloadedSchool() {
  const draft = createExampleSchool();
  const teacher = Object.values(draft.teachers).find(({ subjects }) => subjects.length > 0);
  const structure = Object.values(draft.schoolData.structures)[0];
  if (!teacher || !structure) throw new Error('the example school has no teacher or structure');
  const cells = draft.schoolData.days.flatMap((_, day) =>
    schoolPeriods(structure, day).map((period) => ({ day, period })),
  );
  const bases = [teacher.id];
  const blocked = { type: 'teacher', bases, structure: structure.id, cells, level: 2 } as const;
  return { teacher, draft: runCommand(draft, commands.setCalendarCells, blocked) };
}

test('a teacher with more lessons than time has a finding of their own', () => {
  const { draft, teacher } = overloadedSchool();
  const byItem = groupFindings(findingsOf(draft), new Map());
  expect(byItem.get(`teacher ${teacher.id}`)?.[0]?.finding.about.teachers).toEqual([teacher.id]);
});

test('a list that says the same again is the same list, and one that ended is gone', () => {
  const { draft, teacher } = overloadedSchool();
  const first = groupFindings(findingsOf(draft), new Map());
  const second = groupFindings(findingsOf(draft), first);
  expect(second.get(`teacher ${teacher.id}`)).toBe(first.get(`teacher ${teacher.id}`));
  expect(groupFindings([], second).size).toBe(0);
});
