import {
  type CellAt,
  type Draft,
  type DropFault,
  type Id,
  type LessonMove,
  place,
  planDrop,
} from '@bellgrid/model';
import { hardCells, meets } from '../read/blocked-cells.ts';
import type { LiveCheck, MoveEffect, TriedMove } from './live-check.ts';
import { startingTogether } from './starting-together.ts';
import type { Match } from './verify.ts';

/** The effect of dropping lessons at a cell, by the rules of the draft. */
export interface CellAnswer {
  readonly at: CellAt;
  /**
   * 'here': they are there now. 'free': no hard rule breaks that was not broken. 'swap': none breaks when
   * the lessons in the way go where these came from. 'blocked': at least one would break, or there is no
   * school for them.
   */
  readonly state: 'here' | 'free' | 'swap' | 'blocked';
  /** The moves of the drop, with the rooms that they need; none where the grid has no room. */
  readonly moves: readonly TriedMove[];
  /** The lessons that must start together with the held ones, and go with them. */
  readonly together: readonly Id[];
  /** The lessons that a swap moves. */
  readonly others: readonly Id[];
  /** The change of the soft cost; 0 where the grid has no room. */
  readonly cost: number;
  /** The change of the amounts of soft rules, by kind. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The reasons that the cell is blocked: those of the held lesson before others, of each the strongest first. */
  readonly reasons: readonly Match[];
  /** The reason that the grid has no room for them, and the lesson that it is about. */
  readonly fault: DropFault | null;
  readonly lesson: Id | null;
  /** The reason that the lessons in the way cannot go where the held ones came from, and the lesson that it is about. */
  readonly noSwap: { readonly fault: DropFault; readonly lesson: Id } | null;
  /** Of the held lessons, those for which the grid has no room. */
  readonly misfits: readonly Id[];
}

interface AnswerOptions {
  /** The lessons in the way are never moved. */
  readonly isAlone?: boolean;
  /** The lessons that the view shows in the cell: these are swapped also where a rule breaks by it. */
  readonly shown?: readonly Id[];
}

/** More lessons in the way are not swapped. */
const MOST_SWAPPED = 6;

/**
 * Answers for one cell, where the first of the held lessons would go; the others keep their distance to it. Lessons
 * that must start together with one of them go with it.
 */
export function answerCell(
  live: LiveCheck,
  first: readonly Id[],
  at: CellAt,
  { isAlone = false, shown = [] }: AnswerOptions = {},
): CellAnswer {
  const { draft } = live;
  const together = isAlone ? [] : startingTogether(live, first);
  const held = [...first, ...together];
  const to = cellOfEarliest(draft, held, at);
  const none = {
    at,
    together,
    moves: [],
    others: [],
    cost: 0,
    amounts: new Map(),
    reasons: [],
    fault: null,
    lesson: null,
    noSwap: null,
    misfits: [],
  };
  const plan = planDrop(draft, { dragged: held, to });
  if (!plan.ok) {
    const misfits = held.filter(
      (id) => !planDrop(draft, { dragged: [id], to: shifted(draft, held, id, at) }).ok,
    );
    return { ...none, state: 'blocked', fault: plan.fault, lesson: plan.lesson.id, misfits };
  }
  if (plan.moves.every((move) => isThere(live, move))) return { ...none, state: 'here' };
  const own = withRooms(live, plan.moves);
  const effect = live.tryMoves(own);
  if (effect.broken.length === 0) return { ...none, ...costOf(effect), state: 'free', moves: own };
  const blocked = { ...none, ...costOf(effect), state: 'blocked', moves: own } as const;
  const reasons = byStrength(effect.broken, [first, together]);
  if (isAlone) return { ...blocked, reasons };
  const inTheWay = lessonsInTheWay(effect.broken, held);
  const swap = trySwap(live, held, to, inTheWay);
  if (swap.tried?.broken.length === 0)
    return { ...none, ...swap.tried.answer, state: 'swap', others: inTheWay };
  const visible = shown.filter((id) => inTheWay.includes(id));
  const forced = visible.length === inTheWay.length ? swap : trySwap(live, held, to, visible);
  if (forced.tried) {
    const { answer, broken } = forced.tried;
    return {
      ...none,
      ...answer,
      state: 'blocked',
      others: visible,
      reasons: byStrength(broken, [first, together]),
    };
  }
  return { ...blocked, reasons, noSwap: forced.noSwap ?? swap.noSwap };
}

/** The cell of the earliest of the lessons when the first of them goes to a cell. */
function cellOfEarliest(draft: Draft, held: readonly Id[], at: CellAt): CellAt {
  const [first, ...others] = held.map((id) => draft.lessons[id]?.timeSlot);
  if (!first) return at;
  const slots = [first, ...others.flatMap((slot) => slot ?? [])];
  const earliest = slots.reduce((a, b) => (b.day < a.day || (b.day === a.day && b.start < a.start) ? b : a));
  return { day: at.day + earliest.day - first.day, start: at.start + earliest.start - first.start };
}

/** The cell of a held lesson when the first of them goes to a cell. */
function shifted(draft: Draft, [first = '']: readonly Id[], id: Id, at: CellAt): CellAt {
  const [from, slot] = [draft.lessons[first]?.timeSlot, draft.lessons[id]?.timeSlot];
  if (!from || !slot) return at;
  return { day: at.day + slot.day - from.day, start: at.start + slot.start - from.start };
}

interface TriedSwap {
  /** Null where there is nothing to swap with or the grid has no room for it. */
  readonly tried: {
    readonly broken: readonly Match[];
    readonly answer: Pick<CellAnswer, 'cost' | 'amounts' | 'moves'>;
  } | null;
  readonly noSwap: CellAnswer['noSwap'];
}

/** The effect of a swap with these lessons. */
function trySwap(live: LiveCheck, held: readonly Id[], at: CellAt, others: readonly Id[]): TriedSwap {
  if (others.length === 0 || others.length > MOST_SWAPPED) return { tried: null, noSwap: null };
  const plan = planDrop(live.draft, { dragged: held, to: at, others });
  if (!plan.ok) return { tried: null, noSwap: { fault: plan.fault, lesson: plan.lesson.id } };
  const moves = withRooms(live, plan.moves);
  const effect = live.tryMoves(moves);
  return { tried: { broken: effect.broken, answer: { ...costOf(effect), moves } }, noSwap: null };
}

const costOf = ({ cost, amounts }: MoveEffect) => ({ cost, amounts });

function isThere({ draft }: LiveCheck, { lesson, at }: LessonMove): boolean {
  const slot = draft.lessons[lesson]?.timeSlot;
  return at !== null && slot != null && slot.day === at.day && slot.start === at.start;
}

const clashes: readonly string[] = ['teacherClash', 'groupClash', 'classroomClash'];

function lessonsInTheWay(broken: readonly Match[], held: readonly Id[]): Id[] {
  const found = broken.filter(({ kind }) => clashes.includes(kind)).flatMap(({ lessons }) => lessons);
  return [...new Set(found)].filter((id) => !held.includes(id));
}

/** The moves with a free room for each lesson whose room is chosen and whose present one is taken there. */
export function withRooms(live: LiveCheck, moves: readonly LessonMove[]): TriedMove[] {
  const { draft } = live;
  const moving = new Set(moves.map(({ lesson }) => lesson));
  const taken = new Map<Id, TriedMove[]>();
  return moves.map((move): TriedMove => {
    const lesson = draft.lessons[move.lesson];
    const rooms = lesson && live.rooms(lesson);
    if (!lesson || !rooms || 'fixed' in rooms || move.at === null) return move;
    const { day, start } = move.at;
    const there = place(lesson, draft.schoolData.structures[lesson.structure], day, start, null);
    const isFree = (room: Id): boolean =>
      live.inClassroom(room, there).every(({ lesson: other }) => moving.has(other.id)) &&
      !(taken.get(room) ?? []).some(({ at }) => at?.day === day && at?.start === start) &&
      !meets(hardCells(draft, 'classroom', room), day, there.startMinute, there.endMinute);
    const now = lesson.classroom;
    const isKept = now !== null && rooms.choose.includes(now) && isFree(now);
    const classroom = isKept ? now : (rooms.choose.find(isFree) ?? now ?? rooms.choose[0] ?? null);
    const found = { ...move, classroom };
    if (classroom !== null) taken.set(classroom, [...(taken.get(classroom) ?? []), found]);
    return found;
  });
}

/** No school, then clashes, then calendars, then what the school asks for. */
const strength = ['notInSchool', ...clashes, 'teacherCalendar', 'groupCalendar', 'classroomCalendar'];

/**
 * Sorts reasons by the lessons that they are about, the nearest tier of lessons first: a clash of a swapped lesson
 * elsewhere says less about the cell.
 */
function byStrength(broken: readonly Match[], tiers: readonly (readonly Id[])[]): Match[] {
  const nearness = ({ lessons }: Match) => {
    const index = tiers.findIndex((ids) => ids.some((id) => lessons.includes(id)));
    return index === -1 ? tiers.length : index;
  };
  const rank = ({ kind }: Match) => {
    const index = strength.indexOf(kind);
    return index === -1 ? strength.length : index;
  };
  return broken.toSorted((a, b) => nearness(a) - nearness(b) || rank(a) - rank(b));
}
