import type { Message } from '@bellgrid/model';

/** Something that a file says and an import cannot accept, with its place. */
export interface ImportFinding {
  readonly severity: 'error' | 'warning';
  /** The fault, with the name or value. */
  readonly message: Message;
  /** Line of the file, from 1, where it is known. */
  readonly line: number | null;
  /** The element or path that the finding is about, where there is one. */
  readonly element: string | null;
}

/** The number of things of one kind. */
export interface CarriedEntry {
  readonly name: Message;
  readonly count: number;
  /** The element of the file by which these are called; null for what the product has a word for. */
  readonly element: string | null;
}

/** An entry with a reason, which is not a whole sentence. */
export interface ExplainedEntry extends CarriedEntry {
  readonly reason: Message;
}

/** The outcome of the import of a file. */
export interface ImportReport {
  readonly carried: readonly CarriedEntry[];
  /** Carried, but not with exactly the same meaning. */
  readonly approximated: readonly ExplainedEntry[];
  readonly notCarried: readonly ExplainedEntry[];
  /** Lessons that the file places in the timetable. */
  readonly placements: number;
  readonly warnings: readonly Message[];
}
