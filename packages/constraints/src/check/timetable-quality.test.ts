import type { Draft, Placement } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { fullSchool } from '../testing/full-school.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { ruleKey } from './rule-key.ts';
import { judgeTimetable, timetableQuality } from './timetable-quality.ts';
import { verify } from './verify.ts';

const at = (lesson: string, day: number, start: number): Placement => ({
  lesson,
  timeSlot: { day, start, end: start + 1 },
  classroom: null,
});

function drawPlacements(draft: Draft, random: Random): Placement[] {
  return Object.values(draft.lessons).flatMap(({ id, numPeriods }) => {
    const start = random.below(5);
    const timeSlot = { day: random.below(5), start, end: start + numPeriods };
    return random.next() < 0.1 ? [] : [{ lesson: id, timeSlot, classroom: null }];
  });
}

const sumOf = <Value>(values: readonly Value[], amountOf: (value: Value) => number): number =>
  values.reduce((sum, each) => sum + amountOf(each), 0);

describe('a judged timetable', () => {
  it('has the numbers, the cost and the broken rules of the other checks, on drawn schools', async () => {
    const random = createRandom(3);
    for (let school = 0; school < 6; school += 1) {
      const draft = await fullSchool(random);
      const placements = drawPlacements(draft, random);
      const judged = judgeTimetable(draft, placements);
      const report = verify(draft, placements);
      expect(judged.quality).toEqual(timetableQuality(draft, placements));
      expect(judged.cost).toBeCloseTo(report.cost);
      expect(judged.unmet.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(report.cost);
      const unmet = new Set(report.matches.filter(({ hard }) => !hard).map(ruleKey));
      expect(sumOf(judged.quality.wishes, ({ count }) => count)).toBe(unmet.size);
      expect(judged.hardViolations).toBe(report.hardViolations);
      expect(judged.unplaced).toEqual(report.unplaced);
      for (const name of ['classGaps', 'teacherGaps', 'lateStarts', 'singleLessonDays'] as const) {
        const counts = judged.places[name].flatMap(({ days }) => days.map(({ count }) => count));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(judged.quality[name]);
        expect(Math.min(1, ...counts)).toBe(1);
      }
      expect(sumOf(judged.notKept, ({ cost }) => cost)).toBeCloseTo(report.cost);
      const places = [...report.physical, ...report.matches].length;
      expect(sumOf(judged.notKept, (rule) => rule.places)).toBe(places);
      expect(new Set(judged.notKept.map(({ key }) => key)).size).toBe(judged.notKept.length);
      const gapsOf = (type: string) =>
        sumOf(
          judged.weeks.filter((week) => week.type === type),
          ({ gaps }) => gaps,
        );
      expect(gapsOf('group')).toBe(judged.quality.classGaps);
      expect(gapsOf('teacher')).toBe(judged.quality.teacherGaps);
    }
  });

  it('says of each class and teacher the days, the longest run, the first and last period and the wishes met', () => {
    const draft = testSchool();
    const { weeks } = judgeTimetable(draft, [at('maths1', 0, 1), at('maths2', 0, 2), at('art1', 1, 5)]);
    const teacher = weeks.find(({ id }) => id === 't1');
    expect(teacher).toMatchObject({ days: 1, gaps: 0, longestRun: 2, wishes: { all: 0, met: 0 } });
    expect([teacher?.first, teacher?.last]).toEqual([
      { structure: 's', period: 1 },
      { structure: 's', period: 2 },
    ]);
    expect(weeks.find(({ id }) => id === 't4')).toMatchObject({ days: 0, first: null, lessons: [] });
  });

  it('lists a rule that is not kept with its sentence, its places and whom it is about, the hard ones first', () => {
    const draft = testSchool();
    const { notKept } = judgeTimetable(draft, [at('maths1', 0, 1), at('maths2', 0, 1)]);
    expect(notKept[0]).toMatchObject({ isHard: true, cost: 0 });
    expect(notKept.map(({ kind }) => kind)).toContain('teacherClash');
    const clash = notKept.find(({ kind }) => kind === 'teacherClash');
    expect(clash).toMatchObject({ rule: null, places: 1, people: [{ type: 'teacher', id: 't1' }] });
    expect(clash?.lessons.toSorted()).toEqual(['maths1', 'maths2']);
  });

  it('names the class days and the teacher days behind its numbers, with their lessons', () => {
    const { places } = judgeTimetable(testSchool(), [
      at('maths1', 0, 1),
      at('maths2', 0, 3),
      at('art1', 1, 0),
    ]);
    expect(places.teacherGaps).toEqual([
      { id: 't1', days: [{ day: 0, count: 1, lessons: ['maths1', 'maths2'] }] },
    ]);
    expect(places.lateStarts).toEqual([
      { id: 'c1', days: [{ day: 0, count: 1, lessons: ['maths1', 'maths2'] }] },
    ]);
    expect(places.singleLessonDays).toEqual([{ id: 't2', days: [{ day: 1, count: 1, lessons: ['art1'] }] }]);
  });
});
