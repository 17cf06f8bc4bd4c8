import { createSearchParams, type Search } from '@bellgrid/solver';
import { describe, expect, it } from 'vitest';
import { Deadline } from '../context/deadline.ts';
import { Slicer } from './slicer.ts';

/** A search that takes ten steps a millisecond of a clock that only it moves. */
function atWork() {
  let time = 0;
  const expected: number[] = [];
  const search = {
    params: createSearchParams(),
    steps: 0,
    done: false,
    run(steps: number) {
      this.steps += steps;
      time += steps / 10;
    },
    expect: (stepsLeft: number) => expected.push(stepsLeft),
  };
  const now = () => time;
  const work = { now, machine: now, count: () => {} };
  const slicer = (deadline: Deadline, isCounted = false, threads = 1, tellsEnd = true) =>
    new Slicer(search as unknown as Search, false, work, () => isCounted, deadline, threads, tellsEnd);
  return { search, now, expected, slicer };
}

describe('a slicer tells the search when the run ends', () => {
  it('in a run by steps, by the steps that are left', () => {
    const { expected, now, slicer } = atWork();
    const run = slicer(Deadline.after({ seconds: 1, steps: 600 }, now));
    while (!run.isOver) run.run();
    expect(expected).toEqual([600, 350, 100]);
  });

  it('in a run by the clock, by the speed of all threads', () => {
    const { expected, now, slicer } = atWork();
    const deadline = Deadline.after({ seconds: 2 }, now);
    const run = slicer(deadline, false, 3);
    while (now() < 1000) run.run();
    run.run();
    const left = expected.at(-1) ?? 0;
    expect(left / (3 * 10)).toBeGreaterThan(980);
    expect(left / (3 * 10)).toBeLessThan(1001);
  });

  it('never in a run that its record repeats to the step', () => {
    const { expected, now, slicer } = atWork();
    const byClock = slicer(Deadline.after({ seconds: 1 }, now), false, 1, false);
    for (let slice = 0; slice < 5; slice += 1) byClock.run();
    slicer(Deadline.after({ seconds: 1, steps: 600 }, now), false, 1, false).run();
    expect(expected).toEqual([]);
  });

  it('never by the clock where work is counted', () => {
    const { expected, now, slicer } = atWork();
    const run = slicer(Deadline.after({ seconds: 1 }, now), true);
    for (let slice = 0; slice < 5; slice += 1) run.run();
    expect(expected).toEqual([]);
  });
});
