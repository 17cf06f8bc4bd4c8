import {
  commands,
  createExampleSchool,
  runCommand,
  type SubjectConstraint,
  type TriedRules,
  WEIGHT,
} from '@bellgrid/model';
import { expect, test } from 'vitest';
import { answerWhatIf } from './what-if.ts';

const NO_CHANGES: TriedRules = { constraints: [], deleted: [], spreads: [], weights: [] };
const school = createExampleSchool();
const steps = 4000;

test('without a difference, both sides are the same to the last figure', async () => {
  const answer = await answerWhatIf(school, NO_CHANGES, { seed: 7, steps }, {});
  expect(answer?.after).toEqual(answer?.before);
  expect(answer).toMatchObject({ seed: 7, steps });
});

test('a rule that nothing can keep is answered with what can be placed, and switched off with more', async () => {
  const subject = Object.values(school.subjects).find(
    ({ lessons, lessonsSpreadConstraint }) =>
      lessons.length >= 3 && lessonsSpreadConstraint.constraint === 'NoMoreThanOnePerDay',
  );
  if (!subject) throw new Error('The example school has no such subject.');
  const planted: SubjectConstraint = {
    id: 'planted',
    type: 'subject',
    base: subject.id,
    other: null,
    constraint: 'on day',
    values: [0],
    weight: WEIGHT.HARD,
    metaData: null,
  };
  const draft = runCommand(school, commands.addConstraint, { constraint: planted });
  const stages = new Set<string>();
  const answer = await answerWhatIf(
    draft,
    { ...NO_CHANGES, constraints: [{ ...planted, weight: WEIGHT.OFF }] },
    { seed: 1, steps: 20_000 },
    { onEvent: (event) => event.event === 'progress' && stages.add(event.stage) },
  );
  if (!answer) throw new Error('It was not answered.');
  const { before, after, solution } = answer;
  expect(before.lessons).toBe(after.lessons);
  expect(before.placed).toBeLessThanOrEqual(before.lessons - (subject.lessons.length - 1));
  expect(after.placed).toBeGreaterThan(before.placed);
  expect([before.hardViolations, after.hardViolations]).toEqual([0, 0]);
  expect(solution?.placements.length).toBe(after.placed);
  expect([...stages].sort()).toEqual(['after', 'before']);
});

test('the cost of the other rules leaves out the changed one, on both sides', async () => {
  const soft = runCommand(school, commands.setCategoryWeight, { category: 'workload', enabled: true });
  const rules = Object.values(soft.constraints).filter(({ type }) => type === 'groupConstraint');
  const [rule] = rules;
  if (!rule) throw new Error('The example school has no such rule.');
  const draft = runCommand(soft, commands.setConstraintWeight, {
    ids: rules.map(({ id }) => id),
    weight: WEIGHT.FIVE,
  });
  const all = rules.map(({ id }) => id);
  const answer = await answerWhatIf(draft, { ...NO_CHANGES, deleted: all }, { seed: 3, steps }, {});
  expect(answer?.after.cost).toBe(answer?.after.otherCost);
  expect(answer?.before.otherCost).toBeLessThanOrEqual(answer?.before.cost ?? -1);
});

test('changes that do not fit the draft are refused, and an aborted question has no answer', async () => {
  const none = { ...NO_CHANGES, deleted: ['nothing'] };
  await expect(answerWhatIf(school, none, { seed: 1, steps }, {})).rejects.toThrow();
  const signal = AbortSignal.abort();
  expect(await answerWhatIf(school, NO_CHANGES, { seed: 1, steps }, { signal })).toBeNull();
});
