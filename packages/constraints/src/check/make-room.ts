import {
  type CellAt,
  commands,
  type Draft,
  type Id,
  type Lesson,
  type Placed,
  place,
  planDrop,
  runCommand,
  startsOf,
} from '@bellgrid/model';
import { alikeKeys } from '../alike/alike-lessons.ts';
import { hardCells, meets } from '../read/blocked-cells.ts';
import { indexOf } from '../read/draft-index.ts';
import { computed, remember } from '../read/memo.ts';
import { withRooms } from './cell-answer.ts';
import { addUndominated } from './dominated.ts';
import type { LiveCheck, TriedMove } from './live-check.ts';
import { startingTogether } from './starting-together.ts';
import { changeOfDays, type DayNumbers } from './timetable-quality.ts';
import { type Match, verify } from './verify.ts';

/** The lessons for which room is wanted. */
export type RoomWanted =
  /** At a cell, to which the first of them goes. */
  | { readonly kind: 'cell'; readonly lessons: readonly Id[]; readonly at: CellAt }
  /** Anywhere. */
  | { readonly kind: 'place'; readonly lesson: Id }
  /** At a place that breaks fewer hard rules than the present one. */
  | { readonly kind: 'mend'; readonly lesson: Id };

/** A chain of moves that breaks no hard rule which was not broken before. */
export interface Proposal {
  readonly moves: readonly TriedMove[];
  /** The change of the soft cost. */
  readonly cost: number;
  /** The change of the amounts of hard and physical rules: below zero, it mends some. */
  readonly hard: number;
  /** The change of the amounts of soft rules, by kind. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The change of the numbers that a school counts by days. */
  readonly days: DayNumbers;
}

/** A proposal that the checker has not seen. */
type Candidate = Omit<Proposal, 'days'>;

const MOST_MOVES = 5;
const MOST_PROPOSALS = 3;
/** So many candidates are seen by the checker, as that takes a while. */
const MOST_VERIFIED = 12;
/** The search gives up after so many looks at all rules, and at the clashes of one lesson. */
const MOST_TRIED = 140;
const MOST_OPENED = 700;
/** The lessons of one broken rule that are tried for leaving it. */
const MOST_LEAVING = 6;

/** Moves so far, and the lessons that have left their places and need others. */
interface Chain {
  readonly moves: ReadonlyMap<Id, CellAt>;
  readonly waiting: readonly Id[];
}

/**
 * Up to three chains of at most five moves that make room: the cheapest first, and of those that mend, the ones that mend
 * most. Lessons in the way leave and go where the next ones leave, shorter chains before longer ones. Each chain was
 * verified by the checker.
 */
export function makeRoom(live: LiveCheck, wanted: RoomWanted): Proposal[] {
  return verified(live, search(live, wanted));
}

/**
 * The first few different candidates that the checker passes, each better than every other in something. Those that are not
 * are left out before the checker sees them.
 */
function verified({ draft }: LiveCheck, candidates: readonly Candidate[]): Proposal[] {
  let sound: Proposal[] = [];
  let seen = 0;
  for (const candidate of distinct(candidates)) {
    if (sound.length === MOST_PROPOSALS || seen === MOST_VERIFIED) break;
    const after = moved(draft, candidate.moves);
    const proposal = { ...candidate, days: changeOfDays(draft, after) };
    const kept = addUndominated(draft, sound, proposal);
    if (!kept.includes(proposal)) continue;
    seen += 1;
    if (isSound(draft, after)) sound = kept;
  }
  return sound;
}

/** The lessons that lose their places for one lesson, at most. */
const MOST_DISPLACED = 2;

/**
 * Up to three places for one lesson, the first of those wanted, for which no chain makes room; where a cell is wanted, that
 * one alone. The lessons in the way go to the staging area, as few as possible, then the cheapest first. No hard rule is broken that was not broken before;
 * each was verified by the checker.
 */
export function makeRoomByDisplacing(live: LiveCheck, wanted: RoomWanted): Proposal[] {
  const { draft } = live;
  const [lesson = ''] = wanted.kind === 'cell' ? wanted.lessons : [wanted.lesson];
  const found: Candidate[][] = Array.from({ length: MOST_DISPLACED + 1 }, () => []);
  const places = createPlaces(live);
  const first =
    wanted.kind === 'cell' ? firstChains(live, places, wanted) : places.next(new Map(), lesson, []);
  const chains = first
    .filter(({ waiting }) => waiting.length <= MOST_DISPLACED)
    // The last is looked at first.
    .sort((a, b) => b.waiting.length - a.waiting.length)
    .slice(-MOST_TRIED);
  const isOtherWeek = createWeeks(draft, wanted);
  for (let tried = 0; tried < MOST_TRIED; tried += 1) {
    const chain = chains.pop();
    if (!chain) break;
    const { moves, waiting } = chain;
    const all: TriedMove[] = [
      ...[...moves].map(([id, at]) => ({ lesson: id, at })),
      ...waiting.map((id) => ({ lesson: id, at: null })),
    ];
    const placed = withRooms(live, all);
    if (!isOtherWeek(placed)) continue;
    const { broken, hard, cost, amounts } = live.tryMoves(placed);
    if (broken.length === 0) {
      if (wanted.kind !== 'mend' || hard < 0)
        found[waiting.length]?.push({ moves: placed, cost, hard, amounts });
    } else if (waiting.length < MOST_DISPLACED) {
      const others = leaving(draft, broken, moves).filter((id) => !waiting.includes(id));
      chains.unshift(...others.map((id) => ({ moves, waiting: [...waiting, id] })));
    }
  }
  const best = found.flatMap((each) => each.sort((a, b) => mending(wanted, a, b) || a.cost - b.cost));
  return verified(live, best);
}

function search(live: LiveCheck, wanted: RoomWanted): Candidate[] {
  const places = createPlaces(live);
  const first = firstChains(live, places, wanted);
  const longest = MOST_MOVES + (wanted.kind === 'cell' ? wanted.lessons.length - 1 : 0);
  const bySize: Chain[][] = Array.from({ length: longest + 1 }, () => []);
  const add = (chain: Chain): void => void bySize[chain.moves.size + chain.waiting.length]?.push(chain);
  for (const chain of first) add(chain);
  const found: Candidate[] = [];
  const isOtherWeek = createWeeks(live.draft, wanted);
  let tried = 0;
  let opened = 0;
  for (const chains of bySize) {
    for (let chain = chains.pop(); chain; chain = chains.pop()) {
      const [next, ...others] = chain.waiting;
      if (next !== undefined) {
        if (opened >= MOST_OPENED) break;
        opened += 1;
        for (const each of places.next(chain.moves, next, others)) add(each);
        continue;
      }
      if (tried >= MOST_TRIED) break;
      const moves = withRooms(
        live,
        [...chain.moves].map(([lesson, at]) => ({ lesson, at })),
      );
      if (!isOtherWeek(moves)) continue;
      tried += 1;
      const { broken, hard, cost, amounts } = live.tryMoves(moves);
      if (broken.length > 0) {
        for (const id of leaving(live.draft, broken, chain.moves)) add({ moves: chain.moves, waiting: [id] });
      } else if (wanted.kind !== 'mend' || hard < 0) found.push({ moves, cost, hard, amounts });
    }
    if (found.length >= MOST_PROPOSALS) break;
  }
  return found.sort((a, b) => mending(wanted, a, b) || a.cost - b.cost || a.moves.length - b.moves.length);
}

/** To mend is what a broken lesson is moved for: what mends more comes first. */
const mending = ({ kind }: RoomWanted, a: Candidate, b: Candidate): number =>
  kind === 'mend' ? a.hard - b.hard : 0;

function firstChains(live: LiveCheck, places: Places, wanted: RoomWanted): Chain[] {
  const { draft } = live;
  if (wanted.kind === 'place') return [{ moves: new Map(), waiting: [wanted.lesson] }];
  if (wanted.kind === 'mend') {
    const { physical, matches } = live.report;
    const broken = [...physical, ...matches].filter(
      ({ hard, lessons }) => hard && lessons.includes(wanted.lesson),
    );
    const ids = [wanted.lesson, ...broken.flatMap(({ lessons }) => lessons)];
    const free = [...new Set(ids)].filter((id) => draft.lessons[id]?.timeSlot && !draft.lessons[id]?.locked);
    return free.slice(0, MOST_LEAVING).map((id) => ({ moves: new Map(), waiting: [id] }));
  }
  const held = [...wanted.lessons, ...startingTogether(live, wanted.lessons)];
  const start = placedCells(draft, held, wanted.at);
  if (start === null) return [];
  const waiting = new Set<Id>();
  for (const [id, at] of start) {
    const inTheWay = places.inTheWay(id, at, start);
    if (inTheWay === null) return [];
    for (const other of inTheWay) waiting.add(other);
  }
  return [{ moves: start, waiting: [...waiting] }];
}

/** The cells of held lessons when the first of them goes to a cell; null where the grid has no room for them. */
function placedCells(draft: Draft, held: readonly Id[], at: CellAt): Map<Id, CellAt> | null {
  const cells = new Map<Id, CellAt>();
  const from = draft.lessons[held[0] ?? '']?.timeSlot;
  for (const id of held) {
    const slot = draft.lessons[id]?.timeSlot;
    const [day, start] = from && slot ? [slot.day - from.day, slot.start - from.start] : [0, 0];
    const to = { day: at.day + day, start: at.start + start };
    if (!planDrop(draft, { dragged: [id], to }).ok) return null;
    cells.set(id, to);
  }
  return cells;
}

/** The lessons of the first broken rule that can still leave it. */
function leaving(draft: Draft, broken: readonly Match[], moves: ReadonlyMap<Id, CellAt>): Id[] {
  const [first] = broken;
  const ids = new Set(first?.lessons);
  const free = [...ids].filter((id) => {
    const lesson = draft.lessons[id];
    return lesson?.timeSlot && !lesson.locked && !moves.has(id);
  });
  return free.slice(0, MOST_LEAVING);
}

/** The places of lessons, by clashes and calendars alone. */
interface Places {
  /** The chains that go on with a place for one lesson while others wait. */
  next(moves: ReadonlyMap<Id, CellAt>, id: Id, waiting: readonly Id[]): Chain[];
  /** The lessons that must leave for a lesson at a cell; null where it cannot be. */
  inTheWay(id: Id, at: CellAt, moves: ReadonlyMap<Id, CellAt>): Id[] | null;
}

function createPlaces(live: LiveCheck): Places {
  const { draft } = live;
  const index = indexOf(draft);
  const rivals = new Map<Id, readonly Lesson[]>();
  const open = new Map<Id, ReadonlyMap<string, Placed>>();
  const present = new Map<Id, Placed | null>();
  const units = new Map<Id, readonly Id[]>();

  const placedAt = (lesson: Lesson, { day, start }: CellAt): Placed =>
    place(lesson, draft.schoolData.structures[lesson.structure], day, start, null);
  const presentOf = (lesson: Lesson): Placed | null =>
    computedOrNull(present, lesson.id, () => lesson.timeSlot && placedAt(lesson, lesson.timeSlot));
  /** The lessons that share a teacher or a class with one and may not be held with it. */
  const rivalsOf = (lesson: Lesson): readonly Lesson[] =>
    computed(rivals, lesson.id, () => {
      const found = new Set<Lesson>();
      for (const id of lesson.teachers) for (const other of index.byTeacher.get(id) ?? []) found.add(other);
      for (const id of lesson.groups) {
        for (const other of index.byGroup.get(id) ?? []) if (!live.sharing(lesson, other)) found.add(other);
      }
      return [...found].filter(({ id }) => id !== lesson.id);
    });
  /** The cells where the lesson can start by its structure and the calendars. */
  const openCells = (lesson: Lesson): ReadonlyMap<string, Placed> =>
    computed(open, lesson.id, () => {
      const blocked = [
        ...lesson.teachers.flatMap((id) => hardCells(draft, 'teacher', id)),
        ...lesson.groups.flatMap((id) => hardCells(draft, 'group', id)),
      ];
      const cells = startsOf(draft, lesson).map((at) => [keyOf(at), placedAt(lesson, at)] as const);
      return new Map(
        cells.filter(([, { day, startMinute, endMinute }]) => !meets(blocked, day, startMinute, endMinute)),
      );
    });

  const inTheWay: Places['inTheWay'] = (id, at, moves) => {
    const lesson = draft.lessons[id];
    const there = lesson && openCells(lesson).get(keyOf(at));
    if (!lesson || !there) return null;
    const found: Id[] = [];
    const add = (other: Lesson, placed: Placed | null): boolean => {
      if (!placed || !meetsMinutes(placed, there)) return true;
      if (moves.has(other.id) || draft.lessons[other.id]?.locked) return false;
      found.push(other.id);
      return true;
    };
    for (const other of rivalsOf(lesson)) {
      const to = moves.get(other.id);
      if (!add(other, to ? placedAt(other, to) : presentOf(other))) return null;
    }
    const rooms = live.rooms(lesson);
    if ('fixed' in rooms && rooms.fixed !== null) {
      for (const { lesson: other } of live.inClassroom(rooms.fixed, there)) {
        if (other.id === id || moves.has(other.id) || found.includes(other.id)) continue;
        if (!add(draft.lessons[other.id] ?? other, presentOf(draft.lessons[other.id] ?? other))) return null;
      }
    }
    return found;
  };

  const next: Places['next'] = (moves, id, waiting) => {
    const lesson = draft.lessons[id];
    if (!lesson) return [];
    const unit = computed(units, id, () => [id, ...startingTogether(live, [id])]);
    if (unit.some((each) => moves.has(each) || isFast(draft.lessons[each]))) return [];
    const chains: Chain[] = [];
    for (const { day, start } of openCells(lesson).values()) {
      if (lesson.timeSlot?.day === day && lesson.timeSlot.start === start) continue;
      const at = { day, start };
      const after = new Map(moves);
      for (const each of unit) after.set(each, at);
      const left = new Set(waiting.filter((each) => !unit.includes(each)));
      const isOpen = unit.every((each) => {
        const others = inTheWay(each, at, after);
        for (const other of others ?? []) left.add(other);
        return others !== null;
      });
      if (isOpen) chains.push({ moves: after, waiting: [...left] });
    }
    // The last of the list is looked at first: that is the first cell of the week.
    return chains.reverse();
  };
  return { next, inTheWay };
}

const isFast = (lesson: Lesson | undefined): boolean => lesson?.locked === true && lesson.timeSlot !== null;

const keyOf = ({ day, start }: CellAt): string => `${day}/${start}`;

const meetsMinutes = (a: Placed, b: Placed): boolean =>
  a.day === b.day && a.startMinute < b.endMinute && b.startMinute < a.endMinute;

function computedOrNull<Value>(
  map: Map<Id, Value | null>,
  key: Id,
  compute: () => Value | null,
): Value | null {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = compute();
  map.set(key, value);
  return value;
}

/** Of the candidates with the same lessons and the same end of the first of them, the first. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  return candidates.filter(({ moves }) => {
    const [first] = moves;
    const key = [first?.at ? keyOf(first.at) : '', ...moves.map(({ lesson }) => lesson).toSorted()].join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Says whether moves give a week that none before gave. An exchange of alike lessons gives the present one, and is wanted
 * only for a certain lesson at a certain cell.
 */
function createWeeks(draft: Draft, { kind }: RoomWanted): (moves: readonly TriedMove[]) => boolean {
  const seen = new Set(kind === 'cell' ? [] : ['']);
  return (moves) => {
    const change = changeOfWeek(draft, moves);
    if (seen.has(change)) return false;
    seen.add(change);
    return true;
  };
}

/** The places that lessons leave and take, whichever of alike lessons it is; empty where the week stays as it is. */
function changeOfWeek(draft: Draft, moves: readonly TriedMove[]): string {
  const keys = alikeKeys(draft);
  const counts = new Map<string, number>();
  for (const { lesson: id, at, classroom } of moves) {
    const { timeSlot = null, classroom: room = null } = draft.lessons[id] ?? {};
    const count = (cell: CellAt | null, inRoom: Id | null, by: number): void => {
      const key = JSON.stringify([keys.get(id) ?? id, cell && keyOf(cell), cell && inRoom]);
      counts.set(key, (counts.get(key) ?? 0) + by);
    };
    count(timeSlot, room, -1);
    count(at, classroom === undefined ? room : classroom, 1);
  }
  return [...counts]
    .filter(([, by]) => by !== 0)
    .map((each) => each.join(' '))
    .sort()
    .join(' ');
}

const moved = (draft: Draft, moves: readonly TriedMove[]): Draft =>
  runCommand(draft, commands.placeLessons, { places: [...moves] });

/** True if no hard rule is broken that was not broken, or more than before. */
function isSound(before: Draft, after: Draft): boolean {
  const allowed = hardAmounts(before);
  return [...hardAmounts(after)].every(([key, amount]) => amount <= (allowed.get(key) ?? 0));
}

/** The amounts of the broken hard rules, by rule; of physical rules by the lessons that break them. */
const hardAmounts = remember((draft: Draft): ReadonlyMap<string, number> => {
  const { physical, matches } = verify(draft);
  const amounts = new Map<string, number>();
  const add = ({ kind, constraints, references, lessons, amount }: Match, isPhysical: boolean) => {
    const key = JSON.stringify([kind, constraints, references, isPhysical ? lessons.toSorted() : []]);
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  };
  for (const match of physical) add(match, true);
  for (const match of matches) if (match.hard) add(match, false);
  return amounts;
});

/** The moves that place many lessons of the staging area, and the lessons for which no chain was found. */
interface AreaProposal extends Proposal {
  readonly placed: readonly Id[];
  readonly left: readonly Id[];
}

/**
 * Up to three proposals that place lessons of the staging area one after another, those with the fewest free cells
 * first. Each lesson takes the cheapest chain; in the second and third proposal, the first lesson that has a second or
 * third chain takes that one. Null after each lesson, so that the caller can give up; all that is proposed by then after
 * each proposal, as a later one may be better in everything than an earlier one.
 */
export function* makeRoomForAll(
  live: LiveCheck,
  ids: readonly Id[],
): Generator<readonly AreaProposal[] | null, void> {
  const before = live.draft;
  const free = new Map(ids.map((id) => [id, freeCells(live, id)]));
  let proposed: AreaProposal[] = [];
  const order = ids.toSorted((a, b) => (free.get(a) ?? 0) - (free.get(b) ?? 0));
  for (let choice = 0; choice < MOST_PROPOSALS; choice += 1) {
    let now = before;
    let isOther = choice === 0;
    for (const id of order) {
      yield null;
      if (now.lessons[id]?.timeSlot) continue;
      live.update(now);
      const found = distinct(search(live, { kind: 'place', lesson: id }));
      const other = isOther ? undefined : found[choice];
      isOther ||= other !== undefined;
      const chain = other ?? found[0];
      if (chain) now = moved(now, chain.moves);
    }
    live.update(before);
    if (!isOther) return;
    if (!isSound(before, now)) continue;
    const proposal = areaProposal(live, ids, now);
    if (proposal.placed.length === 0) continue;
    const kept = addUndominated(before, proposed, proposal);
    if (!kept.includes(proposal)) continue;
    proposed = kept;
    yield proposed;
  }
}

/** The way from the draft of a check to one in which lessons of the staging area have places. */
function areaProposal(live: LiveCheck, ids: readonly Id[], after: Draft): AreaProposal {
  const before = live.draft;
  const changed = Object.values(after.lessons).filter((lesson) => lesson !== before.lessons[lesson.id]);
  const moves = changed.map(({ id, timeSlot, classroom }) => ({ lesson: id, at: timeSlot, classroom }));
  const { cost, hard, amounts } = live.tryMoves(moves);
  const isPlaced = (id: Id): boolean => after.lessons[id]?.timeSlot != null;
  return {
    moves,
    cost,
    hard,
    amounts,
    days: changeOfDays(before, after),
    placed: ids.filter(isPlaced),
    left: ids.filter((id) => !isPlaced(id)),
  };
}

/** The number of cells where a lesson clashes with none, and no calendar is against it. */
function freeCells(live: LiveCheck, id: Id): number {
  const places = createPlaces(live);
  const lesson = live.draft.lessons[id];
  const starts = lesson ? startsOf(live.draft, lesson) : [];
  return starts.filter((at) => places.inTheWay(id, at, new Map())?.length === 0).length;
}
