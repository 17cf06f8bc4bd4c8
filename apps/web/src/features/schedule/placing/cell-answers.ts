import {
  answerCell,
  type CellAnswer,
  createLiveCheck,
  type LiveCheck,
  type RoomChoice,
  roomChoices,
  startingTogether,
} from '@bellgrid/constraints';
import { type CellAt, type Draft, type Id, startsOf } from '@bellgrid/model';

let live: LiveCheck | null = null;

/** The check that answers for the draft; made once and brought up to date after each edit. */
function liveFor(draft: Draft): LiveCheck {
  if (live === null) live = createLiveCheck(draft);
  else if (live.draft !== draft) live.update(draft);
  return live;
}

/** Prepares answers for the draft, so that the first of them does not wait for that. */
export const prepareAnswers = (draft: Draft): void => void liveFor(draft);

export const forgetAnswers = (): void => {
  live = null;
};

/** The lessons that a view shows in a cell. */
export type ShownAt = (at: CellAt) => readonly Id[];

/** The answer of every cell where the first of the held lessons can start, by `cellKey`. */
export function answersFor(
  draft: Draft,
  held: readonly Id[],
  { isAlone, shownAt }: { readonly isAlone: boolean; readonly shownAt: ShownAt },
): ReadonlyMap<string, CellAnswer> {
  const check = liveFor(draft);
  const [first] = held.flatMap((id) => draft.lessons[id] ?? []);
  const starts = first ? startsOf(draft, first) : [];
  return new Map(
    starts.map((at) => [cellKey(at), answerCell(check, held, at, { isAlone, shown: shownAt(at) })]),
  );
}

/** The answer of one cell, which may have no school. */
export const answerAt = (
  draft: Draft,
  held: readonly Id[],
  at: CellAt,
  options: Parameters<typeof answerCell>[3],
): CellAnswer => answerCell(liveFor(draft), held, at, options);

export const cellKey = ({ day, start }: CellAt): string => `${day}/${start}`;

/** Of more cells that are equally good, the first of the week alone is pointed out. */
const MOST_BEST = 4;

/**
 * The cells that are ringed: those with the least cost to which the lesson may go and, of these, those that move fewest
 * other lessons.
 */
export function bestAnswers(answers: Iterable<CellAnswer>): ReadonlySet<CellAnswer> {
  const open = [...answers].filter(({ state }) => state === 'free' || state === 'swap');
  const cost = Math.min(...open.map((answer) => answer.cost));
  const cheapest = open.filter((answer) => answer.cost === cost);
  const moves = Math.min(...cheapest.map((answer) => answer.moves.length));
  const best = cheapest.filter((answer) => answer.moves.length === moves);
  return new Set(best.length <= MOST_BEST ? best : best.slice(0, 1));
}

/** The classrooms that a lesson of the draft can have. */
export const roomChoicesOf = (draft: Draft, id: Id): readonly RoomChoice[] => roomChoices(liveFor(draft), id);

/** The lessons that must move with these. */
export const movingWith = (draft: Draft, ids: readonly Id[]): readonly Id[] =>
  startingTogether(liveFor(draft), ids);
