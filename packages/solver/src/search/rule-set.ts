import type { Rule } from '../problem/problem.ts';
import type { Ejection } from './primitives/ejection.ts';
import { EvaluatedRules } from './primitives/evaluated-rules.ts';
import type { Primitive, PrimitiveContext } from './primitives/primitive.ts';
import type { Random } from './random.ts';
import { countedPrimitives, rulesOf } from './rule-kinds.ts';

/** The hard rules, or the soft ones. Evaluated rules are checked separately, as they read the rooms, too. */
export class RuleSet {
  readonly evaluated: EvaluatedRules;
  readonly isEmpty: boolean;
  private readonly counted: readonly Primitive[];
  /** By unit, the primitives that have a rule of it. */
  private readonly ofUnit: readonly (readonly Primitive[])[];

  constructor(context: PrimitiveContext) {
    const isIn = ({ hard, weight }: Rule) => hard === context.areHard && (hard || weight > 0);
    const rules = context.problem.rules.filter(isIn);
    this.isEmpty = rules.length === 0;
    this.counted = countedPrimitives(context, rules);
    this.ofUnit = Array.from({ length: context.problem.unitCount }, (_, unit) =>
      this.counted.filter((primitive) => primitive.concerns(unit)),
    );
    this.evaluated = new EvaluatedRules(context, rulesOf(rules, 'evaluated'));
  }

  /** Allows what the placed units violate. */
  tolerate(tightened?: Rule): void {
    for (const primitive of this.counted) primitive.tolerate(tightened);
    this.evaluated.tolerate();
  }

  /** Counts `unit` in at `start` (sign 1), or out (−1). */
  change(unit: number, start: number, sign: number): void {
    const primitives = this.ofUnit[unit]!;
    for (let i = 0; i < primitives.length; i++) primitives[i]!.change(unit, start, sign);
    this.evaluated.change(unit);
  }

  /** Returns the rise of the penalty when the unplaced `unit` is placed at `start`, without the evaluated rules. */
  rise(unit: number, start: number): number {
    const primitives = this.ofUnit[unit]!;
    let rise = 0;
    for (let i = 0; i < primitives.length; i++) rise += primitives[i]!.rise(unit, start);
    return rise;
  }

  /** As `Primitive.eject`, without the evaluated rules; stops at `bound`. */
  eject(
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    bound: number,
    random: Random,
  ): void {
    const primitives = this.ofUnit[unit]!;
    for (let i = 0; i < primitives.length && ejection.weight < bound; i++) {
      primitives[i]!.eject(unit, start, ejection, weights, bound, random);
    }
  }

  /** Returns the units of violated rules; a unit of several is repeated. Linear in rules and units. */
  violatedUnits(): number[] {
    return this.counted.flatMap((primitive) => primitive.violatedUnits?.() ?? []);
  }

  /** Returns the placed units that have a part in the penalty, a unit of several rules repeated. Linear in rules and units. */
  penalisedUnits(): number[] {
    return this.counted.flatMap((primitive) => primitive.penalisedUnits?.() ?? []);
  }

  /** Returns the penalty of the counted rules that `penalisedUnits` knows nothing of. Linear in rules. */
  otherPenalty(): number {
    return this.counted.reduce((sum, primitive) => sum + (primitive.otherPenalty?.() ?? 0), 0);
  }

  /** Weighs as `Primitive.weighViolated` does; a penalty that was counted before is no longer valid. */
  weighViolated(rise: number, remaining: number): void {
    for (const primitive of this.counted) primitive.weighViolated?.(rise, remaining);
  }
}
