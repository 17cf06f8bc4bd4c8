/** What a stop criterion looks at: the best timetable so far, and the time since the search began. */
export interface SearchState {
  readonly placed: number;
  readonly lessons: number;
  readonly cost: number;
  readonly seconds: number;
}

/** Asked after every slice; true ends the search. It may remember what it has seen. */
export type StopCriterion = (state: SearchState) => boolean;
