export { viewsOfGroup } from './amounts/division-views.ts';
export { nextLevel, nextLevels } from './calendar/cycle-level.ts';
export { brokenConstraints } from './check/broken-constraints.ts';
export { createLiveCheck, type LiveCheck } from './check/live-check.ts';
export { type TimetableQuality, timetableQuality } from './check/timetable-quality.ts';
export { type Match, type VerifyReport, verify, verifyTimetable } from './check/verify.ts';
export { type Compiled, type CompileOptions, compile } from './compile/compile.ts';
export { type CostParts, costParts } from './compile/cost-parts.ts';
export { calendarLessons } from './conflict/calendar-lessons.ts';
export {
  type ConflictSearch,
  conflictSummary,
  createConflictSearch,
  type FoundConflict,
} from './conflict/find-conflict.ts';
export type { RepairCandidate } from './conflict/repair/edit.ts';
export { repairCandidates } from './conflict/repair/repair-candidates.ts';
export { verifiedRepair } from './conflict/repair/verified-repair.ts';
export { type KindName, kinds } from './kinds/registry.ts';
export { physicalViolations } from './physical/physical-violations.ts';
export type { PreCheckEvent, PreCheckFinding } from './pre-check/event.ts';
export { preCheck } from './pre-check/pre-check.ts';
export { hardCells } from './read/blocked-cells.ts';
export type { CellOf, Violation } from './read/violation.ts';
export { HARD, weigh } from './read/weights.ts';
export type {
  AnyKind,
  ConstraintKind,
  Duplication,
  Family,
  References,
} from './rule-forms/define-constraint.ts';
export { defineConstraint } from './rule-forms/define-constraint.ts';
export {
  type BoundConstraint,
  boundConstraints,
  parseConstraint,
  ruleMessageOf,
  ruleReferences,
} from './rules/bound-constraint.ts';
export { constraintMessage } from './rules/constraint-message.ts';
export { effectiveWeight } from './rules/effective-weight.ts';
export { type Duplicate, findDuplicate } from './rules/find-duplicate.ts';
export { hardenedByDisabling } from './rules/hardened-by-disabling.ts';
export { kindOf } from './rules/kind-of.ts';
export { splitPresent } from './rules/split-present.ts';
export { unknownConstraints } from './rules/unknown-constraints.ts';
