import { constraintSchema, type Draft } from '@bellgrid/model';
import type { DayProfileRule } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { compile } from './compile.ts';

function profiles(draft: Draft): DayProfileRule[] {
  return compile(draft).problem.rules.filter((rule) => rule.kind === 'dayProfile');
}

function limit(draft: Draft, type: 'teacherConstraint' | 'groupConstraint', record: object): void {
  const id = `limit${Object.keys(draft.constraints).length}`;
  const base = type === 'teacherConstraint' ? 't1' : 'c2';
  draft.constraints[id] = constraintSchema.parse({ id, type, base, weight: 100, ...record });
}

describe('the joint rule of the days of a person', () => {
  it('is not posted for a single limit', () => {
    const draft = testSchool();
    limit(draft, 'teacherConstraint', { constraint: 'maxGapsPerWeek', maxGaps: 2 });
    limit(draft, 'groupConstraint', { constraint: 'maxGapsPerDay', maxGaps: 0 });
    expect(profiles(draft)).toHaveLength(2);
  });

  it('asks for the periods that gaps and the least load need, those of both once', () => {
    const draft = testSchool();
    limit(draft, 'teacherConstraint', { constraint: 'maxGapsPerWeek', maxGaps: 2 });
    limit(draft, 'teacherConstraint', { constraint: 'teacherMinLessonsPerDay', minLessons: 3 });
    const [, , joint] = profiles(draft);
    expect(joint).toMatchObject({ hard: true, max: 2, lowering: 'periods' });
    const amounts = [0, 0b1, 0b11, 0b111, 0b101, 0b10101, 0b100001].map((mask) => joint?.dayAmount(0, mask));
    expect(amounts).toEqual([0, 2, 1, 0, 1, 2, 4]);
  });

  it('counts late starts of a class beside its gaps', () => {
    const draft = testSchool();
    limit(draft, 'groupConstraint', { constraint: 'maxGapsPerDay', maxGaps: 0 });
    limit(draft, 'groupConstraint', { constraint: 'startsAtFirstPeriod', maxExceptions: 1 });
    const joint = profiles(draft).at(-1);
    expect(joint).toMatchObject({ max: 1 });
    expect([0b1, 0b10, 0b1010, 0b1001].map((mask) => joint?.dayAmount(0, mask))).toEqual([0, 1, 2, 2]);
  });

  it('is left out where the limits are soft', () => {
    const draft = testSchool();
    draft.constraintGroupWeights.workload = { enabled: true, weight: 3 };
    limit(draft, 'teacherConstraint', { constraint: 'maxGapsPerWeek', maxGaps: 2, weight: 3 });
    limit(draft, 'teacherConstraint', { constraint: 'teacherMinLessonsPerDay', minLessons: 3 });
    expect(profiles(draft)).toHaveLength(2);
  });
});
