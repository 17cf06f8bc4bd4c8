import { describe, expect, it } from 'vitest';
import { defaultSearchParams } from '../../params/search-params.ts';
import { ownAnnealingState } from '../common/annealing-state.ts';
import { Random } from '../random.ts';
import { Annealing } from './annealing.ts';

const UNITS = 10;
const PARAMS = defaultSearchParams.annealing;

/** Counts the steps of a cycle that the annealings take by turns. */
function stepsOfCycle(...annealings: Annealing[]): number {
  let steps = 0;
  while (annealings.every(({ isCycleOver }) => !isCycleOver)) {
    annealings[steps % annealings.length]?.advance();
    steps++;
  }
  return steps;
}

/** Offers rises until the scale is known; returns the price of one unit then. */
function learn(annealing: Annealing, rise: (i: number) => number): number {
  for (let i = 0; i < 200; i++) annealing.accepts(rise(i), Number.POSITIVE_INFINITY);
  return annealing.unitCost;
}

describe('annealing', () => {
  it('has cycles that grow longer', () => {
    const annealing = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    const first = stepsOfCycle(annealing);
    expect(annealing.beginCycle(0)).toBe(true);
    expect(annealing.isCycleOver).toBe(false);
    expect(stepsOfCycle(annealing)).toBeGreaterThan(1.5 * first);
  });

  it('cools during its cycle: a rise that is often accepted at first is hardly ever accepted at the end', () => {
    const annealing = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    learn(annealing, () => 4);
    const random = new Random(2);
    const accepted = () =>
      Array.from({ length: 1000 }, () => annealing.accepts(4, annealing.drawRise(random))).filter(Boolean)
        .length;
    annealing.beginCycle(0);
    const hot = accepted();
    stepsOfCycle(annealing);
    expect(hot).toBeGreaterThan(30);
    expect(accepted()).toBeLessThan(5);
  });

  it('ends its last cycle with the run', () => {
    const state = ownAnnealingState();
    const annealing = new Annealing(UNITS, state, PARAMS);
    const first = stepsOfCycle(annealing);
    const next = PARAMS.cycleGrowth * first;
    const left = 1.4 * next;
    annealing.expect(left);
    annealing.beginCycle(0);
    expect(Math.abs(stepsOfCycle(annealing) - left)).toBeLessThanOrEqual(PARAMS.refreshSteps);
  });

  it('cools at once when the run ends before its cycle', () => {
    const annealing = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    const natural = stepsOfCycle(new Annealing(UNITS, ownAnnealingState(), PARAMS));
    annealing.expect(natural / 3);
    expect(stepsOfCycle(annealing)).toBeLessThan(natural / 2);
  });

  it('has its usual cycles while the end of the run is far, unknown, or no longer known', () => {
    const usual = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    const annealing = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    const far = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    annealing.expect(100);
    annealing.expect(Number.POSITIVE_INFINITY);
    far.expect(1e9);
    for (let cycle = 0; cycle < 3; cycle++) {
      const steps = stepsOfCycle(usual);
      expect([stepsOfCycle(annealing), stepsOfCycle(far)]).toEqual([steps, steps]);
      for (const each of [usual, annealing, far]) each.beginCycle(0);
    }
  });

  it('follows a better estimate of the end within the last cycle', () => {
    const annealing = new Annealing(UNITS, ownAnnealingState(), PARAMS);
    const next = PARAMS.cycleGrowth * stepsOfCycle(annealing);
    annealing.expect(next);
    annealing.beginCycle(0);
    for (let step = 0; step < next / 2; step++) annealing.advance();
    annealing.expect(2 * next);
    expect(stepsOfCycle(annealing)).toBeGreaterThan(1.8 * next);
  });

  it('is shared by threads: each takes some of the steps, one begins the next cycle, one sets the scale', () => {
    const state = ownAnnealingState();
    const [one, other] = [new Annealing(UNITS, state, PARAMS), new Annealing(UNITS, state, PARAMS)];
    const alone = stepsOfCycle(new Annealing(UNITS, ownAnnealingState(), PARAMS));
    const together = stepsOfCycle(one, other);
    expect(together).toBeGreaterThanOrEqual(alone);
    expect(together).toBeLessThanOrEqual(alone + 128);
    expect(one.costAtBegin).toBe(Number.POSITIVE_INFINITY);
    expect([one.beginCycle(12), other.beginCycle(9)]).toEqual([true, false]);
    expect([one.costAtBegin, other.costAtBegin]).toEqual([12, 12]);
    expect(learn(one, (i) => 3 + (i % 5))).toBe(5);
    expect(new Annealing(UNITS, state, PARAMS).unitCost).toBe(5);
    expect(learn(other, () => 1)).toBe(1);
    for (let i = 0; i < 64; i++) other.advance();
    expect(other.unitCost).toBe(5);
  });
});
