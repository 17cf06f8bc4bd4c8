import { configSchema } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { featuresOf } from './FeatureList.tsx';

const ids = (count: number, maySeveral: boolean) =>
  featuresOf(configSchema.parse({}), count, maySeveral).map(({ id }) => id);

test('several structures are offered where the account may have them or the school has them', () => {
  expect(ids(1, false)).toEqual(['classrooms', 'divisions']);
  expect(ids(1, true)).toContain('structures');
  expect(ids(2, false)).toContain('structures');
});

test('several structures cannot be switched off while there are several', () => {
  const [, , structures] = featuresOf(configSchema.parse({}), 2, true);
  expect(structures).toMatchObject({ isOn: true, isInUse: true });
});

test('features that are not stable are marked', () => {
  const stages = featuresOf(configSchema.parse({}), 1, true).map(({ stage }) => stage);
  expect(stages).toEqual([null, null, 'beta']);
});
