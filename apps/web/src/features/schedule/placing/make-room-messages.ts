import type { Proposal, RoomWanted } from '@bellgrid/constraints';
import type { Id } from '@bellgrid/model';
import type { DraftNews } from '../../../document/draft/draft-news.ts';

/** Room for lessons, or for all that are in the staging area. */
export type RoomQuestion = RoomWanted | { readonly kind: 'all'; readonly lessons: readonly Id[] };

/** A message to the thread that looks for room. */
export type MakeRoomNews =
  | DraftNews
  | { readonly kind: 'ask'; readonly number: number; readonly question: RoomQuestion };

/** Its answer to one question. */
export interface MakeRoomAnswer {
  readonly number: number;
  readonly proposals: readonly Proposal[];
  /** The lessons of the staging area for which no place was found. */
  readonly left: readonly Id[];
}
