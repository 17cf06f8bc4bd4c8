import { commands, createSchool, type Draft, runCommand } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { rulesToOffer } from './rules-to-offer.ts';

/** A school with a class and without the usual rules, with so many periods of 45 minutes and breaks of these minutes. */
function school(count: number, gap: number): Draft {
  const created = createSchool({ schoolName: 'School' });
  const [id = ''] = Object.keys(created.schoolData.structures);
  const built = runCommand(created, commands.buildStructure, { id, count, length: 45, gap });
  const group = { id: 'group', name: '9A', structure: id };
  const draft = runCommand(built, commands.setGroup, { group });
  return runCommand(draft, commands.deleteConstraint, { ids: Object.keys(draft.constraints) });
}

const lunchOf = (draft: Draft) =>
  rulesToOffer(draft)
    .map(({ name }) => name)
    .filter((name) => name.endsWith('Lunch'));

test('lunch is offered only where a day is long and has no long break', () => {
  expect(lunchOf(school(9, 5))).toEqual(['classLunch', 'teacherLunch']);
  expect(lunchOf(school(9, 30))).toEqual([]);
  // Eight periods end at 14:35: lunch is at home.
  expect(lunchOf(school(8, 5))).toEqual([]);
  expect(lunchOf(school(6, 5))).toEqual([]);
  expect(rulesToOffer(school(6, 5))).toHaveLength(7);
});

test('lessons of several periods without a break inside are offered only where there is a break', () => {
  const namesOf = (draft: Draft) => rulesToOffer(draft).map(({ name }) => name);
  expect(namesOf(school(6, 29))).not.toContain('longLessons');
  expect(namesOf(school(6, 30))).toContain('longLessons');
});

test('a school with usual rules is offered those that came later, until it has them', () => {
  const draft = school(6, 5);
  const first = runCommand(draft, commands.addUsualRules, { names: ['classGaps', 'teacherGaps'] });
  expect(rulesToOffer(first).map(({ name }) => name)).toEqual(['classDays']);
  const all = runCommand(first, commands.addUsualRules, { names: ['classDays'] });
  expect(rulesToOffer(all)).toEqual([]);
  const off = runCommand(all, commands.setUsualRule, { name: 'classDays', isOn: false });
  expect(rulesToOffer(off)).toEqual([]);
});
