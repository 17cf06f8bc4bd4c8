export {
  countTriedRules,
  isTooManyTriedRules,
  type TriedRules,
  triedRules,
  triedRulesSchema,
} from './commands/change-rules.ts';
export { type Command, defineCommand } from './commands/define-command.ts';
export type { ImportTableArgs } from './commands/import-table.ts';
export { commands } from './commands/registry.ts';
export { constraintFault } from './draft/constraint-fault.ts';
export { createDraft, type NewDraftOptions } from './draft/create-draft.ts';
export { derivedId } from './draft/derived-id.ts';
export { type ColoredKind, coloredKinds, type Draft, draftSchema, STORE_VERSION } from './draft/draft.ts';
export { generatedConstraints } from './draft/generated-constraints.ts';
export { longestStructure } from './draft/longest-structure.ts';
export {
  type UsualRule,
  type UsualRuleName,
  usualRuleId,
  usualRuleNames,
  usualRules,
} from './draft/usual-rules.ts';
export { createExampleSchool } from './example/create-example-school.ts';
export { createSchool } from './example/create-school.ts';
export type { ExampleNames } from './example/example-names.ts';
export type { DraftFile } from './file/draft-file.ts';
export { envelopeFault, type LoadResult, loadDraftFile } from './file/load-draft-file.ts';
export type { LoadFinding } from './file/load-finding.ts';
export { FILE_VERSION } from './file/migrations/migrate.ts';
export { MAX_FILE_LENGTH, parseJson } from './file/parse-json.ts';
export { schoolHash, schoolOf } from './file/school-hash.ts';
export { serializeDraftFile } from './file/serialize-draft-file.ts';
export { validateDraft } from './file/validate-draft.ts';
export { conflictKey, type JoinedDrafts, joinDrafts, type Side } from './joining/join-drafts.ts';
export { loadChangedDraft } from './joining/load-changed-draft.ts';
export {
  type About,
  aboutSchema,
  type Finding,
  findingKey,
  findingSchema,
  type Message,
  type MessageCell,
  type MessageValue,
  messageKey,
  messageSchema,
  type NamedType,
  namedTypes,
} from './messages/message.ts';
export { MOST_NAMED, value } from './messages/value.ts';
export { abbreviate, abbreviateLabels } from './queries/abbreviate.ts';
export { adjustedSpread } from './queries/adjusted-spread.ts';
export {
  type AlikeName,
  type AlikeNames,
  createAlikeNames,
  type PersonAnswers,
  unanswered,
} from './queries/alike-names.ts';
export { availablePeriods, createAvailablePeriods, isHardCell } from './queries/available-periods.ts';
export {
  type CellLevels,
  calendarLevels,
  closedElsewhere,
  nextCalendarLevel,
} from './queries/calendar-levels.ts';
export {
  type ClassPart,
  classesWithParts,
  isNumberedDivision,
  isToldPart,
  numberedDivision,
  partNames,
  partsBySubject,
} from './queries/class-parts.ts';
export { cleanName, countNames, isNameTaken, nameKey } from './queries/clean-name.ts';
export { compareNames } from './queries/compare-names.ts';
export { type Consequences, consequences, consequencesOfCommand } from './queries/consequences.ts';
export { addedRowsIn } from './queries/curriculum/added-rows.ts';
export {
  type CellFault,
  isLessonCount,
  lastTeacher,
  type MatrixNames,
  matchingTeachers,
  matrixNames,
  readCell,
  writeCell,
} from './queries/curriculum/cell-text.ts';
export {
  curriculumMatrix,
  hasNoClass,
  lengthsText,
  type MatrixRow,
  NO_CLASS,
  rowKey,
  weekLengths,
} from './queries/curriculum/curriculum-matrix.ts';
export {
  isClosed,
  type MatrixEdit,
  type MatrixFault,
  type MatrixPlan,
  matrixArgs,
  planEmptying,
  planMatrix,
  type RefusedEdit,
} from './queries/curriculum/plan-matrix.ts';
export {
  BUILDER_RANGES,
  type BuilderBreak,
  type BuilderFormValues,
  checkBuilderForm,
} from './queries/forms/check-builder-form.ts';
export { checkCustomViewForm } from './queries/forms/check-custom-view-form.ts';
export { checkDivisionForm, type DivisionForm } from './queries/forms/check-division-form.ts';
export {
  checkExportForm,
  type ExportFormIssue,
  exportSettingsOf,
  exportView,
  MOST_COMBINATIONS,
  orientationField,
  revisionNumber,
  trackCombinations,
} from './queries/forms/check-export-form.ts';
export { checkItemForm, checkItemName } from './queries/forms/check-item-form.ts';
export { checkLessonForm, lessonLength, lessonLengthRange } from './queries/forms/check-lesson-form.ts';
export { checkLogoFile, MAX_LOGO_BYTES } from './queries/forms/check-logo-file.ts';
export {
  checkNumber,
  type NumberRange,
} from './queries/forms/check-number.ts';
export { checkPeriodForm } from './queries/forms/check-period-form.ts';
export {
  checkRuleForm,
  constraintOfForm,
  type EnteredRule,
  fitUnits,
  needsMinutes,
  newRuleValues,
  numberRange,
  periodCountOf,
  type RuleFormIssue,
  type RuleOwnerType,
  type RuleValues,
  ruleOfKind,
  rulesFor,
  structuresOfForm,
  valuesForKind,
} from './queries/forms/check-rule-form.ts';
export { checkSubjectForm, type SubjectFormValues } from './queries/forms/check-subject-form.ts';
export {
  checkTeacherForm,
  isEmailAddress,
  type TeacherFormValues,
} from './queries/forms/check-teacher-form.ts';
export type { FormAnswer, FormDuplicate } from './queries/forms/form-answer.ts';
export type { FormIssue } from './queries/forms/form-issue.ts';
export { hasRightToLeftLetters, isRightToLeft } from './queries/is-right-to-left.ts';
export { leastNeed } from './queries/least-need.ts';
export {
  createLessonChanges,
  type LessonChanges,
  lessonChanges,
  type WantedLessons,
} from './queries/lesson-changes.ts';
export { lessonName } from './queries/lesson-name.ts';
export { lessonsInScope } from './queries/lessons-in-scope.ts';
export { freeColor, nextColor } from './queries/next-color.ts';
export { type Overload, overloadedGroups, overloadedTeachers } from './queries/overloads.ts';
export { groupStatus, type PageStatus, structureStatus } from './queries/page-status.ts';
export { type PeriodShift, periodShift } from './queries/period-shift.ts';
export { isNearName, personKey, plainLetters, wordsOfName } from './queries/person-names.ts';
export {
  type CellAt,
  type PlacementFault,
  placementFault,
  startsOf,
} from './queries/placement/placement-fault.ts';
export {
  type Drop,
  type DropFault,
  type DropPlan,
  type LessonMove,
  planDrop,
} from './queries/placement/plan-drop.ts';
export { createRuleMembers, isItemRule } from './queries/rule-members.ts';
export {
  createPeriodCounter,
  createScheduledPeriods,
  type ScheduledPeriods,
} from './queries/scheduled-periods.ts';
export { isShortNameTaken, itemsOfSharedShortNames } from './queries/shared-short-names.ts';
export {
  subjectsTooLong,
  subjectsWithoutLessons,
  subjectsWithoutTeachers,
  teachersWithoutSubjects,
} from './queries/subject-findings.ts';
export { type SubjectLook, subjectLooks } from './queries/subject-looks.ts';
export { asksForStructure, neighbourStructure, subjectStructure } from './queries/subject-structure.ts';
export { teacherInitials } from './queries/teacher-initials.ts';
export { proposedShortName, spokenName, teacherShortName } from './queries/teacher-short-name.ts';
export { teacherStructures } from './queries/teacher-structures.ts';
export { isGenerated, scaleOf, toggledWeight, WEIGHT_SCALE } from './queries/weight-scale.ts';
export { wordsBesideTime } from './queries/words-beside-time.ts';
export { type Classroom, classroomSchema } from './records/classroom.ts';
export { colorSchema, palette } from './records/color.ts';
export {
  CHANGE_BUDGET,
  CHECK_SECONDS,
  CHECK_SEED,
  type ChangeBudget,
  type Config,
  changeBudgetSchema,
  checkClockLimit,
  configSchema,
  EXPLAIN_SECONDS,
  explainClockLimit,
  isWeighed,
  SOLVER_TIMEOUT,
  solverLocation,
} from './records/config.ts';
export { type CustomView, customViewSchema } from './records/custom-view.ts';
export {
  DEFAULT_FILL_COLOR,
  type ExportSettings,
  exportSettingsSchema,
  paperSizes,
} from './records/export-settings.ts';
export { type Group, groupSchema } from './records/group.ts';
export { type Lesson, lessonSchema, type TimeSlot, timeSlotSchema } from './records/lesson.ts';
export { type Logo, logoSchema } from './records/logo.ts';
export {
  type CalendarConstraint,
  type Constraint,
  type ConstraintInput,
  type ConstraintType,
  calendarConstraintSchema,
  constraintSchema,
  type ItemConstraint,
  type LessonsConstraint,
  type SubjectConstraint,
  type SubjectConstraintName,
  type SubjectsConstraint,
  subjectConstraintNames,
  subjectConstraintSchema,
} from './records/rules/constraint.ts';
export {
  type ReferencedKind,
  referencedKinds,
  referencesOf,
  withOtherReferences,
  withoutReferences,
} from './records/rules/constraint-references.ts';
export { hasScope, type RuleRecord } from './records/rules/define-rule.ts';
export {
  boundIn,
  type CellRef,
  type Field,
  type ItemType,
  type NumberParameter,
  type PeriodWindow,
  type Units,
  units,
} from './records/rules/fields.ts';
export { ruleOf, rules } from './records/rules/registry.ts';
export { type Base, isScope, type Scope } from './records/rules/scope.ts';
export {
  type Cell,
  cellSchema,
  DEFAULT_PERIOD_MINUTES,
  DEFAULT_PERIOD_START,
  MAX_BREAK,
  MAX_PERIODS,
  type Period,
  periodSchema,
  type ScheduleStructure,
  scheduleStructureSchema,
} from './records/schedule-structure.ts';
export {
  type Day,
  daySchema,
  MAX_DAYS,
  MAX_SCHOOL_NAME,
  type SchoolData,
  schoolDataSchema,
} from './records/school-data.ts';
export {
  type DayPlace,
  type FreeDays,
  MAX_CYCLE_WEEKS,
  MAX_FREE_DAYS,
  MAX_YEAR_DAYS,
  type SchoolYear,
  schoolYearSchema,
} from './records/school-year.ts';
export {
  type Placement,
  placementSchema,
  SOLUTION_VERSION,
  type Solution,
  type SolutionStore,
  type SolverStatus,
  solutionSchema,
  solutionStoreSchema,
  solverStatuses,
} from './records/solution.ts';
export {
  type LessonSpread,
  lessonSpreadSchema,
  lessonSpreads,
  MAX_SHORT_NAME,
  type Subject,
  subjectSchema,
} from './records/subject.ts';
export { CONTRACT_PERIODS, MAX_TEACHER_SHORT_NAME, type Teacher, teacherSchema } from './records/teacher.ts';
export { type Track, type TrackSet, trackSchema, trackSetSchema } from './records/track-set.ts';
export { CommandRefused, type RefusalCode, refusalCodes } from './store/command-refused.ts';
export {
  applyDiff,
  type Diff,
  diffDrafts,
  invertDiff,
  isEmptyDiff,
  type RecordMapName,
  type RecordsDiff,
  recordMaps,
} from './store/diff.ts';
export { changedMeanwhile, type DraftFork } from './store/draft-fork.ts';
export { createDraftStore, type DraftStore, type EditableDraft } from './store/draft-store.ts';
export type { ChangeRefusal, HistoryEntry } from './store/edit-history.ts';
export {
  type DraftChange,
  type RunCommand,
  runCommand,
  type Step,
  type StepName,
} from './store/edit-history.ts';
export { isSame } from './store/is-same.ts';
export type { ChangedRecord } from './store/merge-drafts.ts';
export { compareTimetables, placementsOf, type TimetableChanges } from './timetable/compare-timetables.ts';
export { type CycleDate, cycleDates } from './timetable/cycle-dates.ts';
export { divisionsInUse, isDivided } from './timetable/divisions-in-use.ts';
export { type Block, blockOf, gap, mergeBlocks, pause } from './timetable/gap.ts';
export { isScheduled } from './timetable/is-scheduled.ts';
export { compareWeekOrder, occupiedPeriods, overlaps, type Placed, place } from './timetable/placed.ts';
export { createRooms, type Rooms, roomsToChoose } from './timetable/rooms.ts';
export { hasSchool, isInSchool, schoolDays, schoolPeriods } from './timetable/school-time.ts';
export { createSharing, type Sharing } from './timetable/sharing.ts';
export { type Timetable, timetableOf } from './timetable/timetable.ts';
export { calendarDateSchema, dateOfNumber, dayNumber, weekdayOf } from './values/calendar-date.ts';
export { cutText } from './values/cut-text.ts';
export { createId, type Id, idSchema, recordMap } from './values/id.ts';
export {
  type Category,
  type ConstraintGroupWeight,
  type ConstraintGroupWeights,
  categories,
  categorySchema,
  constraintGroupWeightSchema,
  constraintGroupWeightsSchema,
  LEVEL,
  type Level,
  levelSchema,
  WEIGHT,
  type Weight,
  weightSchema,
} from './values/weight.ts';
