import {
  createId,
  type Finding,
  findingKey,
  findingSchema,
  messageSchema,
  type Solution,
  solutionSchema,
} from '@bellgrid/model';
import * as z from 'zod';

const findings = z.array(findingSchema);

/**
 * A single change of the draft that ends a conflict: with it a timetable was found, of all lessons or of all but those in
 * `unplaced`. `command` and `args` are one of the model's
 * commands: the editor runs `commands[command]` with `args`, one step to undo. They belong to the draft that the run
 * worked on; after other edits the command may be refused. Two repairs are the same when `findingKey` of their
 * findings is.
 */
export const repairSchema = z.object({
  /** The sentence of the change, and the records that it is about. */
  finding: findingSchema,
  /** Decides label and icon. `loosen`: a limit by as little as helps; `openCalendar`: the blocked cells needed. */
  action: z.enum([
    'loosen',
    'soften',
    'switchOff',
    'openCalendar',
    'addRooms',
    'unlock',
    'handOver',
    'leaveOut',
  ]),
  command: z.enum([
    'addConstraint',
    'updateConstraint',
    'setConstraintWeight',
    'setSpread',
    'setCategoryWeight',
    'openCalendarCells',
    'setSubject',
    'setLesson',
    'lockLesson',
    'handOverLessons',
    'setConfig',
  ]),
  args: z.record(z.string(), z.unknown()),
  /** The rule, calendar or lesson that is changed; with `loosen`, the rule as it is afterwards. */
  rule: messageSchema,
  becomes: messageSchema.nullable(),
  /** Soft cost of the timetable that was found; repairs are sorted by lessons left out, then by cost. */
  cost: z.number(),
  /**
   * The lessons that this timetable leaves out: with `leaveOut`, those of other conflicts, and in a school that is
   * difficult besides those that the short trial has not placed.
   */
  unplaced: z.array(z.string()),
  /**
   * That timetable, with which the next run can begin. Not of a run of before it was kept, and of several conflicts only of
   * the first repair of each.
   */
  placements: solutionSchema.shape.placements.optional(),
});
export type Repair = z.infer<typeof repairSchema>;

/**
 * A set of rules, calendars, locks, rooms and lessons that have no timetable together, with the changes that
 * end this conflict. `summary` gives their number and whether all of them are needed.
 */
export const conflictSchema = z.object({
  summary: findingSchema,
  members: findings,
  repairs: z.array(repairSchema),
  /**
   * The counted contradictions that are about its lessons: one whose numbers its sentence says, and those that are told beside it.
   * Runs that were stored before this was recorded have none.
   */
  counts: z.object({ inSentence: findingSchema.nullable(), beside: findings }).optional(),
  /** The reason that no change but leaving lessons out is offered. */
  noRepair: messageSchema.optional(),
});
export type Conflict = z.infer<typeof conflictSchema>;

/** Everything that a run found, by its meaning to the reader. */
export const runFindingsSchema = z.object({
  /** Contradictions that were counted: each is one by itself. */
  faults: findings,
  /** Conflicts of different causes: they have no limit in common. */
  conflicts: z.array(conflictSchema),
  /** Changes that end all of several conflicts. */
  repairs: z.array(repairSchema),
  /** The reason of each lesson that the timetable leaves out. */
  unplaced: findings,
  /** Hard constraints that the timetable of 'Solve Anyways' breaks. */
  broken: findings,
  /** Other facts about the draft: lessons without teacher and class, hard constraints that fixed lessons break. */
  warnings: findings,
});
export type RunFindings = z.infer<typeof runFindingsSchema>;

export const NO_FINDINGS: RunFindings = {
  faults: [],
  conflicts: [],
  repairs: [],
  unplaced: [],
  broken: [],
  warnings: [],
};
// It is the default of many events: a change to it would change them all.
for (const list of Object.values(NO_FINDINGS)) Object.freeze(list);
Object.freeze(NO_FINDINGS);

/** The code of the last finding of a list that was cut: its `count` is the number of findings that were left out. */
export const OMITTED_FINDINGS = 'findings.omitted';

const SUMS = new Set([
  OMITTED_FINDINGS,
  'findings.brokenConstraint.more',
  'findings.brokenConstraint.moreSoft',
]);

/** True of a finding that stands for others, as many as its `count` says. */
export const isSum = ({ code }: Finding): boolean => SUMS.has(code);

/** The number of findings in a list, with those that were left out of it. */
export function countFindings(list: readonly Finding[]): number {
  return list.reduce((sum, finding) => sum + (isSum(finding) ? Number(finding.values?.count) : 1), 0);
}

/** The repairs of every conflict in turn, then those that end all of them. */
export function repairsOf({ conflicts, repairs }: RunFindings): Repair[] {
  return [...conflicts.flatMap((conflict) => conflict.repairs), ...repairs];
}

/** The timetable that was found with a repair; null where it was not kept. */
export function repairTimetable({ placements, unplaced, cost }: Repair): Solution | null {
  return placements ? { id: createId(), status: 'FEASIBLE', placements, unplaced, cost } : null;
}

/** The counted contradictions that are told with no conflict. */
export function separateFaults({ faults, conflicts }: RunFindings): Finding[] {
  const told = conflicts.flatMap(({ counts }) => (counts ? [counts.inSentence, ...counts.beside] : []));
  const shown = new Set(told.flatMap((fault) => (fault ? [findingKey(fault)] : [])));
  return faults.filter((fault) => !shown.has(findingKey(fault)));
}

/** Every finding of the tree, in the order in which it is read. */
export function listFindings(tree: RunFindings): Finding[] {
  return [
    ...tree.faults,
    ...tree.conflicts.flatMap(({ summary, members, repairs }) => [
      summary,
      ...members,
      ...repairs.map(({ finding }) => finding),
    ]),
    ...tree.repairs.map(({ finding }) => finding),
    ...tree.unplaced,
    ...tree.broken,
    ...tree.warnings,
  ];
}
