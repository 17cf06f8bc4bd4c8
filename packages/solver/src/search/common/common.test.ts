import { describe, expect, it } from 'vitest';
import { drawSchool } from '../../testing/draw-school.ts';
import { recount } from '../../testing/recount.ts';
import { BestAssignment } from '../best-assignment.ts';
import { UndoLog } from '../moves/undo-log.ts';
import { createSearch } from '../stages/create-search.ts';
import { SearchTimetable } from '../timetable.ts';
import { CommonBest, CommonMemory, createCommonMemory } from './common-memory.ts';
import { CommonWalk } from './common-walk.ts';

const size = { classes: 6, days: 5, periods: 6, booked: 0.84 };

/** Two searches that share a memory, alternating in one thread by slices of `steps` steps. */
function pair(extra: Partial<Parameters<typeof drawSchool>[0]>, slices: number, steps: number) {
  const problem = drawSchool({ ...size, seed: 51, soft: true, ...extra });
  const common = createCommonMemory(problem);
  const searches = [1, 2].map((seed) => createSearch(problem, { seed, common, assertionLevel: 'move' }));
  for (let i = 0; i < slices; i++) for (const search of searches) search.run(steps);
  for (const search of searches) search.run(0);
  return { problem, searches };
}

describe('searches that share a memory', () => {
  it.each([
    ['plain', {}],
    ['with rooms', { rooms: true }],
    ['with gaps', { gaps: true }],
    ['with everything', { rooms: true, evaluated: true, gaps: true }],
  ])('keep the hard rules and their own counts, and have one best: %s', (_, extra) => {
    const { problem, searches } = pair(extra, 400, 7);
    const [one, other] = searches.map((search) => search.best());
    expect(one).toEqual(other);
    for (const search of searches) {
      const counted = recount(problem, search.best());
      expect(counted).toMatchObject({ placed: search.placed, hard: 0, faults: [] });
      expect(counted.cost).toBeCloseTo(search.cost);
    }
  });

  it('improve together as well as one that takes all the steps alone', () => {
    const { problem, searches } = pair({}, 1000, 5);
    const alone = createSearch(problem, { seed: 1 });
    alone.run(10_000);
    const half = createSearch(problem, { seed: 1 });
    half.run(500);
    expect(searches[0]?.cost).toBeLessThan(1.25 * alone.cost);
    expect(searches[0]?.cost).toBeLessThan(half.cost);
  });

  it('go on from the first full timetable of one of them', () => {
    const problem = drawSchool({ ...size, seed: 51, soft: true });
    const common = createCommonMemory(problem);
    const quick = createSearch(problem, { seed: 1, common });
    while (quick.placed < quick.lessons) quick.run(100);
    const slow = createSearch(problem, { seed: 2, common, assertionLevel: 'move' });
    expect(slow.placed).toBe(0);
    slow.run(0);
    expect(slow).toMatchObject({ stage: 'improve', placed: slow.lessons, cost: quick.cost });
  });

  it('come out the same when they are turned the same', () => {
    const [one, other] = [pair({}, 100, 20), pair({}, 100, 20)];
    expect(other.searches[0]?.best()).toEqual(one.searches[0]?.best());
  });
});

describe('the common walk', () => {
  const problem = drawSchool({ ...size, seed: 52, soft: true, rooms: true });
  const full = createSearch(problem, { seed: 1 });
  while (full.placed < full.lessons) full.run(100);

  /** Creates a timetable of its own with a walk in the memory. */
  function walker(buffer: SharedArrayBuffer) {
    const timetable = new SearchTimetable(problem);
    timetable.restore(full.best());
    const log = new UndoLog(timetable);
    return { timetable, log, walk: new CommonWalk(new CommonMemory(problem, buffer), timetable) };
  }

  /** Moves the first unit that can, to a start at which nothing holds what it needs; its room stays. */
  function move({ timetable, log }: ReturnType<typeof walker>): number {
    for (let unit = 0; unit < problem.unitCount; unit++) {
      const old = timetable.start[unit]!;
      for (let start = problem.startOffset[unit]!; start < problem.startOffset[unit + 1]!; start++) {
        log.begin();
        timetable.remove(unit);
        if (start !== old && isFree(timetable, unit, start)) {
          timetable.place(unit, start);
          return unit;
        }
        log.rollback();
      }
    }
    throw new Error('No unit of the school can move.');
  }

  function isFree({ occupant, atoms, rooms }: SearchTimetable, unit: number, start: number): boolean {
    for (let need = problem.needOffset[unit]!; need < problem.needOffset[unit + 1]!; need++) {
      const room = full.best().room[need]!;
      if (rooms.isClosed(room, start) || rooms.blocker(room, start, null) >= 0) return false;
      rooms.chosen[need] = room;
    }
    for (let i = problem.unitResourceOffset[unit]!; i < problem.unitResourceOffset[unit + 1]!; i++) {
      const base = problem.unitResources[i]! * atoms;
      for (let atom = problem.startAtom[start]!; atom < problem.endAtom[start]!; atom++) {
        if (occupant[base + atom]! >= 0) return false;
      }
    }
    return true;
  }

  it('brings a move to the other searches, whose counts then agree', () => {
    const buffer = createCommonMemory(problem);
    const [one, other] = [walker(buffer), walker(buffer)];
    one.walk.follow();
    other.walk.follow();
    const unit = move(one);
    expect(one.walk.publish(one.log)).toBe(true);
    one.log.commit();
    expect(other.timetable.start[unit]).not.toBe(one.timetable.start[unit]);
    other.walk.follow();
    expect(other.timetable.start).toEqual(one.timetable.start);
    expect(other.timetable.room).toEqual(one.timetable.room);
    expect(other.timetable.cost()).toBeCloseTo(one.timetable.cost());
  });

  it('refuses a move of a search that has not seen the last one', () => {
    const buffer = createCommonMemory(problem);
    const [one, other] = [walker(buffer), walker(buffer)];
    one.walk.follow();
    other.walk.follow();
    move(one);
    move(other);
    expect(one.walk.publish(one.log)).toBe(true);
    expect(other.walk.publish(other.log)).toBe(false);
  });

  it('begins again with the better of the common best and the best of a search, and later if the memory is locked', () => {
    const buffer = createCommonMemory(problem);
    const memory = new CommonMemory(problem, buffer);
    const one = walker(buffer);
    const bestOf = (cost: number) => {
      const best = new BestAssignment(problem, () => new SearchTimetable(problem));
      best.set(one.timetable, 0, cost);
      return best;
    };
    one.walk.follow();
    const [start] = memory.walk.start;
    new CommonBest(memory).exchange(bestOf(20), true);
    const worse = bestOf(30);
    worse.start[0] = -7;
    one.walk.restart(null, worse, () => true);
    expect(memory.walk.start[0]).toBe(start);
    const better = bestOf(10);
    better.start[0] = -7;
    expect(memory.enter()).toBe(true);
    expect(one.walk.restart(null, better, () => true)).toBe(false);
    memory.leave();
    expect(memory.walk.start[0]).toBe(start);
    expect(one.walk.restart(null, better, (cost) => cost === 10)).toBe(true);
    expect(memory.walk.start[0]).toBe(-7);
  });

  it('makes no search wait: one that finds the memory locked continues and tries again', () => {
    const buffer = createCommonMemory(problem);
    const one = walker(buffer);
    const memory = new CommonMemory(problem, buffer);
    one.walk.follow();
    move(one);
    expect(memory.enter()).toBe(true);
    expect(memory.enter()).toBe(false);
    expect(one.walk.publish(one.log)).toBe(false);
    memory.leave();
    expect(one.walk.publish(one.log)).toBe(true);
  });
});
