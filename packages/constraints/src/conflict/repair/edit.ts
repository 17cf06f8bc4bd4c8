import {
  type Command,
  CommandRefused,
  commands,
  type Draft,
  type Finding,
  type Message,
  type Placement,
  runCommand,
} from '@bellgrid/model';
export type RepairAction =
  /** Changes a limit by as little as helps. */
  | 'loosen'
  /** Makes the constraint soft. */
  | 'soften'
  | 'switchOff'
  /** Opens those blocked cells that the timetable uses. */
  | 'openCalendar'
  | 'addRooms'
  | 'unlock'
  /** Gives the lessons of a subject to another teacher of it. */
  | 'handOver'
  /** Lets lessons stay unplaced. */
  | 'leaveOut';

/** A change of the draft in one command of the model, which is one step to undo, and the finding that describes it. */
export interface Edit {
  readonly action: RepairAction;
  readonly command: Extract<
    keyof typeof commands,
    | 'addConstraint'
    | 'updateConstraint'
    | 'setConstraintWeight'
    | 'setSpread'
    | 'setCategoryWeight'
    | 'openCalendarCells'
    | 'setSubject'
    | 'setLesson'
    | 'lockLesson'
    | 'handOverLessons'
    | 'setConfig'
  >;
  readonly args: Readonly<Record<string, unknown>>;
  readonly finding: Finding;
  /** The rule, lock or lessons that are changed, and with `loosen` the rule afterwards. */
  readonly rule: Message;
  readonly becomes: Message | null;
}

/** A single change that may make a timetable possible. */
export interface RepairCandidate {
  /** Candidates with the same name change the same rule; one of them is enough. */
  readonly name: string;
  /** The draft to solve: it may allow more than the edit; the timetable then shows which part was needed. */
  readonly trial: Draft;
  /** The edit with which this timetable of the trial is allowed; null when it needs none. */
  edit(placements: readonly Placement[]): Edit | null;
  /** Of a change that leaves lessons out, the number that is proved to have no place: no timetable leaves out fewer. */
  readonly leastLeft?: number;
  /** Set for a change of several pieces of which fewer may be enough. */
  readonly pieces?: RepairPieces;
}

/** The pieces of a change, each of which can be undone separately. */
export interface RepairPieces {
  /** Those that a timetable of the trial uses. */
  used(placements: readonly Placement[]): readonly string[];
  /** Returns the change with these pieces alone; null when it is soon refuted. */
  only(pieces: ReadonlySet<string>): RepairCandidate | null;
  /** All pieces by what a person changes at once: cells of one day are less trouble than as many on several days. */
  readonly byDay?: readonly (readonly string[])[];
}

/** The draft after an edit; null where the command refuses it. Arguments that do not fit the command are an error. */
export function withEdit(draft: Draft, { command, args }: Pick<Edit, 'command' | 'args'>): Draft | null {
  const known: Command = commands[command];
  try {
    return runCommand(draft, known, args);
  } catch (error) {
    if (error instanceof CommandRefused && error.code !== 'invalid-arguments') return null;
    throw error;
  }
}

/** A candidate whose trial is just the edit. */
export function plainCandidate(name: string, draft: Draft, edit: Edit): RepairCandidate | null {
  const trial = withEdit(draft, edit);
  return trial && { name, trial, edit: () => edit };
}
