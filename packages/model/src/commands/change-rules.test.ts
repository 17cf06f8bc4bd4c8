import { expect, test } from 'vitest';
import { createExampleSchool } from '../example/create-example-school.ts';
import { createDraftStore } from '../store/draft-store.ts';
import { runCommand } from '../store/edit-history.ts';
import { LEVEL, WEIGHT } from '../values/weight.ts';
import { countTriedRules, isTooManyTriedRules, triedRules } from './change-rules.ts';
import { commands } from './registry.ts';

const school = createExampleSchool();

test('the changes of a fork, made on its parent, give the same draft', () => {
  const fork = createDraftStore(school, { checked: true }).fork();
  const [first, second] = Object.values(school.constraints).filter(
    (each) => !('level' in each) && !('metaData' in each && each.metaData),
  );
  const [teacher = ''] = Object.keys(school.teachers);
  const [structure = ''] = Object.keys(school.schoolData.structures);
  const subject = Object.values(school.subjects).find(
    ({ lessonsSpreadConstraint }) => lessonsSpreadConstraint.constraint === 'NoMoreThanOnePerDay',
  );
  if (!first || !second || !subject) throw new Error('The example school has no rules.');
  fork.run(commands.setConstraintWeight, { ids: [first.id], weight: WEIGHT.OFF });
  fork.run(commands.deleteConstraint, { ids: [second.id] });
  const cells = [{ day: 1, period: 2 }];
  fork.run(commands.setCalendarCells, {
    type: 'teacher',
    bases: [teacher],
    structure,
    cells,
    level: LEVEL.HARD,
  });
  fork.run(commands.setSpread, { ids: [subject.id], constraint: 'NoMoreThanTwoPerDay' });
  fork.run(commands.setCategoryWeight, { category: 'subject', enabled: true, weight: WEIGHT.TWO });

  const changes = triedRules(school, fork.draft);
  expect(countTriedRules(changes)).toBe(5);
  expect(runCommand(school, commands.changeRules, changes)).toEqual(fork.draft);
  expect(isTooManyTriedRules(changes)).toBe(false);
  const many = { ...changes, deleted: Array.from({ length: 201 }, (_, index) => `rule-${index}`) };
  expect(isTooManyTriedRules(many)).toBe(true);
});

test('other differences are no changes of rules', () => {
  const renamed = runCommand(school, commands.setSchoolName, { schoolName: 'Another' });
  expect(countTriedRules(triedRules(school, renamed))).toBe(0);
});
