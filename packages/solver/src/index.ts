export type {
  ProofGroup,
  ProofProblem,
  ProofRule,
  ProofStart,
  ProofUnit,
  StandsAt,
} from './explain/proof-problem.ts';
export { createProver, type Prover, type ProverOptions } from './explain/prover.ts';
export { checkProblem } from './problem/check-problem.ts';
export { lockedUnits } from './problem/locked-units.ts';
export type {
  Assignment,
  DayCountRule,
  DayProfileRule,
  DaysUsedRule,
  EvaluatedRule,
  PairRule,
  Problem,
  Rule,
} from './problem/problem.ts';
export type { Blocked } from './search/blockers.ts';
export { createCommonMemory } from './search/common/common-memory.ts';
export { createSearch, type Search, type SearchOptions } from './search/create-search.ts';
export { Random } from './search/random.ts';
