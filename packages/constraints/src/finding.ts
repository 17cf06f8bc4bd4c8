import type { commands, Id } from '@bellgrid/model';

/**
 * One thing that a check has to say about why, in one plain sentence, with the ids that the screens
 * point at. A list of findings is an answer, never an error.
 */
export interface Finding {
  /** What kind of finding, e.g. `overloaded`, `noLegalStart`, `roomsOverloaded`, `blockedBy`. */
  readonly kind: string;
  /** With a full stop; without one where it is the name of a rule or change: a member of a conflict, a repair. */
  readonly sentence: string;
  readonly lessons: readonly Id[];
  readonly constraints: readonly Id[];
  readonly teachers: readonly Id[];
  readonly groups: readonly Id[];
  readonly classrooms: readonly Id[];
  readonly subjects: readonly Id[];
  /** What the sentence sums up, a line each, where that is long. */
  readonly details?: readonly string[];
  /** With kind `repair`: the change, ready to be made. */
  readonly repair?: Repair;
}

export type RepairAction =
  /** A limit by as little as helps. */
  | 'loosen'
  /** The rule becomes a wish. */
  | 'soften'
  | 'switchOff'
  /** Those blocked cells that the timetable uses. */
  | 'openCalendar'
  | 'addRooms'
  | 'unlock'
  /** Lessons may stay without a place. */
  | 'leaveOut';

type RepairCommand = Extract<
  keyof typeof commands,
  | 'updateConstraint'
  | 'setConstraintWeight'
  | 'setSpread'
  | 'setCategoryWeight'
  | 'openCalendarCells'
  | 'setSubject'
  | 'setLesson'
  | 'lockLesson'
  | 'setConfig'
>;

/** A single change after which a timetable was really found. */
export interface Repair {
  readonly action: RepairAction;
  /** The edit: one command of the model with its arguments, one step to undo. */
  readonly command: RepairCommand;
  readonly args: Readonly<Record<string, unknown>>;
  /** What is changed, as the sentence of the rule or the name of the lesson, and what a limit then says. */
  readonly rule: string;
  readonly becomes: string | null;
  /** Soft cost of the timetable that was found, and the lessons that it leaves out. */
  readonly cost: number;
  readonly unplaced: readonly Id[];
}
