import type { Assignment, PairRule, Problem, Rule } from '../../problem/problem.ts';
import { Evaluator } from '../evaluator.ts';
import { placeLocked, placeWished } from '../placement.ts';
import { pairAmount, relationCode } from '../primitives/pair-amount.ts';
import type { Random } from '../random.ts';
import { ruleAmount } from '../rule-kinds.ts';
import { SearchTimetable } from '../timetable.ts';
import { OrderedFill } from './ordered-fill.ts';
import type { BeginRefilling } from './way-out.ts';

/** An unmet wish as a hard rule: of one pair, or one of which one less is to be allowed. */
interface Wish {
  readonly rule: Rule;
  /** Its units that are not locked. */
  readonly units: Int32Array;
}

/**
 * Begins a tightening, the large neighbourhood of the timetables that cost less by one wish: what the timetable keeps is hard, what it
 * does not keep may not grow worse, and one wish is to be met. The units that are against it lose their places and are placed
 * again by ejection with backtracking. A full timetable then costs less, except for its rooms and evaluated rules.
 *
 * An escape (`escape.ts`) allows the others to grow worse, and needs a cycle of annealing after it.
 */
export const beginTightening: BeginRefilling = (improved, from, leastPenalties, random) => {
  const { problem, params, locked } = improved;
  const { kept, wishes } = splitWishes(problem, from, locked, leastPenalties);
  if (wishes.length === 0) return null;
  const wish = wishes[random.below(wishes.length)]!;
  const rules = [...problem.rules.filter(({ hard }) => hard), ...kept];
  if (wish.rule.kind === 'pair') rules.push(wish.rule);
  const timetable = new SearchTimetable({ ...problem, rules }, params, false);
  timetable.restore(from);
  timetable.tolerate(wish.rule);
  timetable.clear();
  const evaluator = new Evaluator(timetable, random);
  placeLocked(timetable, evaluator, from);
  timetable.tolerate();
  placeWished(timetable, evaluator, withoutOne(from, wish.units, random));
  const fill = new OrderedFill(timetable, evaluator, random);
  return { timetable, fill, steps: params.improve.tighteningSteps * problem.unitCount };
};

/**
 * Returns the soft rules as hard ones, those of pairs as far as the timetable keeps them, and the wishes that it does not meet.
 * Left out are wishes that no timetable meets, by `leastPenalties`, and evaluated rules, as a filling with them is slow.
 */
function splitWishes(
  problem: Problem,
  timetable: Assignment,
  locked: Uint8Array,
  leastPenalties: Float64Array,
): { readonly kept: readonly Rule[]; readonly wishes: readonly Wish[] } {
  const kept: Rule[] = [];
  const wishes: Wish[] = [];
  const addWish = (rule: Rule) => {
    const units = Int32Array.from(rule.units).filter((unit) => locked[unit] === 0);
    if (units.length > 0) wishes.push({ rule, units });
  };
  problem.rules.forEach((rule, r) => {
    if (rule.hard || rule.weight === 0 || rule.kind === 'evaluated') return;
    const amount = ruleAmount(problem, rule, timetable);
    const canFall = rule.weight * amount > leastPenalties[r]! + 1e-9;
    if (rule.kind === 'pair') {
      kept.push(...keptPairs(problem, rule, timetable));
      if (canFall) for (const pair of unmetPairs(problem, rule, timetable)) addWish(pair);
      return;
    }
    const hard = { ...rule, hard: true };
    kept.push(hard);
    if (canFall) addWish(hard);
  });
  const costs = startCosts(problem);
  if (costs !== null) {
    kept.push(costs);
    if (hasCheaperStart(problem, timetable, locked)) addWish(costs);
  }
  return { kept, wishes };
}

/** Returns the pairs that are kept as one hard rule, and the others as far as the timetable keeps them. */
function keptPairs(problem: Problem, rule: PairRule, timetable: Assignment): PairRule[] {
  const byAmount = new Map<number, number[]>();
  for (const [amount, pair] of pairsOf(problem, rule, timetable)) {
    const pairs = byAmount.get(amount);
    if (pairs === undefined) byAmount.set(amount, [...pair]);
    else pairs.push(...pair);
  }
  return [...byAmount].flatMap(([amount, pairs]) => {
    const isKept = amount === 0 || (rule.relation === 'minDays' && amount < rule.n);
    return isKept ? [ruleOfPairs(rule, pairs, rule.n - amount)] : [];
  });
}

/** Returns each pair that is not kept as a hard rule. */
function unmetPairs(problem: Problem, rule: PairRule, timetable: Assignment): PairRule[] {
  return [...pairsOf(problem, rule, timetable)].flatMap(([amount, pair]) =>
    amount > 0 ? [ruleOfPairs(rule, pair, rule.n)] : [],
  );
}

/** The pairs of a rule, each with its amount. */
function* pairsOf(
  problem: Problem,
  { pairs, relation, n }: PairRule,
  { start }: Assignment,
): Generator<readonly [amount: number, pair: readonly [number, number]]> {
  const code = relationCode(relation);
  for (let i = 0; i < pairs.length; i += 2) {
    const pair = [pairs[i]!, pairs[i + 1]!] as const;
    yield [pairAmount(problem, code, n, start[pair[0]]!, start[pair[1]]!), pair];
  }
}

function ruleOfPairs(rule: PairRule, pairs: readonly number[], n: number): PairRule {
  return { ...rule, hard: true, n, pairs: Int32Array.from(pairs), units: Int32Array.from(new Set(pairs)) };
}

/** The limit on the costs of all starts, rounded up to whole numbers; null if no start costs anything. */
function startCosts({ startOffset, startCost }: Problem): Rule | null {
  const load = Int32Array.from(startCost, Math.ceil);
  const units: number[] = [];
  for (let unit = 0; unit + 1 < startOffset.length; unit++) {
    if (load.subarray(startOffset[unit], startOffset[unit + 1]).some((cost) => cost > 0)) units.push(unit);
  }
  if (units.length === 0) return null;
  return { kind: 'startLoad', units: Int32Array.from(units), load, max: 0, hard: true, weight: 1, source: 0 };
}

function hasCheaperStart(
  { startOffset, startCost }: Problem,
  timetable: Assignment,
  locked: Uint8Array,
): boolean {
  return timetable.start.some((at, unit) => {
    const starts = startCost.subarray(startOffset[unit], startOffset[unit + 1]);
    return locked[unit] === 0 && starts.some((cost) => cost < startCost[at]!);
  });
}

/** Returns the timetable without the place of one of the units, drawn at random. */
function withoutOne({ start, room }: Assignment, units: Int32Array, random: Random): Assignment {
  const fewer = start.slice();
  fewer[units[random.below(units.length)]!] = -1;
  return { start: fewer, room };
}
