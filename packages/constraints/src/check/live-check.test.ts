import type { Draft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { fullSchool } from '../testing/full-school.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { createLiveCheck } from './live-check.ts';
import { type VerifyReport, verify } from './verify.ts';

/** One lesson somewhere else, or nowhere; the rest of the draft is shared. */
function move(draft: Draft, random: Random): Draft {
  const lesson = random.pick(Object.values(draft.lessons));
  const start = random.below(6);
  const slot = { day: random.below(5), start, end: start + lesson.numPeriods };
  const timeSlot = random.next() < 0.2 ? null : slot;
  const viable = draft.subjects[lesson.subject]?.viableClassrooms ?? [];
  const classroom = viable.length > 0 ? random.pick(viable) : lesson.classroom;
  return { ...draft, lessons: { ...draft.lessons, [lesson.id]: { ...lesson, timeSlot, classroom } } };
}

function comparable(report: VerifyReport): object {
  const asText = (match: VerifyReport['matches'][number]) =>
    JSON.stringify([match.kind, match.lessons.toSorted(), match.amount, match.constraints, match.references]);
  return {
    ...report,
    unplaced: report.unplaced.toSorted(),
    physical: report.physical.map(asText).sort(),
    matches: report.matches.map(asText).sort(),
  };
}

describe('createLiveCheck', () => {
  it('agrees after every move with a check of the whole draft', async () => {
    const random = createRandom(5);
    for (let school = 0; school < 4; school += 1) {
      let draft = await fullSchool(random);
      const live = createLiveCheck(draft);
      for (let step = 0; step < 60; step += 1) {
        draft = move(draft, random);
        if (random.next() < 0.3) draft = move(draft, random);
        expect(comparable(live.update(draft))).toEqual(comparable(verify(draft)));
      }
      expect(live.report.matches.length).toBeGreaterThan(5);
    }
  });

  it('checks all again when something else changes', () => {
    const draft = testSchool();
    const live = createLiveCheck(draft);
    const placed = { ...draft, lessons: { ...draft.lessons } };
    for (const id of ['maths1', 'maths2']) {
      const lesson = draft.lessons[id];
      if (lesson) placed.lessons[id] = { ...lesson, timeSlot: { day: 0, start: 0, end: 1 } };
    }
    expect(live.update(placed).physical).toHaveLength(2);
    const { maths } = placed.subjects;
    if (!maths) throw new Error('the test school has maths');
    const spread = { constraint: 'NoMoreThanOnePerDay' as const, weight: 100 as const };
    const subjects = { ...placed.subjects, maths: { ...maths, lessonsSpreadConstraint: spread } };
    expect(live.update({ ...placed, subjects }).matches).toHaveLength(1);
  });
});
