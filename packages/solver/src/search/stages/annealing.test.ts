import { describe, expect, it } from 'vitest';
import { Random } from '../random.ts';
import { Annealing, ownAnnealingState } from './annealing.ts';

const UNITS = 10;

/** Steps until the cycle is over, taken by turns. */
function stepsOfCycle(...annealings: Annealing[]): number {
  let steps = 0;
  while (annealings.every(({ isCycleOver }) => !isCycleOver)) {
    annealings[steps % annealings.length]?.advance();
    steps++;
  }
  return steps;
}

/** Shows rises until the scale is known, and says what one unit counts then. */
function learn(annealing: Annealing, rise: (i: number) => number): number {
  for (let i = 0; i < 200; i++) annealing.accepts(rise(i), Number.POSITIVE_INFINITY);
  return annealing.perUnit;
}

describe('annealing', () => {
  it('has cycles that grow longer', () => {
    const annealing = new Annealing(UNITS, ownAnnealingState());
    const first = stepsOfCycle(annealing);
    expect(annealing.beginCycle()).toBe(true);
    expect(annealing.isCycleOver).toBe(false);
    expect(stepsOfCycle(annealing)).toBeGreaterThan(1.5 * first);
  });

  it('is as cool as its cycle is old: what is taken at first is hardly taken at last', () => {
    const annealing = new Annealing(UNITS, ownAnnealingState());
    learn(annealing, () => 4);
    const random = new Random(2);
    const taken = () =>
      Array.from({ length: 1000 }, () => annealing.accepts(4, annealing.drawRise(random))).filter(Boolean)
        .length;
    annealing.beginCycle();
    const hot = taken();
    stepsOfCycle(annealing);
    expect(hot).toBeGreaterThan(100);
    expect(taken()).toBeLessThan(5);
  });

  it('is one for several threads: each takes some of the steps, one begins the next cycle, one knows the scale', () => {
    const state = ownAnnealingState();
    const [one, other] = [new Annealing(UNITS, state), new Annealing(UNITS, state)];
    const alone = stepsOfCycle(new Annealing(UNITS, ownAnnealingState()));
    const together = stepsOfCycle(one, other);
    expect(together).toBeGreaterThanOrEqual(alone);
    expect(together).toBeLessThanOrEqual(alone + 128);
    expect([one.beginCycle(), other.beginCycle()]).toEqual([true, false]);
    expect(learn(one, (i) => 3 + (i % 5))).toBe(5);
    expect(new Annealing(UNITS, state).perUnit).toBe(5);
    expect(learn(other, () => 1)).toBe(1);
    for (let i = 0; i < 64; i++) other.advance();
    expect(other.perUnit).toBe(5);
  });
});
