import type { ProofGroup, ProofProblem } from '../explain/proof-problem.ts';
import { keepsRule } from './keeps-proof-rule.ts';

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
