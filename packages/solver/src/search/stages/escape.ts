import type { Assignment, Problem, Rule } from '../../problem/problem.ts';
import { Evaluator } from '../evaluator.ts';
import { placeLocked, placeWished } from '../placement.ts';
import { ruleAmount } from '../rule-kinds.ts';
import { SearchTimetable } from '../timetable.ts';
import { EjectionFill } from './ejection-fill.ts';
import type { BeginRefilling } from './way-out.ts';

/**
 * Begins an escape. One wish that the timetable does not meet, a soft rule or the cheaper starts of a unit, is hard for once: the
 * units that are against it lose their places, and the timetable is filled again by ejection, without regard to its cost. The
 * improvement then begins with it.
 *
 * Related to the variation of constraints in Voudouris and Tsang ("Guided local search", 1999), where penalties grow in
 * place of this.
 */
export const beginEscape: BeginRefilling = (improved, from, leastPenalties, random) => {
  const { problem, params, locked } = improved;
  const wishes = unmetWishes(problem, from, locked, leastPenalties);
  if (wishes.length === 0) return null;
  const wish = wishes[random.below(wishes.length)]!;
  const rules = [...problem.rules.filter(({ hard }) => hard), { ...wish, hard: true }];
  const timetable = new SearchTimetable({ ...problem, rules }, params, false);
  const evaluator = new Evaluator(timetable, random);
  placeLocked(timetable, evaluator, from);
  timetable.tolerate();
  placeWished(timetable, evaluator, from);
  const fill = new EjectionFill(timetable, evaluator, random);
  fill.begin();
  return { timetable, fill, steps: params.improve.escapeSteps * problem.unitCount };
};

/**
 * Returns as rules the wishes that the timetable does not meet: soft rules, and the starts of a unit that cost less than its
 * own. Left out are rules that no timetable keeps, by `leastPenalties`, those that cost what the locked units alone make them
 * cost, and evaluated rules, as a filling with them is slow.
 */
function unmetWishes(
  problem: Problem,
  timetable: Assignment,
  locked: Uint8Array,
  leastPenalties: Float64Array,
): Rule[] {
  const { startOffset, startCost } = problem;
  const lockedStart = timetable.start.map((start, unit) => (locked[unit] === 1 ? start : -1));
  const lockedAlone = { start: lockedStart, room: timetable.room };
  const unmet: Rule[] = problem.rules.filter((rule, r) => {
    if (rule.hard || rule.weight === 0 || rule.kind === 'evaluated') return false;
    const tolerated = ruleAmount(problem, rule, lockedAlone);
    if (leastPenalties[r]! > rule.weight * tolerated + 1e-9) return false;
    return ruleAmount(problem, rule, timetable) > tolerated;
  });
  for (let unit = 0; unit < problem.unitCount; unit++) {
    const own = startCost[timetable.start[unit]!]!;
    const starts = startCost.subarray(startOffset[unit], startOffset[unit + 1]);
    if (locked[unit] === 0 && starts.some((cost) => cost < own)) unmet.push(cheaperStart(problem, unit, own));
  }
  return unmet;
}

/** The rule that a unit has a start that costs less than `cost`. */
function cheaperStart({ startOffset, startCost }: Problem, unit: number, cost: number): Rule {
  const load = new Int32Array(startCost.length);
  for (let start = startOffset[unit]!; start < startOffset[unit + 1]!; start++) {
    load[start] = startCost[start]! >= cost ? 1 : 0;
  }
  return { kind: 'startLoad', units: Int32Array.of(unit), load, max: 0, hard: true, weight: 1, source: 0 };
}
