/** The exit codes of the command. */
export const EXIT = {
  done: 0,
  /** No timetable found, or rules broken. */
  failed: 1,
  /** Bad input or usage. */
  badInput: 2,
  /** A check found neither a timetable nor a contradiction. */
  notDecided: 3,
  /** A solve or check of a school without lessons to place. */
  noLessons: 4,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
