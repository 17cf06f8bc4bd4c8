import type { Lesson } from '@bellgrid/model';
import type { DayCountRule, PairRule, Rule } from '@bellgrid/solver';
import { periodExcuses } from '../amounts/person.ts';
import { timesOf } from '../read/structure-times.ts';
import type { Numbered } from './finish-problem.ts';
import type { Amount, DayProfile, RuleView, StartLoad } from './problem-builder.ts';

/** A rule of the engine without what all kinds have in common. */
export type RuleBody = Rule extends infer Each ? Omit<Each, 'source' | 'hard' | 'weight'> : never;

/** A rule of several lessons that was posted before the units have their numbers. */
export interface RecordedRule {
  /** Index of the rule in the compiled draft's `sources`. */
  readonly source: number;
  readonly hard: boolean;
  readonly weight: number;
  /** Makes the rule of the numbered units; null for one that can never be violated. */
  readonly finish: FinishRule;
}

export type FinishRule = (numbered: Numbered, dayCount: number) => RuleBody | null;

/** Makes the problem's rules of the recorded ones; those that can never be violated are dropped. */
export function finishRules(numbered: Numbered, recorded: readonly RecordedRule[], dayCount: number): Rule[] {
  return recorded.flatMap(({ source, hard, weight, finish }) => {
    const body = finish(numbered, dayCount);
    // Together they have the fields of one kind of rule.
    return body === null ? [] : [{ ...body, source, hard, weight } as Rule];
  });
}

/** @param planned pairs of units of the plan, flat. */
export function finishPairs(
  relation: PairRule['relation'],
  n: number,
  planned: readonly number[],
): FinishRule {
  return ({ unitIndex }) => {
    const pairs: number[] = [];
    for (let i = 0; i < planned.length; i += 2) {
      const [first, second] = [unitIndex[planned[i]!]!, unitIndex[planned[i + 1]!]!];
      if (first >= 0 && second >= 0) pairs.push(first, second);
    }
    if (pairs.length === 0) return null;
    return { kind: 'pair', relation, n, pairs: Int32Array.from(pairs), units: distinct(pairs) };
  };
}

/** @param planned units of the plan. */
export function finishDayCount(
  planned: readonly number[],
  measure: DayCountRule['measure'],
  max: number,
): FinishRule {
  return (numbered) => {
    const units = presentUnits(numbered, planned);
    const most = units.reduce((sum, unit) => sum + (measure === 'units' ? 1 : lengthOf(numbered, unit)), 0);
    return most <= max ? null : { kind: 'dayCount', units, measure, max };
  };
}

/** @param planned units of the plan. */
export function finishDaysUsed(planned: readonly number[], max: number): FinishRule {
  return (numbered) => {
    const units = presentUnits(numbered, planned);
    return units.length <= max ? null : { kind: 'daysUsed', units, max };
  };
}

/** By start of the problem, the load of the lessons of its unit. */
export function finishStartLoad({ lessons, max, weightOf, counts }: StartLoad): FinishRule {
  return ({ units }) => {
    const loads: number[] = [];
    const loaded: number[] = [];
    const own = new Set(lessons);
    units.forEach((unit, index) => {
      const ofUnit = unit.lessons.filter((lesson) => own.has(lesson));
      let isLoaded = false;
      unit.places.forEach((place, at) => {
        if (unit.allowed[at] === 0) return;
        const load = ofUnit.reduce((sum, lesson) => sum + (counts(lesson, place) ? weightOf(lesson) : 0), 0);
        loads.push(load);
        isLoaded ||= load > 0;
      });
      if (isLoaded) loaded.push(index);
    });
    if (loaded.length === 0) return null;
    return { kind: 'startLoad', units: Int32Array.from(loaded), max, load: Int32Array.from(loads) };
  };
}

/** Lessons that the problem does not hold are never placed: their slack is constant. */
export function finishDayProfile(lessons: readonly Lesson[], profile: DayProfile): FinishRule {
  return ({ plan, unitIndex }) => {
    const { lowering, max, dayAmount } = profile;
    const units: number[] = [];
    let slack = 0;
    for (const lesson of lessons) {
      const unit = unitIndex[plan.unitOf.get(lesson.id) ?? -1] ?? -1;
      if (unit >= 0) units.push(unit);
      else slack += { none: 0, lessons: 1, ...periodExcuses(lesson.numPeriods) }[lowering];
    }
    return {
      kind: 'dayProfile',
      units: Int32Array.from(units),
      max: max + slack,
      lowering: lowering === 'lessons' ? 'units' : lowering,
      isStrict: profile.isStrict ?? false,
      dayAmount,
    };
  };
}

export function finishEvaluated(
  lessons: readonly Lesson[],
  make: (view: RuleView) => Amount,
  readsRooms: boolean,
): FinishRule {
  return (numbered, dayCount) => {
    const view = viewOf(numbered, lessons, dayCount);
    const units = distinct(view.units.filter((unit) => unit >= 0));
    return units.length === 0 ? null : { kind: 'evaluated', units, readsRooms, amount: make(view) };
  };
}

function presentUnits({ unitIndex }: Numbered, planned: readonly number[]): Int32Array {
  return Int32Array.from(planned, (unit) => unitIndex[unit]!).filter((unit) => unit >= 0);
}

function lengthOf({ units }: Numbered, unit: number): number {
  return units[unit]?.lessons[0]?.numPeriods ?? 0;
}

function distinct(units: Iterable<number>): Int32Array {
  return Int32Array.from(new Set(units));
}

function viewOf(numbered: Numbered, lessons: readonly Lesson[], dayCount: number): RuleView {
  const { plan, unitIndex, needOf, rooms } = numbered;
  return {
    units: Int32Array.from(lessons, ({ id }) => unitIndex[plan.unitOf.get(id) ?? -1] ?? -1),
    needs: Int32Array.from(lessons, ({ id }) => needOf.get(id) ?? -1),
    rooms,
    dayCount,
    atomsPerDay: plan.atoms.perDay,
    atomsOf(structure, period) {
      const times = timesOf(plan.draft, structure);
      return plan.atoms.spanOf(times?.starts[period] ?? 0, times?.ends[period] ?? 0);
    },
  };
}
