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
import { physicalOfLesson } from '../physical/physical-of-lesson.ts';
import { physicalViolations } from '../physical/physical-violations.ts';
import { computed, remember } from '../read/memo.ts';
import type { References } from '../rule-forms/define-constraint.ts';
import { type BoundConstraint, boundConstraints, ruleReferences } from '../rules/bound-constraint.ts';
import { asMatch, type Match, matchesOfBound, reportOf, type VerifyReport } from './verify.ts';

/** A check that follows a draft while it is edited: after a move only the rules that depend on the lesson are checked. */
export interface LiveCheck {
  /** Equal to `verify(draft)` of the latest draft. */
  readonly report: VerifyReport;
  /** Checks the next state of the draft. After any change other than of placements it checks all rules again. */
  update(draft: Draft): VerifyReport;
}

export function createLiveCheck(draft: Draft): LiveCheck {
  let state = createState(draft);
  return {
    get report() {
      return state.report;
    },
    update(next) {
      const moved = movedLessons(state.draft, next);
      state = moved ? afterMoves(state, next, moved) : createState(next);
      return state.report;
    },
  };
}

interface State {
  /** The latest draft, and the one that all tables were made from: they differ in placements only. */
  readonly draft: Draft;
  readonly base: Draft;
  readonly timetable: Timetable;
  /** The placements of `timetable`, which only this check holds: they change in place. */
  readonly placed: Map<Id, Placed>;
  readonly rooms: (lesson: Lesson) => Rooms;
  readonly sharing: Sharing;
  readonly bound: readonly BoundConstraint[];
  /** The constraints in `bound` that depend on an item, by "type id". */
  readonly dependents: ReadonlyMap<string, ReadonlySet<number>>;
  readonly matches: readonly (readonly Match[])[];
  readonly physical: readonly Match[];
  readonly report: VerifyReport;
}

function createState(draft: Draft): State {
  const read = timetableOf(draft);
  const placed = new Map(read.placed);
  const timetable = { ...read, placed };
  const bound = boundConstraints(draft);
  const sharing = sharingOf(draft);
  const matches = bound.map((each) => matchesOfBound(each, timetable));
  const physical = physicalViolations(timetable, sharing).map(asMatch);
  const report = reportOf(timetable, physical, joined(matches));
  const dependents = findDependents(draft, bound);
  return {
    draft,
    base: draft,
    timetable,
    placed,
    rooms: createRooms(draft),
    sharing,
    bound,
    dependents,
    matches,
    physical,
    report,
  };
}

function findDependents(draft: Draft, bound: readonly BoundConstraint[]): Map<string, Set<number>> {
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
  return dependents;
}

const PARTS = [
  'schoolData',
  'teachers',
  'groups',
  'classrooms',
  'subjects',
  'constraints',
  'constraintGroupWeights',
  'trackSets',
] as const satisfies readonly (keyof Draft)[];

/** The lessons whose placement differs in `after`; null when anything else has changed. */
function movedLessons(before: Draft, after: Draft): Lesson[] | null {
  if (PARTS.some((part) => before[part] !== after[part])) return null;
  const { isClassroomsEnabled, isTracksEnabled } = before.config;
  if (isClassroomsEnabled !== after.config.isClassroomsEnabled) return null;
  if (isTracksEnabled !== after.config.isTracksEnabled) return null;
  if (before.lessons === after.lessons) return [];
  const [olds, news] = [lessonList(before.lessons), lessonList(after.lessons)];
  if (olds.length !== news.length) return null;
  const moved: Lesson[] = [];
  for (let index = 0; index < news.length; index += 1) {
    const [old, now] = [olds[index]!, news[index]!];
    if (old === now) continue;
    if (!isSameButPlace(old, now)) return null;
    moved.push(now);
  }
  return moved;
}

const lessonList = remember((lessons: Draft['lessons']) => Object.values(lessons));

const KEPT = [
  'id',
  'name',
  'subject',
  'groups',
  'teachers',
  'viableClassrooms',
  'numPeriods',
  'structure',
] as const satisfies readonly (keyof Lesson)[];

function isSameButPlace(a: Lesson, b: Lesson): boolean {
  return KEPT.every((field) => a[field] === b[field]);
}

function afterMoves(state: State, draft: Draft, moved: readonly Lesson[]): State {
  if (moved.length === 0) return { ...state, draft };
  const { base, bound, sharing } = state;
  const { placed } = state;
  const affected = new Set<number>();
  for (const lesson of moved) {
    touch(state, affected, lesson, placed.get(lesson.id));
    const there = placeOf(state, lesson);
    if (there) placed.set(lesson.id, there);
    else placed.delete(lesson.id);
    touch(state, affected, lesson, there);
  }
  const timetable = { draft: base, placed, unplaced: unplacedAfter(state, moved) };
  const matches = [...state.matches];
  for (const index of affected) matches[index] = matchesOfBound(bound[index]!, timetable);
  const ids = new Set(moved.map((lesson) => lesson.id));
  const kept = state.physical.filter((match) => !match.lessons.some((id) => ids.has(id)));
  const found = moved.flatMap((lesson) => physicalOfLesson(timetable, lesson, sharing).map(asMatch));
  const physical = [...kept, ...withoutRepeats(found)];
  const report = reportOf(timetable, physical, joined(matches));
  return { ...state, draft, timetable, matches, physical, report };
}

/** `flat`, several times faster for many short lists. */
function joined(lists: readonly (readonly Match[])[]): Match[] {
  const all: Match[] = [];
  for (const list of lists) for (const match of list) all.push(match);
  return all;
}

/** The unplaced lessons once `placed` is up to date. */
function unplacedAfter({ base, timetable, placed }: State, moved: readonly Lesson[]): Lesson[] {
  const ids = new Set(moved.map((lesson) => lesson.id));
  const others = timetable.unplaced.filter((lesson) => !ids.has(lesson.id));
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

/** Marks the rules that depend on a lesson or on its classroom. */
function touch({ dependents }: State, affected: Set<number>, lesson: Lesson, placed?: Placed | null): void {
  const keys = [
    `lesson ${lesson.id}`,
    `subject ${lesson.subject}`,
    `classroom ${placed?.classroom}`,
    ...lesson.teachers.map((id) => `teacher ${id}`),
    ...lesson.groups.map((id) => `group ${id}`),
  ];
  for (const key of keys) for (const index of dependents.get(key) ?? []) affected.add(index);
}

/** A clash of two moved lessons is found from both of them. */
function withoutRepeats(matches: readonly Match[]): Match[] {
  const seen = new Set<string>();
  return matches.filter(({ kind, lessons, references }) => {
    // Not by its message, which names the two lessons in the order in which they were found.
    const key = `${kind} ${lessons.toSorted().join(' ')} ${JSON.stringify(references)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
