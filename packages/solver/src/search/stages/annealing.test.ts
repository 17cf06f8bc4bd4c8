import { describe, expect, it } from 'vitest';
import { defaultSearchParams } from '../../params/search-params.ts';
import { Random } from '../random.ts';
import { Annealing, ownAnnealingState } from './annealing.ts';

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
    expect(annealing.beginCycle()).toBe(true);
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
    annealing.beginCycle();
    const hot = accepted();
    stepsOfCycle(annealing);
    expect(hot).toBeGreaterThan(30);
    expect(accepted()).toBeLessThan(5);
  });

  it('is shared by threads: each takes some of the steps, one begins the next cycle, one sets the scale', () => {
    const state = ownAnnealingState();
    const [one, other] = [new Annealing(UNITS, state, PARAMS), new Annealing(UNITS, state, PARAMS)];
    const alone = stepsOfCycle(new Annealing(UNITS, ownAnnealingState(), PARAMS));
    const together = stepsOfCycle(one, other);
    expect(together).toBeGreaterThanOrEqual(alone);
    expect(together).toBeLessThanOrEqual(alone + 128);
    expect([one.beginCycle(), other.beginCycle()]).toEqual([true, false]);
    expect(learn(one, (i) => 3 + (i % 5))).toBe(5);
    expect(new Annealing(UNITS, state, PARAMS).unitCost).toBe(5);
    expect(learn(other, () => 1)).toBe(1);
    for (let i = 0; i < 64; i++) other.advance();
    expect(other.unitCost).toBe(5);
  });
});
