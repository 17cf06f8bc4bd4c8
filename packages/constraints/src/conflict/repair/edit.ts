import {
  type Command,
  CommandRefused,
  commands,
  type Draft,
  type Placement,
  runCommand,
} from '@bellgrid/model';
import type { Finding, Repair } from '../../finding.ts';

/** A change of the draft in one command, in words too. `about` has the ids that it is about. */
export interface Edit extends Pick<Repair, 'action' | 'command' | 'args' | 'rule' | 'becomes'> {
  readonly sentence: string;
  readonly about: Finding;
}

/** A single change that may make a timetable possible. */
export interface RepairCandidate {
  /** Candidates with the same name change the same thing; one of them is enough. */
  readonly name: string;
  /** The draft to solve: it may allow more than the edit, and the timetable then tells what of it was needed. */
  readonly trial: Draft;
  /** The edit with which this timetable of the trial is allowed; null when it needs none. */
  edit(placements: readonly Placement[]): Edit | null;
  /** Where the change is of several pieces that may do with fewer. */
  readonly pieces?: RepairPieces;
}

/** The pieces of a change, each of which can be taken back by itself. */
export interface RepairPieces {
  /** Those that a timetable of the trial uses. */
  used(placements: readonly Placement[]): readonly string[];
  /** The same change of these pieces alone; null where it is soon refuted. */
  only(pieces: ReadonlySet<string>): RepairCandidate | null;
}

/** The draft after an edit; null where the command is refused. */
export function withEdit(draft: Draft, { command, args }: Pick<Edit, 'command' | 'args'>): Draft | null {
  const known: Command = commands[command];
  try {
    return runCommand(draft, known, args);
  } catch (error) {
    if (error instanceof CommandRefused) return null;
    throw error;
  }
}

/** A candidate whose trial is just the edit. */
export function plainCandidate(name: string, draft: Draft, edit: Edit): RepairCandidate | null {
  const trial = withEdit(draft, edit);
  return trial && { name, trial, edit: () => edit };
}
