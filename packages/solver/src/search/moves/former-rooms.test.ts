import { describe, expect, it } from 'vitest';
import type { Assignment } from '../../problem/problem.ts';
import { buildProblem } from '../../testing/build-problem.ts';
import { drawSchool } from '../../testing/draw-school.ts';
import { allowedAmounts, assertTimetable } from '../assert-timetable.ts';
import { createSearch } from '../stages/create-search.ts';
import { SearchTimetable } from '../timetable.ts';
import { withFormerRooms } from './former-rooms.ts';

const roomsOf = (
  problem: Parameters<typeof withFormerRooms>[0],
  found: number[],
  former: number[],
): number[] => {
  const start = Int32Array.from(found.keys());
  const at = (room: number[]): Assignment => ({ start, room: Int32Array.from(room) });
  return [...withFormerRooms(problem, at(found), at(former)).room];
};

describe('the former rooms', () => {
  const threeUnits = [0, 1, 2].map(() => ({ starts: [0], needs: [[0, 1, 2, 3]] }));

  it('come back where they are free, and where others change places in a circle', () => {
    const problem = buildProblem({ days: 1, periods: 1, units: threeUnits });
    expect(roomsOf(problem, [3, 1, 2], [0, 1, 2])).toEqual([0, 1, 2]);
    expect(roomsOf(problem, [1, 2, 0], [0, 1, 2])).toEqual([0, 1, 2]);
  });

  it('stay left where they cost more, and where another unit has its own room', () => {
    const dear = buildProblem({
      days: 1,
      periods: 1,
      units: threeUnits,
      needRoomCost: (need, room) => (need === 0 && room === 0 ? 4 : 0),
    });
    expect(roomsOf(dear, [3, 1, 2], [0, 1, 2])).toEqual([3, 1, 2]);
    const free = buildProblem({ days: 1, periods: 1, units: threeUnits });
    expect(roomsOf(free, [3, 0, 2], [0, 0, 2])).toEqual([3, 0, 2]);
  });

  it.each([1, 2, 3, 4])(
    'are those of nearly all units that stay, at no cost, in drawn schools (seed %i)',
    (seed) => {
      const problem = drawSchool({
        ...{ classes: 5, days: 5, periods: 6, seed, booked: 0.8, rooms: true },
        soft: true,
        evaluated: seed > 2,
      });
      const searched = (from: number, initial?: Assignment): Assignment => {
        const search = createSearch(problem, { seed: from, ...(initial ? { initial } : {}) });
        search.run(3000);
        return search.best();
      };
      const former = searched(seed);
      const found = searched(seed + 100, former);
      const back = withFormerRooms(problem, found, former);
      expect(back.start).toEqual(found.start);
      const costOf = (assignment: Assignment): number => {
        const timetable = new SearchTimetable(problem);
        timetable.restore(assignment);
        assertTimetable(timetable, allowedAmounts(problem, new SearchTimetable(problem)));
        return timetable.cost();
      };
      expect(costOf(back)).toBeLessThanOrEqual(costOf(found) + 1e-6);
      const changed = ({ room }: Assignment): number =>
        room.filter((each, need) => each !== former.room[need]).length;
      expect(changed(back)).toBeLessThanOrEqual(changed(found));
    },
  );
});
