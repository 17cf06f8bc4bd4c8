import type { Proposal, RoomWanted } from '@bellgrid/constraints';
import type { Id } from '@bellgrid/model';
import type { DraftNews } from '../../../document/draft/draft-news.ts';

/** Room for lessons, or for all that are in the staging area. */
export type RoomQuestion = RoomWanted | { readonly kind: 'all'; readonly lessons: readonly Id[] };

/** A message to the thread that looks for room. */
export type MakeRoomNews =
  | DraftNews
  | { readonly kind: 'ask'; readonly number: number; readonly question: RoomQuestion };

/** Moves that make room; for the whole staging area with the lessons for which no place was found. */
export type RoomProposal = Proposal & { readonly left?: readonly Id[] };

/** Its answer to one question; the proposals for the whole staging area come one after another. */
export interface MakeRoomAnswer {
  readonly number: number;
  readonly proposals: readonly RoomProposal[];
  /** The second best, where nothing makes room as it was asked: room at other cells, or by lessons that lose their places. */
  readonly instead?: 'elsewhere' | 'displacing' | 'displacingElsewhere';
}
