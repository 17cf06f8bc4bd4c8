import type { ProofGroup, ProofProblem, ProofRule, ProofStart, ProofUnit } from '../explain/proof-problem.ts';
import { Random } from '../search/random.ts';

/** Draws a small proof problem, about every other without a timetable. Every unit, rule and closing has a member. */
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
    excuse: random.below(4) === 0 ? 1 : 0,
  });
  switch (random.below(12)) {
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
      return { kind: 'sameKey', member, units: some(), key: (u, s) => at(u, s).from % atomsPerDay };
    case 6: {
      const standing = (wanted: (start: ProofStart) => boolean) =>
        some().flatMap((u) =>
          units[u]!.starts.flatMap((place, start) => (wanted(place) ? [{ unit: u, start }] : [])),
        );
      const day = random.below(dayCount);
      const late = random.below(atomsPerDay);
      const first = standing((place) => place.day === day && place.from % atomsPerDay >= late);
      const second = standing((place) => place.day === day + 1 && place.from % atomsPerDay <= late);
      return { kind: 'never', member, first, second };
    }
    case 7:
    case 8: {
      const mustHave = Array.from({ length: dayCount }, () => random.below(6) === 0);
      const least = 1 + random.below(3);
      return { kind: 'leastLoad', member, least, mustHave, ...slotRule() };
    }
    case 9:
    case 10: {
      const open = Array.from({ length: dayCount * atomsPerDay }, () => random.below(6) > 0);
      const [perDay, inAll] = random.below(2) === 0 ? [random.below(2), 0] : [0, random.below(2)];
      return { kind: 'holes', member, open, perDay, inAll, ...slotRule() };
    }
    default: {
      const few = units.length > 3 ? [unit, other] : [unit];
      const many = units.map((_, u) => u).filter((u) => !few.includes(u));
      const least = Math.max(1, few.length - random.below(2));
      return { kind: 'matched', member, least, few, many, key: (u, s) => at(u, s).from };
    }
  }
}

/** Whether the members have a timetable together, by trying every one. */
export function hasTimetable(problem: ProofProblem, members: ReadonlySet<number>): boolean {
  const starts = new Int32Array(problem.units.length).fill(-1);
  const present = problem.units.map((unit, u) => (members.has(unit.member) ? u : -1)).filter((u) => u >= 0);
  const from = (index: number): boolean => {
    const unit = present[index];
    if (unit === undefined) return keepsAll(problem, members, starts);
    return problem.units[unit]!.starts.some((_, s) => {
      starts[unit] = s;
      return from(index + 1);
    });
  };
  return from(0);
}

/** Whether a timetable (a start per unit, −1 for none) keeps the laws and these members. */
export function keepsAll(problem: ProofProblem, members: ReadonlySet<number>, starts: Int32Array): boolean {
  const isThere = problem.units.every(({ member }, u) => !members.has(member) || starts[u]! >= 0);
  return (
    isThere &&
    problem.groups.every((group) => keepsGroup(problem, members, starts, group)) &&
    problem.rules.every((rule) => !members.has(rule.member) || keepsRule(problem, starts, rule))
  );
}

function keepsGroup(
  { units, dayCount, atomsPerDay }: ProofProblem,
  members: ReadonlySet<number>,
  starts: Int32Array,
  { capacity, demands, closings }: ProofGroup,
): boolean {
  for (let atom = 0; atom < dayCount * atomsPerDay; atom++) {
    const here = demands.filter(({ unit, member }) => {
      const start = units[unit]!.starts[starts[unit]!];
      if (member !== undefined && !members.has(member)) return false;
      return start !== undefined && start.from <= atom && atom < start.to;
    });
    const closed = closings.filter(({ member, atoms }) => members.has(member) && atoms.includes(atom));
    if (here.length > capacity - closed.length) return false;
  }
  return true;
}

function keepsRule({ units, dayCount }: ProofProblem, starts: Int32Array, rule: ProofRule): boolean {
  /** What a rule of slots excuses, and the occupied slots of each day within it. */
  const week = (each: Extract<ProofRule, { slotsPerDay: number }>) => {
    const days: Set<number>[] = Array.from({ length: dayCount }, () => new Set());
    let { excuse } = each;
    for (const unit of each.units) {
      if (starts[unit]! < 0) excuse += units[unit]!.periods;
      else {
        const { from, to } = each.slots(unit, starts[unit]!);
        for (let slot = from; slot < to; slot++)
          days[Math.floor(slot / each.slotsPerDay)]!.add(slot % each.slotsPerDay);
      }
    }
    return { days, excuse };
  };
  const dayOf = (unit: number) => units[unit]!.starts[starts[unit]!]?.day ?? -1;
  const days = Array.from({ length: dayCount }, (_, day) => day);
  switch (rule.kind) {
    case 'forbidden':
      return !rule.starts.includes(starts[rule.unit]!);
    case 'dayCount': {
      const weight = (unit: number) => (rule.measure === 'units' ? 1 : units[unit]!.periods);
      const load = (day: number) =>
        rule.units.reduce((sum, unit) => sum + (dayOf(unit) === day ? weight(unit) : 0), 0);
      return days.every((day) => load(day) <= rule.max);
    }
    case 'daysUsed':
      return days.filter((day) => rule.units.some((unit) => dayOf(unit) === day)).length <= rule.max;
    case 'pair': {
      const [s, t] = [starts[rule.first]!, starts[rule.second]!];
      return s < 0 || t < 0 || !rule.isBroken(s, t);
    }
    case 'sameKey': {
      const standing = rule.units.filter((unit) => starts[unit]! >= 0);
      return new Set(standing.map((unit) => rule.key(unit, starts[unit]!))).size <= 1;
    }
    case 'never': {
      const isThere = (those: typeof rule.first) => those.some(({ unit, start }) => starts[unit] === start);
      return !(isThere(rule.first) && isThere(rule.second));
    }
    case 'leastLoad': {
      const { days: occupied, excuse } = week(rule);
      const short = occupied.map(({ size }, day) =>
        size > 0 || rule.mustHave[day] ? Math.max(0, rule.least - size) : 0,
      );
      return short.reduce((sum, each) => sum + each, 0) <= excuse;
    }
    case 'holes': {
      const { days: occupied, excuse } = week(rule);
      const beyond = occupied.map((slots, day) => {
        let holes = 0;
        for (let slot = Math.min(...slots); slot < Math.max(...slots); slot++)
          if (!slots.has(slot) && rule.open[day * rule.slotsPerDay + slot]) holes += 1;
        return Math.max(0, holes - rule.perDay);
      });
      return beyond.reduce((sum, each) => sum + each, 0) <= rule.inAll + excuse;
    }
    case 'matched': {
      const standing = (unit: number) => starts[unit]! >= 0;
      const keyOf = (unit: number) => rule.key(unit, starts[unit]!);
      const free = rule.many.filter(standing).map(keyOf);
      let missing = rule.least - [...rule.few, ...rule.many].filter((unit) => !standing(unit)).length;
      for (const unit of rule.few.filter(standing)) {
        const at = free.indexOf(keyOf(unit));
        if (at < 0) continue;
        free.splice(at, 1);
        missing -= 1;
      }
      return missing <= 0;
    }
  }
}
