import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { matrixTotals, totalText } from './matrix-model.ts';

test('before a week is built it is not known how many periods a class and a teacher have', () => {
  const draft = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] }] });
  const texts = (of: typeof draft) => {
    const totals = matrixTotals(of);
    return [totals.ofClass('9A'), totals.ofTeacher('Ada')].map(totalText);
  };
  expect(texts(draft).every((text) => /^1 \/ \d+$/.test(text))).toBe(true);
  const structures = Object.fromEntries(
    Object.entries(draft.schoolData.structures).map(([id, each]) => [id, { ...each, isUninitialized: true }]),
  );
  expect(texts({ ...draft, schoolData: { ...draft.schoolData, structures } })).toEqual(['1', '1']);
});
