import { ones, type ProofLiterals, type RuleOf } from './proof-literals.ts';
import { negated } from './trail.ts';

/**
 * With a counter per day, c(k) true where at least k units stand, the days with just two are Σ c(2) − c(3): too many and
 * too few of them are a sum each.
 */
export function encodeDaysWithTwo(proof: ProofLiterals, rule: RuleOf<'daysWithTwo'>): void {
  const { units, twos, excuse, member } = rule;
  const guard = proof.member(member);
  const present = units.map((unit) => negated(proof.absent(unit)));
  const many: number[] = present.slice();
  const few = ones(present);
  let days = 0;
  for (let day = 0; day < proof.problem.dayCount; day++) {
    const standing = units.filter((unit) =>
      proof.problem.units[unit]!.starts.some((start) => start.day === day),
    );
    const sum = ones(standing.map((unit) => proof.day(unit, day)));
    const counter = proof.counter(standing.length);
    proof.countAll(counter, sum);
    proof.countNoMore(counter, sum);
    const [, two, three, ...more] = counter;
    if (two === undefined) continue;
    days += 1;
    many.push(two, ...more);
    few.literals.push(negated(two), ...(three === undefined ? [] : [three]), ...more);
    few.weights.push(1, ...(three === undefined ? [] : [2]), ...more.map(() => 1));
  }
  proof.atMost(ones(many), twos + excuse + units.length, guard);
  const most = days - twos + excuse + units.length;
  if (most < 0) proof.solver.addClause([negated(guard)]);
  else proof.atMost(few, most, guard);
}
