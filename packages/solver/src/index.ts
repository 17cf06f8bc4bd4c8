export type { ProofGroup, ProofProblem, ProofRule, ProofUnit, UnitAtStart } from './explain/proof-problem.ts';
export { createProver, type Prover } from './explain/prover.ts';
export { createSearchParams, type SearchParamChanges, type SearchParams } from './params/search-params.ts';
export {
  type Assignment,
  type DayCountRule,
  type DayProfileRule,
  lockedUnits,
  type PairRule,
  type Problem,
  type Rule,
} from './problem/problem.ts';
export { countTimetable } from './search/assert-timetable.ts';
export type { Blocked } from './search/blockers.ts';
export { checkProblem } from './search/check-problem.ts';
export { createCommonMemory } from './search/common/common-memory.ts';
export { lowerBound } from './search/lower-bound.ts';
export { withFormerRooms } from './search/moves/former-rooms.ts';
export { createSearch, type Search, type SearchOptions } from './search/stages/create-search.ts';
export { withSupportedStarts } from './search/supported-starts.ts';
