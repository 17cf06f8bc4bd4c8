import type {
  ProofGroup,
  ProofProblem,
  ProofRule,
  ProofStart,
  ProofUnit,
  UnitAtStart,
} from '../explain/proof-problem.ts';
import { Random } from '../search/random.ts';

/** Draws a small proof problem; about half of them have no timetable. Every unit, rule and closing has a member. */
export function drawProofProblem(seed: number): ProofProblem {
  const random = new Random(seed);
  const dayCount = 1 + random.below(3);
  const atomsPerDay = 1 + random.below(3);
  let memberCount = 0;
  const units: ProofUnit[] = Array.from({ length: 2 + random.below(4) }, () => {
    const periods = 1 + random.below(Math.min(2, atomsPerDay));
    const starts: ProofStart[] = [];
    for (let day = 0; day < dayCount; day++) {
      for (let p = 0; p + periods <= atomsPerDay; p++) {
        const from = day * atomsPerDay + p;
        if (random.below(8) > 0) starts.push({ day, from, to: from + periods });
      }
    }
    return { member: memberCount++, periods, starts };
  });
  const some = () => units.map((_, u) => u).filter(() => random.below(3) > 0);
  const groups: ProofGroup[] = Array.from({ length: 1 + random.below(2) }, () => {
    const isRoom = random.below(2) === 0;
    const closings = Array.from({ length: isRoom ? random.below(3) : 0 }, () => ({
      member: memberCount++,
      atoms: [random.below(dayCount * atomsPerDay)],
    }));
    const demands = some().map((unit) => (isRoom ? { unit, member: memberCount++ } : { unit }));
    return { capacity: isRoom ? Math.max(2, closings.length) : 1, demands, closings };
  });
  const grid = { dayCount, atomsPerDay };
  const rules = Array.from({ length: random.below(5) }, () =>
    drawRule(random, grid, units, some, memberCount++),
  );
  return { dayCount, atomsPerDay, memberCount, units, groups, rules };
}

function drawRule(
  random: Random,
  { dayCount, atomsPerDay }: Pick<ProofProblem, 'dayCount' | 'atomsPerDay'>,
  units: readonly ProofUnit[],
  some: () => number[],
  member: number,
): ProofRule {
  const unit = random.below(units.length);
  const other = (unit + 1) % units.length;
  const at = (u: number, s: number) => units[u]!.starts[s]!;
  const slotRule = () => ({
    units: some(),
    slotsPerDay: atomsPerDay,
    slots: at,
  });
  const excused = () => ({
    ...slotRule(),
    excuse: random.below(4) === 0 ? 1 : 0,
  });
  const open = () => Array.from({ length: dayCount * atomsPerDay }, () => random.below(6) > 0);
  /** Groups the starts by day or time of day, or those of each unit. */
  const sets = (own: readonly number[]) => {
    const setOf = pick(random, [
      (u: number, s: number) => at(u, s).day,
      (u: number, s: number) => at(u, s).from % atomsPerDay,
      (u: number, s: number) => (at(u, s).day === 0 ? u : -1),
      (u: number, s: number) => (at(u, s).from % atomsPerDay > 0 ? at(u, s).day : -1),
    ]);
    const found: UnitAtStart[][] = [];
    for (const u of own) {
      units[u]!.starts.forEach((_, start) => {
        const set = setOf(u, start);
        if (set < 0) return;
        found[set] ??= [];
        found[set].push({ unit: u, start });
      });
    }
    return Object.values(found);
  };
  switch (random.below(22)) {
    case 21: {
      const loads = some().map((u) => ({
        unit: u,
        load: 1 + random.below(3),
        free: units[u]!.starts.map((_, s) => s).filter(() => random.below(3) === 0),
      }));
      return { kind: 'startLoad', member, max: random.below(3), loads };
    }
    case 0: {
      const starts = units[unit]!.starts.map((_, s) => s).filter(() => random.below(2) === 0);
      return { kind: 'forbidden', member, unit, starts };
    }
    case 1: {
      const measure = random.below(2) === 0 ? 'units' : 'periods';
      return { kind: 'dayCount', member, units: some(), measure, max: 1 + random.below(2) };
    }
    case 2:
      return { kind: 'daysUsed', member, units: some(), max: 1 };
    case 3: {
      const isBroken = (s: number, t: number) => at(unit, s).day === at(other, t).day;
      return { kind: 'pair', member, first: unit, second: other, isBroken };
    }
    case 4: {
      const isBroken = (s: number, t: number) => at(unit, s).from !== at(other, t).from;
      return { kind: 'pair', member, first: unit, second: other, isBroken };
    }
    case 5:
    case 12:
      return { kind: 'fewUsed', member, max: random.below(3), sets: sets(some()) };
    case 13: {
      const own = some();
      return { kind: 'manyUsed', member, least: 1 + random.below(3), units: own, sets: sets(own) };
    }
    case 14: {
      const excuse = random.below(4) === 0 ? 1 : 0;
      return { kind: 'daysWithTwo', member, units: some(), twos: random.below(3), excuse };
    }
    case 15:
      return { kind: 'mostLoad', member, max: 1 + random.below(2), ...slotRule() };
    case 16: {
      const pause = 1 + random.below(2);
      const follows = (first: number, second: number) => second - first - 1 < pause;
      return { kind: 'runs', member, most: 1 + random.below(2), follows, ...slotRule() };
    }
    case 17:
    case 18: {
      const spacing = random.below(2);
      const isFar = (first: number, second: number) => second - first - 1 > spacing;
      return { kind: 'farApart', member, isFar, ...excused() };
    }
    case 19: {
      const late = 1 + random.below(2);
      return { kind: 'lateStarts', member, open: open(), late, inAll: random.below(2), ...excused() };
    }
    case 20: {
      const size = 1 + random.below(2);
      const from = random.below(atomsPerDay);
      const window = Array.from({ length: dayCount * atomsPerDay }, (_, slot) => {
        const period = slot % atomsPerDay;
        return period >= from && period < from + size;
      });
      return { kind: 'freeWindow', member, window, ...slotRule() };
    }
    case 6: {
      const startsOf = (isWanted: (start: ProofStart) => boolean) =>
        some().flatMap((u) =>
          units[u]!.starts.flatMap((place, start) => (isWanted(place) ? [{ unit: u, start }] : [])),
        );
      const day = random.below(dayCount);
      const late = random.below(atomsPerDay);
      const first = startsOf((place) => place.day === day && place.from % atomsPerDay >= late);
      const second = startsOf((place) => place.day === day + 1 && place.from % atomsPerDay <= late);
      return { kind: 'never', member, first, second };
    }
    case 7:
    case 8: {
      const mustHave = Array.from({ length: dayCount }, () => random.below(6) === 0);
      const least = Array.from({ length: dayCount }, () => random.below(4));
      return { kind: 'leastLoad', member, least, mustHave, ...excused() };
    }
    case 9:
    case 10: {
      const [perDay, inAll] = random.below(2) === 0 ? [random.below(2), 0] : [0, random.below(2)];
      return { kind: 'holes', member, open: open(), perDay, inAll, ...excused() };
    }
    default: {
      const few = units.length > 3 ? [unit, other] : [unit];
      const many = units.map((_, u) => u).filter((u) => !few.includes(u));
      const least = Math.max(1, few.length - random.below(2));
      return { kind: 'matched', member, least, few, many, key: (u, s) => at(u, s).from };
    }
  }
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[random.below(values.length)]!;
}
