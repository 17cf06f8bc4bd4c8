/** Something that a file says and an import cannot accept, with its place. */
export interface ImportFinding {
  readonly severity: 'error' | 'warning';
  /** One plain sentence: what is wrong, with the name or value. */
  readonly message: string;
  /** Line of the file, from 1, where it is known. */
  readonly line: number | null;
  /** The element or path that the finding is about, where there is one. */
  readonly element: string | null;
}

/** How many of one kind of thing, by the name that the file gives it. */
export interface CarriedEntry {
  readonly name: string;
  readonly count: number;
}

/** The same with a plain reason. */
export interface ExplainedEntry extends CarriedEntry {
  readonly reason: string;
}

/** What an import made of a file. */
export interface ImportReport {
  readonly carried: readonly CarriedEntry[];
  /** Carried, but not with exactly the same meaning. */
  readonly approximated: readonly ExplainedEntry[];
  readonly notCarried: readonly ExplainedEntry[];
  /** Lessons that the file places in the timetable. */
  readonly placements: number;
  readonly warnings: readonly string[];
}
