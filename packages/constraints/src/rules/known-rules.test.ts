import { constraintSchema } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { testSchool } from '../testing/test-school.ts';
import { knownRules } from './known-rules.ts';

function outcome(stored: object, added: object): string {
  const draft = testSchool();
  draft.constraints.stored = constraintSchema.parse({ id: 'stored', ...stored });
  return (
    knownRules(draft.constraints).find(constraintSchema.parse({ id: 'added', ...added }))?.outcome ?? 'none'
  );
}

const consecutive = (subjects: string[], spacing = 0) => ({ type: 'consecutive', subjects, spacing });
const apart = (subjectsA: string[], subjectsB: string[]) => ({
  type: 'notConsecutive',
  subjectsA,
  subjectsB,
});
const maxDays = (base: string, days: number) => ({
  type: 'teacherConstraint',
  base,
  constraint: 'teacherMaxDays',
  maxDays: days,
});
const subject = (constraint: string, other: string) => ({
  type: 'subject',
  base: 'maths',
  other,
  constraint,
});

describe('known rules', () => {
  it('ignores the order of subjects and distinguishes other spacings', () => {
    expect(outcome(consecutive(['maths', 'art']), consecutive(['art', 'maths']))).toBe('exact');
    expect(outcome(consecutive(['maths', 'art']), consecutive(['art', 'maths'], 1))).toBe('similar');
    expect(outcome(consecutive(['maths', 'art']), consecutive(['maths']))).toBe('none');
  });

  it('takes the two sets of a not consecutive either way round', () => {
    expect(outcome(apart(['maths'], ['art']), apart(['art'], ['maths']))).toBe('exact');
    expect(outcome(apart(['maths'], ['art']), apart(['maths'], ['physics']))).toBe('none');
  });

  it('finds a second limit of the same form for a teacher', () => {
    expect(outcome(maxDays('t1', 3), maxDays('t1', 3))).toBe('exact');
    expect(outcome(maxDays('t1', 3), maxDays('t1', 4))).toBe('similar');
    expect(outcome(maxDays('t1', 3), maxDays('t2', 3))).toBe('none');
  });

  it('compares subject constraints of one name', () => {
    expect(outcome(subject('not same day', 'art'), subject('not same day', 'art'))).toBe('exact');
    expect(outcome(subject('not same day', 'art'), subject('same day', 'art'))).toBe('none');
  });

  it('finds a mutual rule with its two sides exchanged', () => {
    const stored = { ...subject('not same day', 'art'), base: 'art', other: 'maths' };
    expect(outcome(stored, subject('not same day', 'art'))).toBe('exact');
  });

  it('knows what was added to it, and nothing of those left out', () => {
    const draft = testSchool();
    const stored = constraintSchema.parse({ id: 'stored', ...maxDays('t1', 3) });
    draft.constraints.stored = stored;
    const known = knownRules(draft.constraints, new Set(['stored']));
    const wanted = constraintSchema.parse({ id: 'wanted', ...maxDays('t1', 3) });
    expect(known.find(wanted)).toBeNull();
    known.add(constraintSchema.parse({ id: 'added', ...maxDays('t1', 4) }));
    expect(known.find(wanted)?.outcome).toBe('similar');
    expect(known.find(wanted)?.constraint.id).toBe('added');
  });

  it('never compares a constraint with itself', () => {
    const draft = testSchool();
    const stored = constraintSchema.parse({ id: 'stored', ...maxDays('t1', 3) });
    draft.constraints.stored = stored;
    expect(knownRules(draft.constraints).find(stored)).toBeNull();
  });
});
