import {
  createRooms,
  type Draft,
  type Id,
  type Lesson,
  type Placed,
  place,
  type Rooms,
  type Sharing,
  type Timetable,
  timetableOf,
} from '@bellgrid/model';
import { sharingOf } from '../amounts/sharing-of.ts';
import type { Sides } from '../amounts/sides.ts';
import { physicalOfLesson } from '../physical/physical-of-lesson.ts';
import { physicalViolations } from '../physical/physical-violations.ts';
import { push } from '../read/draft-index.ts';
import { computed, lazy } from '../read/memo.ts';
import { indexByClassroom, keepByClassroom, replaceInClassrooms } from '../read/timetable-index.ts';
import type { Violation } from '../read/violation.ts';
import type { References } from '../rule-forms/define-constraint.ts';
import {
  type BoundConstraint,
  boundConstraints,
  matchesOf,
  recordBinder,
  ruleReferences,
} from '../rules/bound-constraint.ts';
import { type NearChange, nearChange } from './near-change.ts';
import { togetherSides } from './starting-together.ts';
import {
  asMatch,
  type Match,
  matchesOfBound,
  matchesOfViolations,
  reportOf,
  type VerifyReport,
} from './verify.ts';

/**
 * A check that follows a draft while it is edited: after a move only the rules that depend on the lesson are checked, and
 * after an edit of rules only these.
 */
export interface LiveCheck {
  /** Equal to `verify(draft)` of the latest draft. */
  readonly report: VerifyReport;
  /** Checks the next state of the draft. */
  update(draft: Draft): VerifyReport;
  /** False when `update` has to check all rules again for this draft. */
  isNear(draft: Draft): boolean;
  /** The effect of moving lessons of the latest draft, without moving them. */
  tryMoves(moves: readonly TriedMove[]): MoveEffect;
  /** The latest draft. */
  readonly draft: Draft;
  /** The pairs of sides whose lessons a hard rule wants to start together. */
  readonly together: readonly Sides[];
  /** Decides if two lessons of one class may be at the same time. */
  readonly sharing: Sharing;
  /** The rooms of a lesson of the latest draft. */
  readonly rooms: (lesson: Lesson) => Rooms;
  /** The lessons that have a classroom at these minutes, without those given. */
  inClassroom(classroom: Id, at: Pick<Placed, 'day' | 'startMinute' | 'endMinute'>): readonly Placed[];
}

/** A lesson and its new place; null is the staging area. */
export interface TriedMove {
  readonly lesson: Id;
  readonly at: { readonly day: number; readonly start: number } | null;
  /** The room of a lesson whose room is chosen; the present one when absent. */
  readonly classroom?: Id | null;
}

export interface MoveEffect {
  /** The change of the soft cost. */
  readonly cost: number;
  /** The change of the amounts of soft rules, by kind. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The change of the amounts of hard and physical rules. */
  readonly hard: number;
  /** The violations of hard and physical rules that were not there, or are larger, than before. */
  readonly broken: readonly Match[];
}

export function createLiveCheck(draft: Draft): LiveCheck {
  let state = createState(draft);
  // The latest answer of `isNear`: an update to the same draft needs it next.
  let asked: { readonly from: State; readonly draft: Draft; readonly change: NearChange | null } | null =
    null;
  const changeTo = (next: Draft): NearChange | null => {
    if (asked?.from !== state || asked.draft !== next)
      asked = { from: state, draft: next, change: nearChange(state.draft, next) };
    return asked.change;
  };
  return {
    get report() {
      return state.report;
    },
    update(next) {
      const change = changeTo(next);
      asked = null;
      state = change
        ? afterMoves(afterRules(state, next, change.rules), next, change.moved)
        : createState(next);
      return state.report;
    },
    isNear: (next) => changeTo(next) !== null,
    get draft() {
      return state.draft;
    },
    get together() {
      return state.together;
    },
    get sharing() {
      return state.sharing;
    },
    get rooms() {
      return state.rooms;
    },
    tryMoves: (moves) => effectOf(state, moves),
    inClassroom: (classroom, at) =>
      (state.byClassroom.get(classroom) ?? []).filter((each) => meetsMinutes(each, at)),
  };
}

const meetsMinutes = (a: Placed, b: Pick<Placed, 'day' | 'startMinute' | 'endMinute'>): boolean =>
  a.day === b.day && a.startMinute < b.endMinute && b.startMinute < a.endMinute;

/** The rules that depend on an item, as indices into `bound`. */
interface Dependents {
  /** Those of a lesson, its subject, teachers and classes. */
  readonly ofLesson: (lesson: Lesson) => readonly number[];
  readonly ofClassroom: (classroom: Id) => readonly number[];
}

interface State {
  /** The latest draft, and the one with its rules that all tables were made from: they differ in placements only. */
  readonly draft: Draft;
  readonly base: Draft;
  readonly timetable: Timetable;
  /** The placements of `timetable`, which only this check holds: they change in place. */
  readonly placed: Map<Id, Placed>;
  /** Its placements by classroom. */
  readonly byClassroom: Map<Id, Placed[]>;
  readonly rooms: (lesson: Lesson) => Rooms;
  readonly sharing: Sharing;
  readonly bound: readonly BoundConstraint[];
  readonly together: readonly Sides[];
  readonly dependents: () => Dependents;
  readonly matches: readonly (readonly Match[])[];
  readonly physical: readonly Match[];
  /** The keys of `physical`. */
  readonly physicalKeys: () => ReadonlySet<string>;
  readonly report: VerifyReport;
}

function createState(draft: Draft): State {
  const read = timetableOf(draft);
  const placed = new Map(read.placed);
  const timetable = { ...read, placed };
  const byClassroom = indexByClassroom(placed.values());
  keepByClassroom(timetable, byClassroom);
  // An edit begins from the timetable that it changes: the budget for change is about runs.
  const bound = boundConstraints(draft).filter(({ kind }) => kind.family !== 'run');
  const sharing = sharingOf(draft);
  const matches = bound.map((each) => matchesOfBound(each, timetable));
  const physical = physicalViolations(timetable, sharing).map(asMatch);
  const report = reportOf(timetable, physical, joined(matches));
  return {
    draft,
    base: draft,
    timetable,
    placed,
    byClassroom,
    rooms: createRooms(draft),
    sharing,
    bound,
    together: togetherSides(draft, bound),
    dependents: lazy(() => findDependents(draft, bound)),
    matches,
    physical,
    physicalKeys: keysOf(physical),
    report,
  };
}

function findDependents(draft: Draft, bound: readonly BoundConstraint[]): Dependents {
  const dependents = new Map<string, Set<number>>();
  const add = (type: string, ids: readonly Id[] | undefined, index: number) => {
    for (const id of ids ?? []) computed(dependents, `${type} ${id}`, () => new Set()).add(index);
  };
  bound.forEach((each, index) => {
    const more: References = each.kind.reads?.(each.params, draft) ?? {};
    for (const { teachers, groups, classrooms, subjects, lessons } of [ruleReferences(each), more]) {
      add('teacher', teachers, index);
      add('group', groups, index);
      add('classroom', classrooms, index);
      add('subject', subjects, index);
      add('lesson', lessons, index);
    }
  });
  const together = (keys: readonly string[]): readonly number[] => [
    ...new Set(keys.flatMap((key) => [...(dependents.get(key) ?? [])])),
  ];
  const byLesson = new Map<Id, readonly number[]>();
  const byClassroom = new Map<Id, readonly number[]>();
  return {
    ofLesson: ({ id, subject, teachers, groups }) =>
      computed(byLesson, id, () =>
        together([
          `lesson ${id}`,
          `subject ${subject}`,
          ...teachers.map((teacher) => `teacher ${teacher}`),
          ...groups.map((group) => `group ${group}`),
        ]),
      ),
    ofClassroom: (classroom) => computed(byClassroom, classroom, () => together([`classroom ${classroom}`])),
  };
}

/** Checks the rules that changed; all others stay as they are, in the order of the draft. */
function afterRules(state: State, draft: Draft, changed: ReadonlySet<Id>): State {
  if (changed.size === 0) return state;
  const base = { ...state.base, constraints: draft.constraints };
  const timetable = { ...state.timetable, draft: base };
  keepByClassroom(timetable, state.byClassroom);
  const bound: BoundConstraint[] = [];
  const matches: (readonly Match[])[] = [];
  const known = new Map<Id, number[]>();
  state.bound.forEach((each, index) => {
    const [record] = each.records;
    if (each.kind.record && record !== undefined) {
      push(known, record, index);
    } else {
      bound.push(each);
      matches.push(state.matches[index]!);
    }
  });
  const bind = recordBinder(base);
  for (const id in base.constraints) {
    const rules = changed.has(id) ? bind(base.constraints[id]!) : null;
    for (const each of rules ?? []) {
      bound.push(each);
      matches.push(matchesOfBound(each, timetable));
    }
    if (rules) continue;
    for (const index of known.get(id) ?? []) {
      bound.push(state.bound[index]!);
      matches.push(state.matches[index]!);
    }
  }
  const report = reportOf(timetable, state.physical, joined(matches));
  const dependents = lazy(() => findDependents(base, bound));
  return { ...state, draft, base, timetable, bound, matches, dependents, report };
}

function afterMoves(state: State, draft: Draft, moved: readonly Lesson[]): State {
  if (moved.length === 0) return { ...state, draft };
  const { bound, sharing } = state;
  const affected = new Set<number>();
  for (const lesson of moved) {
    const there = placeOf(state, lesson);
    touch(state, affected, lesson, put(state, lesson, there), there);
  }
  const timetable = timetableAfter(state, moved);
  const matches = [...state.matches];
  for (const index of affected) matches[index] = matchesOfBound(bound[index]!, timetable);
  const ids = new Set(moved.map((lesson) => lesson.id));
  const kept = state.physical.filter((match) => !match.lessons.some((id) => ids.has(id)));
  const found = moved.flatMap((lesson) => physicalOfLesson(timetable, lesson, sharing).map(asMatch));
  const physical = [...kept, ...withoutRepeats(found)];
  const report = reportOf(timetable, physical, joined(matches));
  return { ...state, draft, timetable, matches, physical, physicalKeys: keysOf(physical), report };
}

/** Gives a lesson its place, in place. Answers where it was. */
function put({ placed, byClassroom }: State, lesson: Lesson, there: Placed | null): Placed | null {
  const before = placed.get(lesson.id) ?? null;
  if (there) placed.set(lesson.id, there);
  else placed.delete(lesson.id);
  replaceInClassrooms(byClassroom, before, there);
  return before;
}

function timetableAfter(state: State, moved: readonly Lesson[]): Timetable {
  const { base, placed, byClassroom } = state;
  const timetable = { draft: base, placed, unplaced: unplacedAfter(state, moved) };
  keepByClassroom(timetable, byClassroom);
  return timetable;
}

/** Moves the lessons, looks at the rules that depend on them, and puts them back. */
function effectOf(state: State, moves: readonly TriedMove[]): MoveEffect {
  const { base, bound, draft, sharing } = state;
  const affected = new Set<number>();
  const moved: Lesson[] = [];
  const back: [Lesson, Placed | null][] = [];
  for (const { lesson: id, at, classroom } of moves) {
    const lesson = base.lessons[id];
    const now = draft.lessons[id];
    if (!lesson || !now) continue;
    const room = classroom === undefined ? now.classroom : classroom;
    const timeSlot = at && { ...at, end: at.start + lesson.numPeriods };
    const there = placeOf(state, { ...now, timeSlot, classroom: room });
    const before = put(state, lesson, there);
    touch(state, affected, lesson, before, there);
    moved.push(lesson);
    back.push([lesson, before]);
  }
  const timetable = timetableAfter(state, moved);
  const broken: Match[] = [];
  const amounts = new Map<string, number>();
  let cost = 0;
  let hard = 0;
  for (const match of state.physical)
    if (match.lessons.some((id) => moved.some((lesson) => lesson.id === id))) hard -= match.amount;
  const physical = moved.flatMap((lesson) => physicalOfLesson(timetable, lesson, sharing).map(asMatch));
  // Of a single lesson, each is found once.
  const now = moved.length > 1 ? withoutRepeats(physical) : physical;
  hard += amountOf(now);
  if (now.length > 0) {
    const known = state.physicalKeys();
    broken.push(...now.filter((match) => !known.has(keyOf(match))));
  }
  for (const index of affected) {
    const rule = bound[index]!;
    const before = state.matches[index]!;
    const after = matchesOf(rule, timetable);
    const change = amountOf(after) - amountOf(before);
    if (change === 0) continue;
    if (Number.isFinite(rule.weight)) {
      cost += rule.weight * change;
      amounts.set(rule.kind.kind, (amounts.get(rule.kind.kind) ?? 0) + change);
      continue;
    }
    hard += change;
    if (change > 0) {
      const old = new Set(before.map(keyOf));
      const found = matchesOfViolations(rule, after);
      const fresh = found.filter((match) => !old.has(keyOf(match)));
      broken.push(...(fresh.length > 0 ? fresh : found));
    }
  }
  for (const [lesson, place] of back.reverse()) put(state, lesson, place);
  return { cost, amounts, hard, broken };
}

const amountOf = (violations: readonly Violation[]): number =>
  violations.reduce((sum, { amount }) => sum + amount, 0);

const keysOf = (matches: readonly Match[]): (() => ReadonlySet<string>) =>
  lazy(() => new Set(matches.map(keyOf)));

/** `flat`, several times faster for many short lists. */
function joined(lists: readonly (readonly Match[])[]): Match[] {
  const all: Match[] = [];
  for (const list of lists) for (const match of list) all.push(match);
  return all;
}

/** The unplaced lessons once `placed` is up to date. */
function unplacedAfter({ base, timetable, placed }: State, moved: readonly Lesson[]): readonly Lesson[] {
  const { unplaced } = timetable;
  const isMoved = ({ id }: Lesson) => moved.some((lesson) => lesson.id === id);
  const hasPlace = ({ id }: Lesson) => placed.has(id);
  if (moved.every(hasPlace) && !unplaced.some(isMoved)) return unplaced;
  const others = unplaced.filter((lesson) => !isMoved(lesson));
  return [...others, ...moved.flatMap(({ id }) => (placed.has(id) ? [] : (base.lessons[id] ?? [])))];
}

function placeOf({ base, rooms }: State, lesson: Lesson): Placed | null {
  if (!lesson.timeSlot) return null;
  const room = rooms(lesson);
  const chosen = base.config.isClassroomsEnabled ? lesson.classroom : null;
  const classroom = 'fixed' in room ? room.fixed : chosen;
  const { day, start } = lesson.timeSlot;
  const own = base.lessons[lesson.id] ?? lesson;
  return place(own, base.schoolData.structures[lesson.structure], day, start, classroom);
}

/** Marks the rules that depend on a lesson or on a classroom that it leaves or takes. */
function touch(
  { dependents }: State,
  affected: Set<number>,
  lesson: Lesson,
  before: Placed | null,
  after: Placed | null,
): void {
  const { ofLesson, ofClassroom } = dependents();
  for (const index of ofLesson(lesson)) affected.add(index);
  const rooms = [before?.classroom ?? null, after?.classroom ?? null];
  for (const room of rooms) if (room !== null) for (const index of ofClassroom(room)) affected.add(index);
}

/** A clash of two moved lessons is found from both of them. */
function withoutRepeats(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter((match) => {
    const key = keyOf(match);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Two matches with equal keys are one. The message is no part of it: it names the two lessons of a clash in the order in which they were found. */
const keyOf = ({ kind, lessons, references, amount }: Match): string =>
  `${kind} ${amount} ${lessons.toSorted().join(' ')} ${JSON.stringify(references)}`;
