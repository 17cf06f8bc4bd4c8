import type { Assignment, Problem, Rule } from '../../problem/problem.ts';
import { Evaluator } from '../evaluator.ts';
import { leastPenaltiesByRule } from '../least-penalties.ts';
import { placeLocked, placeWished } from '../placement.ts';
import type { Random } from '../random.ts';
import { ruleAmount } from '../rule-kinds.ts';
import { SearchTimetable } from '../timetable.ts';
import { EjectionFill } from './ejection-fill.ts';

/**
 * A way out of a local minimum that no chain of moves leaves. One wish that the timetable does not meet, a soft rule or the
 * cheaper starts of a unit, is hard for once: the units that are against it lose their places, and the timetable is
 * filled again by ejection, without regard to its cost. The improvement then begins with it.
 *
 * Related to the variation of constraints in Voudouris and Tsang ("Guided local search", 1999), where penalties grow in
 * place of this.
 */
export class Escape {
  private timetable: SearchTimetable | null = null;
  private fill: EjectionFill | null = null;
  private stepsLeft = 0;
  /** By rule, counted with the first escape. */
  private knownLeast: Float64Array | null = null;

  constructor(
    private readonly improved: SearchTimetable,
    private readonly random: Random,
  ) {}

  get isUnderWay(): boolean {
    return this.fill !== null;
  }

  /**
   * Begins with a full timetable; returns false if it has no wish that can be made hard. Linear in the problem.
   */
  begin(from: Assignment): boolean {
    const { improved, random } = this;
    const { problem, params } = improved;
    this.knownLeast ??= leastPenaltiesByRule(problem);
    const wishes = unmetWishes(problem, from, improved.locked, this.knownLeast);
    if (wishes.length === 0) return false;
    const wish = wishes[random.below(wishes.length)]!;
    const rules = [...problem.rules.filter(({ hard }) => hard), { ...wish, hard: true }];
    const timetable = new SearchTimetable({ ...problem, rules }, params, false);
    const evaluator = new Evaluator(timetable, random);
    placeLocked(timetable, evaluator, from);
    timetable.tolerate();
    placeWished(timetable, evaluator, from);
    this.timetable = timetable;
    this.fill = new EjectionFill(timetable, evaluator, random);
    this.fill.begin();
    this.stepsLeft = params.improve.escapeSteps * problem.unitCount;
    return true;
  }

  /** Returns the steps that it took. */
  step(): number {
    const steps = this.fill?.step() ?? 0;
    this.stepsLeft -= steps;
    return steps;
  }

  /** Ends as soon as the timetable is full, with it, or with null when the steps are used up; undefined before that. */
  end(): Assignment | null | undefined {
    const { fill, timetable } = this;
    if (fill === null || timetable === null) return undefined;
    if (!fill.isComplete && !fill.isRunOver && this.stepsLeft > 0) return undefined;
    this.cancel();
    return fill.isComplete ? timetable : null;
  }

  cancel(): void {
    this.fill = null;
    this.timetable = null;
  }
}

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
