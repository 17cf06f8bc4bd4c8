import type { Search } from '@bellgrid/solver';

/** What a stop criterion looks at of a search. Its cost may have to be counted first: ask only where it matters. */
export type SearchState = Pick<Search, 'placed' | 'lessons' | 'cost'>;

/** Asked after every slice, `seconds` after the search began; true ends it. It may remember what it has seen. */
export type StopCriterion = (search: SearchState, seconds: number) => boolean;
