import { describe, expect, it } from 'vitest';
import { drawProofProblem } from '../testing/draw-proof-problem.ts';
import { hasTimetable, keepsAll } from '../testing/keeps-proof.ts';
import type { ProofProblem } from './proof-problem.ts';
import { createProver, type Prover } from './prover.ts';

function prove(problem: ProofProblem, slice = 1_000_000): Prover {
  const prover = createProver(problem, {
    firstSteps: 2_000_000,
    stepsPerQuestion: 2_000_000,
    accepts: (members, starts) => keepsAll(problem, new Set(members), starts),
  });
  while (!prover.done) prover.run(slice);
  return prover;
}

function everyone({ memberCount }: ProofProblem): Set<number> {
  return new Set(Array.from({ length: memberCount }, (_, index) => index));
}

/** `lessons` lessons of one period on a grid of days and periods. */
function grid(lessons: number, days: number, periods: number): Omit<ProofProblem, 'memberCount' | 'groups'> {
  const starts = Array.from({ length: days * periods }, (_, from) => {
    return { day: Math.floor(from / periods), from, to: from + 1 };
  });
  const units = Array.from({ length: lessons }, (_, member) => ({ member, periods: 1, starts }));
  return { dayCount: days, atomsPerDay: periods, units, rules: [] };
}

const all = (count: number) => Array.from({ length: count }, (_, unit) => unit);

describe('the prover', () => {
  it('agrees with trying every timetable, and its conflicts are minimal', () => {
    let impossible = 0;
    for (let seed = 1; seed <= 1200; seed++) {
      const problem = drawProofProblem(seed);
      const isPossible = hasTimetable(problem, everyone(problem));
      const prover = prove(problem);
      expect(prover.conflict === null, `seed ${seed}`).toBe(isPossible);
      if (prover.conflict === null) continue;
      impossible += 1;
      expect(prover.isMinimal, `seed ${seed}`).toBe(true);
      expect(hasTimetable(problem, new Set(prover.conflict)), `seed ${seed}`).toBe(false);
      for (const left of prover.conflict) {
        const rest = new Set(prover.conflict.filter((member) => member !== left));
        expect(hasTimetable(problem, rest), `seed ${seed} without ${left}`).toBe(true);
      }
    }
    expect(impossible).toBeGreaterThan(300);
    expect(impossible).toBeLessThan(900);
  });

  it('gives the same conflict in small slices', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const problem = drawProofProblem(seed);
      expect(prove(problem, 3).conflict).toEqual(prove(problem).conflict);
    }
  });

  it('leaves a problem open that would take more memory than allowed', () => {
    const problem = { ...grid(41, 5, 8), memberCount: 41, groups: [] };
    const groups = [{ capacity: 1, demands: all(41).map((unit) => ({ unit })), closings: [] }];
    const limits = { firstSteps: 1000, stepsPerQuestion: 1000, accepts: () => true };
    const prover = createProver({ ...problem, groups }, { ...limits, mostLiterals: 2000 });
    while (!prover.done) prover.run(100);
    expect(prover.conflict).toBeNull();
    expect(prover.isMinimal).toBe(false);
  });

  it('counts a week at once: 41 lessons of one teacher in 40 periods', () => {
    const groups = [{ capacity: 1, demands: all(41).map((unit) => ({ unit })), closings: [] }];
    const prover = prove({ ...grid(41, 5, 8), memberCount: 41, groups });
    expect(prover.conflict).toHaveLength(41);
    expect(prover.isMinimal).toBe(true);
  });

  it('counts load, days and closed hours together', () => {
    const units = all(16);
    const base = grid(16, 5, 8);
    // At most 4 days and 4 periods a day leave 16; the teacher is away on one day and after period 3 of another.
    const away = [0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14, 15];
    const prover = prove({
      ...base,
      memberCount: 19,
      groups: [{ capacity: 1, demands: units.map((unit) => ({ unit })), closings: [] }],
      rules: [
        { kind: 'daysUsed', member: 16, units, max: 4 },
        { kind: 'dayCount', member: 17, units, measure: 'periods', max: 4 },
        ...units.map((unit) => ({ kind: 'forbidden' as const, member: 18, unit, starts: away })),
      ],
    });
    expect(prover.conflict).toContain(17);
    expect(prover.conflict).toContain(18);
    // The calendar closes one day already, so the limit of days says nothing more.
    expect(prover.conflict).not.toContain(16);
    expect(prover.isMinimal).toBe(true);
  });

  it('counts rooms: more lessons than two rooms hold, one of them closed for a day', () => {
    const base = grid(15, 2, 4);
    const demands = all(15).map((unit) => ({ unit, member: 15 }));
    const closings = [{ member: 16, atoms: [0, 1] }];
    const prover = prove({ ...base, memberCount: 17, groups: [{ capacity: 2, demands, closings }] });
    expect(prover.conflict).toEqual(all(17));
    expect(prover.isMinimal).toBe(true);
  });

  it('leaves a problem open that takes too many steps', () => {
    const problem = { ...grid(12, 1, 11), memberCount: 13, groups: [] };
    const pairs = all(12).flatMap((first) =>
      all(12)
        .filter((second) => second > first)
        .map((second) => {
          const isBroken = (s: number, t: number) => s === t;
          return { kind: 'pair' as const, member: 12, first, second, isBroken };
        }),
    );
    const prover = createProver(
      { ...problem, rules: pairs },
      { firstSteps: 2000, stepsPerQuestion: 2000, accepts: () => true },
    );
    for (let i = 0; i < 100 && !prover.done; i++) prover.run(1000);
    expect(prover.done).toBe(true);
    expect(prover.conflict).toBeNull();
  });
});
