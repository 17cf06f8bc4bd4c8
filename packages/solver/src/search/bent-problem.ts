import type { Problem, Rule } from '../problem/problem.ts';

/**
 * Units that book more of the week than this share (most often a class's) keep their day profiles: full weeks
 * are filled in any order, and a penalty would only let them fray.
 */
const FULLEST = 0.7;

/**
 * The problem with its hard limits on the shape of days (gaps, least loads, late starts of those with time to
 * spare) as soft rules of weight 1, and without any other cost: a full timetable of it that costs nothing is one
 * of `problem`. Null where no rule bends.
 */
export function bentProblem(problem: Problem): Problem | null {
  let bends = false;
  const rules = problem.rules.flatMap((rule): Rule[] => {
    if (!rule.hard) return [];
    if (!mayBend(problem, rule)) return [rule];
    bends = true;
    return [{ ...rule, hard: false, weight: 1 }];
  });
  if (!bends) return null;
  return {
    ...problem,
    rules,
    startCost: new Float64Array(problem.startCost.length),
    needRoomCost: new Float64Array(problem.needRoomCost.length),
    roomAtomCost: new Float64Array(problem.roomAtomCost.length),
  };
}

function mayBend(problem: Problem, rule: Rule): boolean {
  if (rule.kind !== 'dayProfile' || rule.lowering === 'none' || rule.isStrict) return false;
  let periods = 0;
  for (const unit of rule.units) {
    const first = problem.startOffset[unit]!;
    if (first < problem.startOffset[unit + 1]!) periods += problem.startPeriodCount[first]!;
  }
  return periods <= FULLEST * problem.dayCount * problem.atomsPerDay;
}
