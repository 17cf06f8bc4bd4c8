import { describe, expect, it } from 'vitest';
import { inEnglish } from '../testing/in-english.ts';
import { type Drawn, placementsOf, testSchool } from '../testing/test-school.ts';
import { verify } from './verify.ts';

function physical(drawn: Drawn, structures: 1 | 2 = 1): string[] {
  const draft = testSchool(structures);
  return verify(draft, placementsOf(draft, drawn)).physical.map((match) => match.kind);
}

describe('verify', () => {
  it('passes a timetable that breaks nothing', () => {
    const draft = testSchool();
    const report = verify(draft, placementsOf(draft, { maths1: [0, 0], art1: [0, 1, 'r1'] }));
    expect(report).toMatchObject({ placed: 2, hardViolations: 0, cost: 0, physical: [], matches: [] });
    expect(report.lessons).toBe(Object.keys(draft.lessons).length);
    expect(report.unplaced).toHaveLength(report.lessons - 2);
  });

  it('finds lessons outside school (S2.1)', () => {
    expect(physical({ maths1: [4, 5] })).toEqual(['notInSchool']);
    expect(physical({ maths3: [0, 5] })).toEqual(['notInSchool']);
    expect(physical({ maths1: [9, 0] })).toEqual(['notInSchool']);
  });

  it('finds two lessons of a teacher at once, also across structures (S2.2)', () => {
    expect(physical({ maths3: [0, 0], drama1: [0, 1] })).toEqual(['teacherClash']);
    expect(physical({ maths3: [0, 0], drama1: [0, 2] })).toEqual([]);
    // 09:00 to 09:50 in one structure, 08:00 to 09:20 in the other.
    expect(physical({ maths1: [0, 1], drama1: [0, 0] }, 2)).toEqual(['teacherClash']);
  });

  it('finds two lessons of a class at once, unless its divisions set them apart (S2.3)', () => {
    expect(physical({ maths1: [0, 0], art1: [0, 0, 'r1'] })).toEqual(['groupClash']);
    expect(physical({ french1: [0, 0], german1: [0, 0] })).toEqual([]);
    expect(physical({ french1: [0, 1], boys1: [0, 0] })).toEqual(['groupClash']);
  });

  it('reports a pair with two classes in common once', () => {
    const draft = testSchool();
    for (const id of ['history1', 'physics1', 'music1']) draft.lessons[id]?.groups.push('c3');
    const { physical } = verify(draft, placementsOf(draft, { history1: [0, 0, 'r1'], physics1: [0, 0] }));
    expect(physical.map((match) => match.references)).toEqual([{ groups: ['c2', 'c3'] }]);
  });

  it('finds two lessons in one classroom, and none without classrooms (S2.6)', () => {
    const drawn = { art1: [0, 0, 'r1'], history1: [0, 0, 'r1'] } as const;
    expect(physical(drawn)).toEqual(['teacherClash', 'classroomClash']);
    const draft = testSchool();
    draft.config.isClassroomsEnabled = false;
    expect(verify(draft, placementsOf(draft, drawn)).physical.map((each) => each.kind)).toEqual([
      'teacherClash',
    ]);
  });

  it('names place and person in a sentence', () => {
    const draft = testSchool();
    const [match] = verify(draft, placementsOf(draft, { maths1: [0, 0], drama1: [0, 0] })).physical;
    expect(match && inEnglish(draft, match.message)).toBe(
      't1 has maths1 of c1 and drama1 of c3 at the same time on Monday, period 1',
    );
  });

  it('ignores lessons that are not scheduled', () => {
    const draft = testSchool();
    const before = verify(draft).lessons;
    Object.assign(draft.lessons.maths1 ?? {}, { groups: [], teachers: [] });
    expect(verify(testSchool()).unplaced).toContain('maths1');
    const report = verify({ ...draft, lessons: { ...draft.lessons } });
    expect(report.lessons).toBe(before - 1);
    expect(report.unplaced).not.toContain('maths1');
  });
});
