export { viewsOfGroup } from './amounts/division-views.ts';
export {
  type BoundConstraint,
  boundConstraints,
  parseConstraint,
  referencesOf,
  ruleMessageOf,
} from './bound-constraint.ts';
export { brokenConstraints } from './broken-constraints.ts';
export { hardCells } from './calendar/blocked-cells.ts';
export { nextLevel, nextLevels } from './calendar/cycle-level.ts';
export { type CostParts, costParts } from './compile/cost-parts.ts';
export { type Compiled, type CompileOptions, compile } from './compile.ts';
export { calendarLessons } from './conflict/calendar-lessons.ts';
export {
  type Conflict,
  type ConflictSearch,
  conflictSummary,
  createConflictSearch,
} from './conflict/find-conflict.ts';
export type { RepairCandidate } from './conflict/repair/edit.ts';
export { repairCandidates } from './conflict/repair/repair-candidates.ts';
export { verifiedRepair } from './conflict/repair/verified-repair.ts';
export { constraintMessage } from './constraint-message.ts';
export type { AnyKind, ConstraintKind, Duplication, Family, References } from './define-constraint.ts';
export { defineConstraint } from './define-constraint.ts';
export { effectiveWeight } from './effective-weight.ts';
export { type Duplicate, findDuplicate } from './find-duplicate.ts';
export { hardenedByDisabling } from './hardened-by-disabling.ts';
export { kindOf } from './kind-of.ts';
export { type KindName, kinds } from './kinds/registry.ts';
export { createLiveCheck, type LiveCheck } from './live-check.ts';
export { physicalViolations } from './physical/physical-violations.ts';
export type { PreCheckEvent, PreCheckFinding } from './pre-check/event.ts';
export { preCheck } from './pre-check.ts';
export { splitPresent } from './split-present.ts';
export { unknownConstraints } from './unknown-constraints.ts';
export { type Match, type VerifyReport, verify, verifyTimetable } from './verify.ts';
export type { CellOf, Violation } from './violation.ts';
export { HARD, weigh } from './weights.ts';
