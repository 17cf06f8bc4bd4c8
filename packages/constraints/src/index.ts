export { exchangeAlike } from './alike/alike-lessons.ts';
export { hasBreak } from './amounts/breaks.ts';
export { viewsOfGroup } from './amounts/division-views.ts';
export { lunchHasEffect } from './amounts/lunch.ts';
export { spanValue } from './amounts/message-values.ts';
export { windowOfAll } from './amounts/window-message.ts';
export { countMoves, keepsPlaces, type Moves, movedCount } from './change-budget/moves.ts';
export { brokenConstraints } from './check/broken-constraints.ts';
export { type BrokenParts, brokenParts } from './check/broken-parts.ts';
export { answerCell, type CellAnswer } from './check/cell-answer.ts';
export { lessonsOfTeacher, type NotFree, newlyBroken, notFreeFor } from './check/hand-over.ts';
export { createLiveCheck, type LiveCheck } from './check/live-check.ts';
export {
  makeRoom,
  makeRoomByDisplacing,
  makeRoomForAll,
  type Proposal,
  type RoomWanted,
} from './check/make-room.ts';
export { type RoomChoice, type RoomSwap, roomChoices } from './check/room-choices.ts';
export { isCalendar, problemKey, ruleKey } from './check/rule-key.ts';
export type { Concerned, RuleNotKept } from './check/rules-not-kept.ts';
export { startingTogether } from './check/starting-together.ts';
export {
  type CountedDays,
  type DayNumbers,
  type JudgedTimetable,
  judgeTimetable,
  type TimetableQuality,
  timetableQuality,
} from './check/timetable-quality.ts';
export { type Match, type VerifyReport, verify } from './check/verify.ts';
export { type Compiled, type CompileOptions, compile } from './compile/compile.ts';
export { costParts } from './compile/cost-parts.ts';
export { penaltyBounds } from './compile/penalty-bounds.ts';
export { calendarLessons } from './conflict/calendar-lessons.ts';
export { type ConflictCounts, countsOfConflicts, limitsOf } from './conflict/causes/one-cause.ts';
export { conflictSummary } from './conflict/conflict-summary.ts';
export {
  type ConflictSearch,
  createConflictSearch,
  type FoundConflict,
} from './conflict/find-conflict.ts';
export { budgetCandidate, isOfBudget, withOpenBudget } from './conflict/repair/budget-candidate.ts';
export type { RepairCandidate } from './conflict/repair/edit.ts';
export { relaxedDraft } from './conflict/repair/relaxed-draft.ts';
export {
  FEWEST_LEFT_OUT,
  isLargePart,
  type RepairSize,
  repairCandidates,
  withLeastLeftOut,
} from './conflict/repair/repair-candidates.ts';
export { type VerifiedRepair, verifiedRepair } from './conflict/repair/verified-repair.ts';
export { type KindName, kinds } from './kinds/registry.ts';

export type { PreCheckEvent, PreCheckFinding } from './pre-check/event.ts';
export { preCheck } from './pre-check/pre-check.ts';
export { hardCells } from './read/blocked-cells.ts';

export type { AnyKind, ConstraintKind } from './rule-forms/define-constraint.ts';

export { parseConstraint } from './rules/bound-constraint.ts';
export { constraintMessage, scopeMessage } from './rules/constraint-message.ts';
export { hardenedByDisabling } from './rules/hardened-by-disabling.ts';
export { kindOf } from './rules/kind-of.ts';
export { type KnownRules, knownRules } from './rules/known-rules.ts';
export { splitPresent } from './rules/split-present.ts';
export { superfluousRules } from './rules/superfluous-rules.ts';
