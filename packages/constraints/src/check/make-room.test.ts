import { commands, type Draft, type Id, LEVEL, runCommand, startsOf } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { fullSchool } from '../testing/full-school.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { answerCell } from './cell-answer.ts';
import { addUndominated } from './dominated.ts';
import { createLiveCheck, type TriedMove } from './live-check.ts';
import { makeRoom, makeRoomByDisplacing, makeRoomForAll } from './make-room.ts';
import { timetableQuality } from './timetable-quality.ts';
import { verify } from './verify.ts';

const moved = (draft: Draft, moves: readonly TriedMove[]): Draft =>
  runCommand(draft, commands.placeLessons, { places: [...moves] });

const hardOf = (draft: Draft): number => verify(draft).hardViolations;

/** Each lesson where it breaks nothing, as far as that goes. */
function filled(draft: Draft, random: Random): Draft {
  let placed = draft;
  const live = createLiveCheck(placed);
  for (const lesson of Object.values(draft.lessons)) {
    live.update(placed);
    const free = startsOf(placed, lesson).filter(
      (at) => answerCell(live, [lesson.id], at, { isAlone: true }).state === 'free',
    );
    if (free.length > 0) placed = moved(placed, [{ lesson: lesson.id, at: random.pick(free) }]);
  }
  return placed;
}

const CELLS = [0, 1, 2, 3, 4].flatMap((day) => [0, 1, 2, 3, 4, 5].map((period) => ({ day, period })));

const placedOf = (draft: Draft): Id[] =>
  Object.values(draft.lessons).flatMap(({ id, timeSlot }) => (timeSlot ? [id] : []));

describe('room for a lesson', () => {
  it('is made at blocked cells by at most five moves that break no hard rule, and cost what they say', async () => {
    const random = createRandom(5);
    let found = 0;
    for (const school of [testSchool(), await fullSchool(random)]) {
      const draft = filled(school, random);
      const live = createLiveCheck(draft);
      const [hard, { cost }] = [hardOf(draft), verify(draft)];
      for (let step = 0; step < 24; step += 1) {
        const id = random.pick(placedOf(draft));
        const at = random.pick(startsOf(draft, draft.lessons[id]!));
        if (answerCell(live, [id], at).state !== 'blocked') continue;
        for (const proposal of makeRoom(live, { kind: 'cell', lessons: [id], at })) {
          found += 1;
          expect(proposal.moves.length).toBeLessThanOrEqual(5);
          expect(proposal.moves.find(({ lesson }) => lesson === id)?.at).toEqual(at);
          const after = moved(draft, proposal.moves);
          expect(hardOf(after)).toBeLessThanOrEqual(hard);
          expect(verify(after).cost - cost).toBeCloseTo(proposal.cost);
          const [old, now] = [timetableQuality(draft), timetableQuality(after)];
          expect(proposal.days).toEqual({
            classGaps: now.classGaps - old.classGaps,
            teacherGaps: now.teacherGaps - old.teacherGaps,
            lateStarts: now.lateStarts - old.lateStarts,
          });
        }
      }
    }
    expect(found).toBeGreaterThan(3);
  });

  it('is found for a lesson in the staging area, the cheapest proposal first', () => {
    const draft = filled(testSchool(), createRandom(2));
    const [id = ''] = placedOf(draft);
    const without = moved(draft, [{ lesson: id, at: null }]);
    const proposals = makeRoom(createLiveCheck(without), { kind: 'place', lesson: id });
    expect(proposals).toHaveLength(2);
    for (const each of proposals) {
      const others = proposals.filter((other) => other !== each);
      expect(addUndominated(without, others, each)).toContain(each);
    }
    expect(proposals.map(({ cost }) => cost)).toEqual(
      proposals.map(({ cost }) => cost).toSorted((a, b) => a - b),
    );
  });

  it('mends a lesson that breaks a rule', () => {
    const draft = moved(testSchool(), [
      { lesson: 'maths1', at: { day: 0, start: 0 } },
      { lesson: 'maths2', at: { day: 0, start: 0 } },
    ]);
    expect(hardOf(draft)).toBeGreaterThan(0);
    const [best] = makeRoom(createLiveCheck(draft), { kind: 'mend', lesson: 'maths1' });
    expect(hardOf(moved(draft, best?.moves ?? []))).toBe(0);
  });

  it('mends as many rules as it can, also where mending fewer costs less', () => {
    const at = { day: 0, start: 0 };
    const clashing = moved(
      testSchool(),
      ['music1', 'maths1', 'history1'].map((lesson) => ({ lesson, at })),
    );
    // To move what clashes twice is against a wish of its teacher, to move one of the others is not.
    const draft = runCommand(clashing, commands.setCalendarCells, {
      ...{ type: 'teacher', bases: ['t4'], structure: 's', level: LEVEL.SOFT, cells: CELLS.slice(1) },
    });
    expect(hardOf(draft)).toBe(2);
    const proposals = makeRoom(createLiveCheck(draft), { kind: 'mend', lesson: 'music1' });
    expect(proposals).not.toEqual([]);
    for (const { hard, cost, moves } of proposals) {
      expect(hard).toBe(-2);
      expect(cost).toBeGreaterThan(0);
      expect(hardOf(moved(draft, moves))).toBe(0);
    }
  });

  it('is shown however many worse ways there are', () => {
    const dayOf = (day: number) => CELLS.filter((cell) => cell.day === day);
    const days = [dayOf(0).slice(0, 3), dayOf(1), dayOf(2), dayOf(3)].flat();
    const firsts = CELLS.filter(({ day, period }) => period === 0 && (day === 2 || day === 3));
    const shared = { structure: 's', level: LEVEL.HARD };
    // On two days the class has school in the first period and the teacher has not: there the class starts late.
    const school = [
      {
        ...shared,
        type: 'group' as const,
        bases: ['c2'],
        cells: CELLS.filter((cell) => !days.includes(cell)),
      },
      { ...shared, type: 'teacher' as const, bases: ['t2'], cells: firsts },
      { ...shared, type: 'teacher' as const, bases: ['t2'], cells: [CELLS[1]!], level: LEVEL.SOFT },
    ].reduce((draft, each) => runCommand(draft, commands.setCalendarCells, each), testSchool());
    const draft = moved(school, [
      { lesson: 'physics2', at: { day: 0, start: 0 } },
      { lesson: 'music1', at: { day: 0, start: 2 } },
    ]);
    const proposals = makeRoom(createLiveCheck(draft), { kind: 'place', lesson: 'history1' });
    expect(proposals.map(({ moves, days }) => [moves[0]?.at, days.classGaps, days.lateStarts])).toEqual([
      [{ day: 1, start: 0 }, 0, 0],
      [{ day: 0, start: 1 }, -1, 0],
    ]);
  });

  it('moves no locked lesson, and finds nothing where a calendar is against it', () => {
    const draft = moved(testSchool(), [{ lesson: 'maths2', at: { day: 1, start: 0 } }]);
    const locked = runCommand(draft, commands.lockLesson, { ids: ['maths2'], locked: true });
    const at = { day: 1, start: 0 };
    expect(makeRoom(createLiveCheck(draft), { kind: 'cell', lessons: ['maths1'], at })).not.toEqual([]);
    expect(makeRoom(createLiveCheck(locked), { kind: 'cell', lessons: ['maths1'], at })).toEqual([]);
  });

  it('is no exchange of alike lessons, with which the week is as it was', () => {
    const calendar = { type: 'group' as const, bases: ['c1'], structure: 's', level: LEVEL.HARD };
    const free = [CELLS[0], CELLS[6], CELLS[12]].flatMap((cell) => cell ?? []);
    const closed = (open: typeof CELLS) =>
      runCommand(testSchool(), commands.setCalendarCells, {
        ...calendar,
        cells: CELLS.filter((cell) => !open.includes(cell)),
      });
    const places = [
      { lesson: 'maths1', at: { day: 0, start: 0 } },
      { lesson: 'maths2', at: { day: 1, start: 0 } },
    ];
    const proposalsOf = (open: typeof CELLS, lesson: Id) =>
      makeRoom(createLiveCheck(moved(closed(open), places)), { kind: 'place', lesson });
    expect(proposalsOf(free.slice(0, 2), 'maths1')).toEqual([]);
    const full = createLiveCheck(moved(closed(free.slice(0, 2)), places));
    expect(makeRoomByDisplacing(full, { kind: 'place', lesson: 'maths4' })).toEqual([]);
    // Moving it is one proposal, moving the alike lesson there in its place is the same.
    const to = { day: 2, start: 0 };
    expect(proposalsOf(free, 'maths1').map(({ moves }) => moves)).toEqual([
      [expect.objectContaining({ lesson: 'maths1', at: to })],
    ]);
    expect(proposalsOf(free, 'maths4').map(({ moves }) => moves)).toEqual([
      [expect.objectContaining({ lesson: 'maths4', at: to })],
    ]);
  });

  it('takes the place of another lesson where no chain is found, and says which one loses it', () => {
    const closed = runCommand(testSchool(), commands.setCalendarCells, {
      ...{ type: 'group', bases: ['c2'], structure: 's', cells: CELLS.slice(1), level: LEVEL.HARD },
    });
    const at = { day: 0, start: 0 };
    const draft = moved(closed, [{ lesson: 'history1', at }]);
    const live = createLiveCheck(draft);
    expect(makeRoom(live, { kind: 'place', lesson: 'physics2' })).toEqual([]);
    const [only, ...others] = makeRoomByDisplacing(live, { kind: 'place', lesson: 'physics2' });
    expect(others).toEqual([]);
    const places = new Map(only?.moves.map((move) => [move.lesson, move.at]));
    expect(places).toEqual(
      new Map([
        ['physics2', at],
        ['history1', null],
      ]),
    );
    const after = moved(draft, only?.moves ?? []);
    expect(hardOf(after)).toBe(0);
    expect(verify(after).cost - verify(draft).cost).toBeCloseTo(only?.cost ?? Number.NaN);
    const locked = runCommand(draft, commands.lockLesson, { ids: ['history1'], locked: true });
    expect(makeRoomByDisplacing(createLiveCheck(locked), { kind: 'place', lesson: 'physics2' })).toEqual([]);
  });

  it('takes the place of another lesson at a cell that is wanted, and nowhere else', () => {
    const draft = moved(testSchool(), [{ lesson: 'maths2', at: { day: 1, start: 0 } }]);
    const live = createLiveCheck(draft);
    for (const at of [
      { day: 1, start: 0 },
      { day: 0, start: 1 },
    ]) {
      const proposals = makeRoomByDisplacing(live, { kind: 'cell', lessons: ['maths1'], at });
      expect(proposals).toHaveLength(1);
      expect(proposals[0]?.moves.find(({ lesson }) => lesson === 'maths1')?.at).toEqual(at);
    }
  });

  it('is made for the whole staging area at once, in up to three ways', () => {
    const draft = testSchool();
    const ids = Object.keys(draft.lessons);
    const live = createLiveCheck(draft);
    const answers = [...makeRoomForAll(live, ids)].flatMap((each) => (each ? [each] : []));
    const proposals = [...new Set(answers.flat())];
    expect(proposals).toHaveLength(3);
    // The last one is better than the others in something and worse in nothing.
    expect(answers.at(-1)).toEqual([proposals.at(-1)]);
    const places = proposals.map(({ moves, placed, left, cost }) => {
      expect([...placed, ...left].toSorted()).toEqual(ids.toSorted());
      expect(placed.length).toBeGreaterThan(ids.length / 2);
      const after = moved(draft, moves);
      expect(hardOf(after)).toBe(0);
      expect(verify(after).cost - verify(draft).cost).toBeCloseTo(cost);
      expect(placedOf(after).toSorted()).toEqual(placed.toSorted());
      return JSON.stringify(Object.values(after.lessons).map(({ timeSlot }) => timeSlot));
    });
    expect(new Set(places).size).toBe(3);
    expect(live.draft).toBe(draft);
  });

  it('is made for many lessons without a way that a later one beats in everything', () => {
    let taken = 0;
    for (let seed = 1; seed <= 8; seed += 1) {
      const random = createRandom(seed);
      const full = filled(testSchool(), random);
      const ids = placedOf(full).filter(() => random.next() < 0.4);
      const draft = moved(
        full,
        ids.map((lesson) => ({ lesson, at: null })),
      );
      const answers = [...makeRoomForAll(createLiveCheck(draft), ids)].flatMap((each) =>
        each ? [each] : [],
      );
      const last = answers.at(-1) ?? [];
      for (const each of last) {
        const others = last.filter((other) => other !== each);
        expect(addUndominated(draft, others, each)).toEqual([...others, each]);
      }
      taken += new Set(answers.flat()).size - last.length;
    }
    expect(taken).toBeGreaterThan(0);
  });
});
