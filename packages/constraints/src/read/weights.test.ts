import { createDraft, LEVEL, teacherSchema, WEIGHT, type Weight } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { HARD, weigh, weighCalendar, weighCategory } from './weights.ts';

function draftWith(enabled: boolean, weight: Weight) {
  const draft = createDraft();
  for (const category of Object.values(draft.constraintGroupWeights))
    Object.assign(category, { enabled, weight });
  return draft;
}

describe('weigh', () => {
  it('is 0 for a weight of OFF in any category (S3.2)', () => {
    expect(weigh(draftWith(true, 5), 'subject', WEIGHT.OFF)).toBe(0);
    expect(weigh(draftWith(false, 5), 'subject', WEIGHT.OFF)).toBe(0);
  });

  it('is hard for every other weight while the category is not enabled (S3.3)', () => {
    for (const own of [WEIGHT.NULL, 1, 3, 5, WEIGHT.HARD]) {
      expect(weigh(draftWith(false, 2), 'workload', own)).toBe(HARD);
    }
  });

  it('is the product of own and category weight while the category is enabled (S3.4)', () => {
    for (const own of [1, 2, 3, 4, 5]) {
      for (const category of [1, 2, 3, 4, 5] as const) {
        expect(weigh(draftWith(true, category), 'lessonSpread', own)).toBe(own * category);
      }
    }
  });

  it('stays hard for HARD and for a weight that is not set', () => {
    expect(weigh(draftWith(true, 2), 'subject', WEIGHT.HARD)).toBe(HARD);
    expect(weigh(draftWith(true, 2), 'subject', WEIGHT.NULL)).toBe(HARD);
  });

  it('reads a category weight outside 1 to 5 as 1 (S3.1)', () => {
    for (const category of [WEIGHT.NULL, WEIGHT.OFF, WEIGHT.HARD] as const) {
      expect(weigh(draftWith(true, category), 'subject', 4)).toBe(4);
    }
  });
});

describe('weighCategory', () => {
  it("is hard while the category is not enabled, then the category's weight (S3.6)", () => {
    expect(weighCategory(draftWith(false, 4), 'samePeriod')).toBe(HARD);
    expect(weighCategory(draftWith(true, 4), 'samePeriod')).toBe(4);
    expect(weighCategory(draftWith(true, 100), 'samePeriod')).toBe(1);
  });
});

describe('weighCalendar', () => {
  const withTeacher = (enabled: boolean, category: Weight, own: Weight) => {
    const draft = draftWith(enabled, category);
    draft.teachers.t = teacherSchema.parse({ id: 't', name: 'Ms Ito', weight: own });
    return draft;
  };
  const red = (enabled: boolean, category: Weight, own: Weight) =>
    weighCalendar(withTeacher(enabled, category, own), 'teacher', 't', LEVEL.HARD);
  const yellow = (enabled: boolean, category: Weight, own: Weight) =>
    weighCalendar(withTeacher(enabled, category, own), 'teacher', 't', LEVEL.SOFT);

  it("makes a teacher's hard cells soft by a soft teacher weight in an enabled category (S3.5)", () => {
    expect(red(true, 3, 4)).toBe(12);
    expect(red(true, 3, 100)).toBe(HARD);
    expect(red(true, 3, 0)).toBe(0);
  });

  it('does not read the item weight while the category is not enabled', () => {
    expect(red(false, 3, 4)).toBe(HARD);
    expect(red(false, 3, 0)).toBe(HARD);
  });

  it("keeps a teacher's soft cells soft", () => {
    expect(yellow(true, 3, 4)).toBe(12);
    expect(yellow(true, 3, 100)).toBe(3);
    expect(yellow(true, 3, -1)).toBe(3);
    expect(yellow(false, 1, 4)).toBe(1);
    expect(yellow(true, 3, 0)).toBe(0);
  });

  it('is 0 for cells without a rule', () => {
    const draft = withTeacher(false, 1, 100);
    expect(weighCalendar(draft, 'teacher', 't', LEVEL.NONE)).toBe(0);
    expect(weighCalendar(draft, 'teacher', 't', LEVEL.DISABLED)).toBe(0);
    expect(weighCalendar(draft, 'teacher', 'nobody', LEVEL.HARD)).toBe(0);
  });
});
