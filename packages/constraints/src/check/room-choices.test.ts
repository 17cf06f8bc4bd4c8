import { commands, createRooms, type Draft, type Id, LEVEL, runCommand } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { drawSchool } from '../testing/draw-school.ts';
import { grows, hardAmounts } from '../testing/hard-amounts.ts';
import { createRandom } from '../testing/random.ts';
import { createLiveCheck } from './live-check.ts';
import { roomChoices } from './room-choices.ts';
import { verify } from './verify.ts';

/** A school with lessons anywhere: some choose among rooms, some have one, some have none, some are locked. */
function drawnRooms(seed: number): Draft {
  const draft = drawSchool(seed);
  const random = createRandom(seed);
  const rooms = Object.keys(draft.classrooms);
  for (const subject of Object.values(draft.subjects))
    if (random.next() < 0.5) subject.viableClassrooms = rooms.filter(() => random.next() < 0.5);
  for (const lesson of Object.values(draft.lessons)) {
    const start = random.below(6);
    lesson.numPeriods = random.next() < 0.2 ? 2 : 1;
    if (random.next() < 0.9)
      lesson.timeSlot = { day: random.below(3), start, end: start + lesson.numPeriods };
    lesson.classroom = random.next() < 0.1 ? null : random.pick(rooms);
    lesson.locked = random.next() < 0.1;
  }
  const cells = rooms.slice(0, 3).map((base) => ({ base, day: random.below(3), period: random.below(7) }));
  return cells.reduce(
    (school, { base, day, period }) =>
      runCommand(school, commands.setCalendarCells, {
        ...{ type: 'classroom', bases: [base], structure: 's', level: LEVEL.HARD },
        cells: [{ day, period }],
      }),
    draft,
  );
}

const roomOf = (draft: Draft, id: Id): Id | null => {
  const lesson = draft.lessons[id];
  const room = lesson && createRooms(draft)(lesson);
  return !room ? null : 'fixed' in room ? room.fixed : (lesson?.classroom ?? null);
};

it('an exchange of rooms is offered exactly where both may have the other’s room and no hard rule breaks by it', () => {
  const seen = { offered: 0, breaks: 0, notAllowed: 0 };
  for (let seed = 1; seed <= 4; seed += 1) {
    const draft = drawnRooms(seed);
    const live = createLiveCheck(draft);
    const before = { hard: hardAmounts(draft), cost: verify(draft).cost };
    const rooms = createRooms(draft);
    const mayHave = (id: Id, room: Id) => {
      const own = rooms(draft.lessons[id]!);
      return 'choose' in own ? own.choose.includes(room) : true;
    };
    for (const lesson of Object.values(draft.lessons)) {
      const own = roomOf(draft, lesson.id);
      for (const { classroom, takenBy, isBlocked, swap } of roomChoices(live, lesson.id)) {
        if (takenBy.length === 0 || own === null || own === classroom || isBlocked) {
          expect(swap).toBeNull();
          continue;
        }
        const isAllowed = takenBy.every((id) => !draft.lessons[id]?.locked && mayHave(id, own));
        const exchanged = [
          { lesson: lesson.id, classroom },
          ...takenBy.map((id) => ({ lesson: id, classroom: own })),
        ];
        const after = runCommand(draft, commands.swapRooms, { rooms: exchanged });
        const isKept = !grows(before.hard, hardAmounts(after));
        expect(swap !== null).toBe(isAllowed && isKept);
        seen[swap ? 'offered' : isAllowed ? 'breaks' : 'notAllowed'] += 1;
        if (!swap) continue;
        expect(
          swap.moves.map(({ lesson: id, classroom: room }) => ({ lesson: id, classroom: room })),
        ).toEqual(exchanged);
        expect(verify(after).cost - before.cost).toBeCloseTo(swap.cost);
        expect(roomOf(after, lesson.id)).toBe(classroom);
        for (const id of takenBy) expect(roomOf(after, id)).toBe(own);
        for (const { id, timeSlot } of Object.values(after.lessons))
          expect(timeSlot).toEqual(draft.lessons[id]?.timeSlot);
      }
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
