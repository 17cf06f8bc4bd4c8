import type { EvaluatedRule, PairRule, Problem, Rule } from '../problem/problem.ts';
import { Random } from '../search/random.ts';
import { buildProblem, type DrawnUnit } from './build-problem.ts';

export interface SchoolSize {
  readonly seed: number;
  readonly classes: number;
  readonly days: number;
  readonly periods: number;
  /** Share of each class's periods that is taught, from 0 to 1. */
  readonly booked: number;
  readonly rooms?: boolean;
  readonly soft?: boolean;
  /** Adds hard and soft evaluated rules. */
  readonly evaluated?: boolean;
  /** Adds a hard and a soft limit on the units that are not where the plan has them, and on their weight. */
  readonly budget?: number;
  /** Adds hard and soft limits on the gaps of teachers. */
  readonly gaps?: boolean;
}

interface Planned {
  readonly group: number;
  readonly subject: number;
  readonly day: number;
  readonly period: number;
  readonly length: number;
  readonly teacher: number;
}

/**
 * Draws a school that has a timetable: lessons are first planned on the grid and given to teachers who are free, and the
 * rules are chosen so that the plan obeys them. Resources: classes first, then teachers.
 */
export function drawSchool(size: SchoolSize): Problem {
  const random = new Random(size.seed);
  const plan = drawPlan(size, random);
  const teachers = Math.max(...plan.map((lesson) => lesson.teacher)) + 1;
  const roomCount = size.rooms ? size.classes + 1 : 0;
  const units: DrawnUnit[] = plan.map((lesson) => ({
    length: lesson.length,
    resources: [lesson.group, size.classes + lesson.teacher],
    ...(size.rooms ? { needs: [drawRooms(lesson.group, roomCount, random)] } : {}),
    ...(size.soft ? { startCost: (start) => (start % size.periods === 0 ? 1 : 0) } : {}),
  }));
  const rules = [...drawDayRules(size, plan, teachers), ...drawPairRules(size, plan, random)];
  if (size.soft) rules.push(...drawSoftRules(size, plan));
  if (size.gaps) rules.push(...drawGapRules(size, plan, teachers));
  if (size.evaluated) rules.push(...drawEvaluatedRules(size, plan, teachers));
  if (size.budget !== undefined) rules.push(...drawBudget(size.budget, size, plan));
  return buildProblem({
    days: size.days,
    periods: size.periods,
    units,
    rules,
    roomCount,
    needRoomCost: (_, room) => (size.soft && room === roomCount - 1 ? 2 : 0),
  });
}

function drawPlan(size: SchoolSize, random: Random): Planned[] {
  const plan: Planned[] = [];
  const teacherBusy: Set<number>[] = [];
  for (let group = 0; group < size.classes; group++) {
    for (let day = 0; day < size.days; day++) {
      const taught = Math.round(size.periods * size.booked);
      for (let period = 0; period < taught; ) {
        const length = period + 2 <= taught && random.below(5) === 0 ? 2 : 1;
        const cells = Array.from({ length }, (_, i) => day * size.periods + period + i);
        let teacher = teacherBusy.findIndex(
          (busy) => busy.size < 0.75 * size.days * size.periods && !cells.some((c) => busy.has(c)),
        );
        if (teacher < 0) teacher = teacherBusy.push(new Set()) - 1;
        for (const cell of cells) teacherBusy[teacher]!.add(cell);
        plan.push({ group, subject: teacher, day, period, length, teacher });
        period += length;
      }
    }
  }
  return plan;
}

/** Returns the class's own room, the next one and the spare one. */
function drawRooms(group: number, roomCount: number, random: Random): number[] {
  return random.below(3) === 0 ? [group] : [group, (group + 1) % (roomCount - 1), roomCount - 1];
}

/** Returns limits on the days used and the periods per day of each teacher, as in the plan. */
function drawDayRules(size: SchoolSize, plan: readonly Planned[], teachers: number): Rule[] {
  const rules: Rule[] = [];
  for (let teacher = 0; teacher < teachers; teacher++) {
    const mine = plan.flatMap((lesson, u) => (lesson.teacher === teacher ? [{ ...lesson, u }] : []));
    const units = Int32Array.from(mine, ({ u }) => u);
    const perDay = new Float64Array(size.days);
    for (const lesson of mine) perDay[lesson.day]! += lesson.length;
    const base = { source: rules.length, hard: true, weight: 1, units };
    rules.push({ ...base, kind: 'dayCount', measure: 'periods', max: Math.max(...perDay) });
    rules.push({ ...base, kind: 'daysUsed', max: perDay.filter((periods) => periods > 0).length });
  }
  return rules;
}

/** Units of every third lesson weigh 2. */
function drawBudget(max: number, size: SchoolSize, plan: readonly Planned[]): Rule[] {
  const load = plan.flatMap(({ day, period, length }, u) =>
    Array.from({ length: size.days * size.periods }, (_, start) => start)
      .filter((start) => (start % size.periods) + length <= size.periods)
      .map((start) => (start === day * size.periods + period ? 0 : 1 + Number(u % 3 === 0))),
  );
  const rule = {
    kind: 'startLoad',
    load: Int32Array.from(load),
    units: Int32Array.from(plan.keys()),
  } as const;
  return [
    { ...rule, source: 0, hard: true, weight: 1, max },
    { ...rule, source: 1, hard: false, weight: 3, max: max >> 1 },
  ];
}

/** Returns rules of pairs that the plan obeys: subjects of a class on different days, and some orders within a day. */
function drawPairRules(size: SchoolSize, plan: readonly Planned[], random: Random): Rule[] {
  const apart: number[] = [];
  const ordered: number[] = [];
  plan.forEach((a, u) => {
    plan.forEach((b, v) => {
      if (v <= u || a.group !== b.group) return;
      if (a.subject === b.subject && a.day !== b.day && random.below(2) === 0) apart.push(u, v);
      if (a.day === b.day && random.below(40) === 0) ordered.push(u, v);
    });
  });
  const pairRule = (relation: PairRule['relation'], pairs: number[]): PairRule => ({
    kind: 'pair',
    relation,
    n: 1,
    source: size.classes,
    hard: true,
    weight: 1,
    units: Int32Array.from(new Set(pairs)),
    pairs: Int32Array.from(pairs),
  });
  return [pairRule('minDays', apart), pairRule('beforeInDay', ordered)];
}

function drawSoftRules(size: SchoolSize, plan: readonly Planned[]): Rule[] {
  const rules: Rule[] = [];
  for (let group = 0; group < size.classes; group++) {
    const units = Int32Array.from(plan.flatMap((lesson, u) => (lesson.group === group ? [u] : [])));
    const base = { source: group, hard: false, units };
    rules.push({ ...base, weight: 2, kind: 'dayCount', measure: 'units', max: Math.ceil(size.periods / 2) });
    rules.push({ ...base, weight: 3, kind: 'daysUsed', max: size.days - 1 });
    const pairs = [...units].flatMap((u, i) => (i % 3 === 0 && i > 0 ? [units[i - 1]!, u] : []));
    rules.push({
      ...base,
      weight: 4,
      kind: 'pair',
      relation: 'sameDay',
      n: 0,
      pairs: Int32Array.from(pairs),
    });
  }
  return rules;
}

/** Returns hard limits on the gaps of each teacher, as in the plan, and soft limits of 0. */
function drawGapRules(size: SchoolSize, plan: readonly Planned[], teachers: number): Rule[] {
  return Array.from({ length: teachers }, (_, teacher): Rule[] => {
    const units = Int32Array.from(plan.flatMap((lesson, u) => (lesson.teacher === teacher ? [u] : [])));
    const masks = new Int32Array(size.days);
    for (const u of units) {
      const { day, period, length } = plan[u]!;
      for (let p = period; p < period + length; p++) masks[day]! |= 1 << p;
    }
    const planned = masks.reduce((sum, mask) => sum + gapsIn(mask), 0);
    const rule = { kind: 'dayProfile' as const, source: teacher, units, lowering: 'periods' as const };
    const dayAmount = (_day: number, mask: number) => gapsIn(mask);
    return [
      { ...rule, hard: true, weight: 1, max: planned, dayAmount },
      { ...rule, hard: false, weight: 2, max: 0, dayAmount },
    ];
  }).flat();
}

/** Returns the number of empty periods between the first and the last of a day. */
function gapsIn(mask: number): number {
  const periods = Array.from({ length: 31 }, (_, p) => p).filter((p) => ((mask >> p) & 1) === 1);
  return periods.length === 0 ? 0 : periods[periods.length - 1]! - periods[0]! + 1 - periods.length;
}

/** Returns hard rules: no teacher has both the first and the last period of a day more often than planned; soft: never. */
function drawEvaluatedRules(size: SchoolSize, plan: readonly Planned[], teachers: number): Rule[] {
  const rules: Rule[] = [];
  for (let teacher = 0; teacher < teachers; teacher++) {
    const units = Int32Array.from(plan.flatMap((lesson, u) => (lesson.teacher === teacher ? [u] : [])));
    const planned = longDays(
      Array.from(units, (u) => ({
        day: plan[u]!.day,
        from: plan[u]!.period,
        to: plan[u]!.period + plan[u]!.length,
      })),
      size,
    );
    const rule = (hard: boolean, most: number): EvaluatedRule => ({
      kind: 'evaluated',
      source: teacher,
      hard,
      weight: 2,
      units,
      readsRooms: false,
      amount: (start, _room, problem) => {
        const starts = Array.from(units, (u) => start[u]!).filter((s) => s >= 0);
        const placed = starts.map((s) => ({
          day: problem.startDay[s]!,
          from: problem.startPeriod[s]!,
          to: problem.startPeriod[s]! + problem.startPeriodCount[s]!,
        }));
        return Math.max(0, longDays(placed, size) - most);
      },
    });
    rules.push(rule(true, planned), rule(false, 0));
  }
  return rules;
}

function longDays(lessons: readonly { day: number; from: number; to: number }[], size: SchoolSize): number {
  let days = 0;
  for (let day = 0; day < size.days; day++) {
    const mine = lessons.filter((lesson) => lesson.day === day);
    if (mine.some(({ from }) => from === 0) && mine.some(({ to }) => to === size.periods)) days++;
  }
  return days;
}
