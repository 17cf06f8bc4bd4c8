import {
  answerCell,
  type CellAnswer,
  createLiveCheck,
  type LiveCheck,
  type RoomChoice,
  roomChoices,
  startingTogether,
} from '@bellgrid/constraints';
import { type CellAt, type Draft, type Id, isSame, startsOf } from '@bellgrid/model';
import { compareForReader } from '../../../platform/texts/name-order.ts';
import { whenIdle } from '../../../platform/when-idle.ts';

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
  given = null;
};

/** The answers that were given for the held lessons, so that rows which come into sight again have them at once. */
interface Given {
  readonly draft: Draft;
  readonly held: string;
  readonly byCell: Map<string, CellAnswer>;
}

let given: Given | null = null;

/** The answer of one cell, found once for a draft and what is held. */
export function answerAt(
  draft: Draft,
  held: readonly Id[],
  at: CellAt,
  options: NonNullable<Parameters<typeof answerCell>[3]>,
): CellAnswer {
  const words = held.join(' ');
  if (given?.draft !== draft || given.held !== words) given = { draft, held: words, byCell: new Map() };
  const key = [cellKey(at), options.isAlone ?? false, ...(options.shown ?? [])].join(' ');
  const answer = given.byCell.get(key) ?? answerCell(liveFor(draft), held, at, options);
  given.byCell.set(key, answer);
  return answer;
}

/** The lessons that a view shows in a cell. */
export type ShownAt = (at: CellAt) => readonly Id[];

/** The answer of every cell where the first of the held lessons can start, by `cellKey`. */
export function answersFor(
  draft: Draft,
  held: readonly Id[],
  { isAlone, shownAt }: { readonly isAlone: boolean; readonly shownAt: ShownAt },
): ReadonlyMap<string, CellAnswer> {
  return new Map(
    startsOfHeld(draft, held).map((at) => [
      cellKey(at),
      answerAt(draft, held, at, { isAlone, shown: shownAt(at) }),
    ]),
  );
}

function startsOfHeld(draft: Draft, held: readonly Id[]): readonly CellAt[] {
  const [first] = held.flatMap((id) => draft.lessons[id] ?? []);
  return first ? startsOf(draft, first) : [];
}

/** So long cells are answered ahead at a time, in ms: less than half a frame. */
const AHEAD = 6;

/**
 * Finds the answers of rows while the browser has nothing else to do, so that picking up, and scrolling to them, finds them
 * ready. Returns what ends it.
 */
export function answerAhead(
  draft: Draft,
  held: readonly Id[],
  { isAlone, rows }: { readonly isAlone: boolean; readonly rows: readonly ShownAt[] },
): () => void {
  const cells = rows.flatMap((shownAt) => startsOfHeld(draft, held).map((at) => ({ at, shownAt })));
  let stop = () => {};
  const next = () => {
    const end = performance.now() + AHEAD;
    for (let cell = cells.shift(); cell; cell = performance.now() < end ? cells.shift() : undefined)
      answerAt(draft, held, cell.at, { isAlone, shown: cell.shownAt(cell.at) });
    if (cells.length > 0) stop = whenIdle(next);
  };
  if (cells.length > 0) stop = whenIdle(next);
  return () => stop();
}

export const cellKey = ({ day, start }: CellAt): string => `${day}/${start}`;

/** Of more cells that are equally good, the first of the week alone is pointed out. */
const MOST_BEST = 4;

/** True for a swap of lessons that are alike in all that the timetable shows and for the rules: nothing is different after it. */
export function changesNothing(draft: Draft, { state, moves, cost, amounts }: CellAnswer): boolean {
  if (state !== 'swap' || cost !== 0 || [...amounts.values()].some((change) => change !== 0)) return false;
  const cells = (after: boolean) =>
    moves.flatMap(({ lesson: id, at, classroom }) => {
      const lesson = draft.lessons[id];
      if (!lesson) return [];
      const { subject, groups, teachers, numPeriods, timeSlot } = lesson;
      const place = after ? at : timeSlot;
      const room = after && classroom !== undefined ? classroom : lesson.classroom;
      return JSON.stringify([subject, groups, teachers, numPeriods, room, place?.day, place?.start]);
    });
  return isSame(cells(false).sort(), cells(true).sort());
}

/** Of the lessons in the way of a swap, those that go to the staging area: the held one has no place to give. */
export function displacedBy({ moves, others }: CellAnswer): readonly Id[] {
  return moves.flatMap(({ lesson, at }) => (at === null && others.includes(lesson) ? [lesson] : []));
}

/**
 * The cells that are ringed: those with the least cost to which the lesson may go and, of these, those that move fewest
 * other lessons. A swap that changes nothing, or takes the place of a lesson, is none of them.
 */
export function bestAnswers(draft: Draft, answers: Iterable<CellAnswer>): ReadonlySet<CellAnswer> {
  const open = [...answers].filter(
    (answer) =>
      answer.state === 'free' ||
      (answer.state === 'swap' && displacedBy(answer).length === 0 && !changesNothing(draft, answer)),
  );
  const cost = Math.min(...open.map((answer) => answer.cost));
  const cheapest = open.filter((answer) => answer.cost === cost);
  const moves = Math.min(...cheapest.map((answer) => answer.moves.length));
  const best = cheapest.filter((answer) => answer.moves.length === moves);
  return new Set(best.length <= MOST_BEST ? best : best.slice(0, 1));
}

/** The classrooms that a lesson of the draft can have: the free ones, then the others, each in the order of their names. */
export function roomChoicesOf(draft: Draft, id: Id): readonly RoomChoice[] {
  const nameOf = ({ classroom }: RoomChoice) => draft.classrooms[classroom]?.name ?? '';
  const isFree = ({ takenBy, isBlocked }: RoomChoice) => takenBy.length === 0 && !isBlocked;
  return roomChoices(liveFor(draft), id).toSorted(
    (a, b) => Number(isFree(b)) - Number(isFree(a)) || compareForReader(nameOf(a), nameOf(b)),
  );
}

/** The swaps among the choices of a classroom, those with the least cost first. */
export const swapsOf = (choices: readonly RoomChoice[]) =>
  choices
    .flatMap(({ classroom, swap }) => (swap ? { classroom, swap } : []))
    .sort((a, b) => a.swap.cost - b.swap.cost);

/** The lessons that must move with these. */
export const movingWith = (draft: Draft, ids: readonly Id[]): readonly Id[] =>
  startingTogether(liveFor(draft), ids);
