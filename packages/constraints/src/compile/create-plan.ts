import {
  createRooms,
  type Draft,
  type Id,
  isScheduled,
  type Lesson,
  lessonsInScope,
  type Rooms,
  type Sharing,
} from '@bellgrid/model';
import { isMove } from '../change-budget/moves.ts';
import { computed } from '../read/memo.ts';
import type { BoundConstraint } from '../rules/bound-constraint.ts';
import { type Atoms, createAtoms } from './atoms.ts';
import { type AtomPlace, placesOf } from './places.ts';
import type { Need, Plan, PlannedUnit } from './plan.ts';
import { sameTimeLinks } from './same-time-links.ts';

interface Options {
  /** Pairs that must start together. */
  readonly links: readonly (readonly [Lesson, Lesson])[];
  readonly isFixed: (lesson: Lesson) => boolean;
  readonly roomsOf: (lesson: Lesson) => Rooms;
  readonly sharing: Sharing;
  /** True where moves have a limit, which a fixed unit is not held to. */
  readonly limitsMoves: boolean;
}

/**
 * Groups lessons that must start together into one unit each, as far as one unit can represent them: equal
 * length and structure, no common teacher or fixed room, at most one of them fixed, and then no other that moves
 * against a budget for change. Other links stay rules.
 */
function mergeLessons(lessons: readonly Lesson[], options: Options): Lesson[][] {
  const groups = new Map<Lesson, Lesson[]>(lessons.map((lesson) => [lesson, [lesson]]));
  for (const [a, b] of options.links) {
    const [groupA, groupB] = [groups.get(a), groups.get(b)];
    if (!groupA || !groupB || groupA === groupB) continue;
    if (!groupA.every((first) => groupB.every((second) => canJoin(first, second, options)))) continue;
    groupA.push(...groupB);
    for (const lesson of groupB) groups.set(lesson, groupA);
  }
  return [...new Set(groups.values())];
}

function canJoin(a: Lesson, b: Lesson, { isFixed, roomsOf, sharing, limitsMoves }: Options): boolean {
  if (a.numPeriods !== b.numPeriods || a.structure !== b.structure) return false;
  if (isFixed(a) && isFixed(b)) return false;
  if (limitsMoves && (isFixed(a) ? movesTo(b, a) : isFixed(b) && movesTo(a, b))) return false;
  if (a.teachers.some((teacher) => b.teachers.includes(teacher)) || !sharing(a, b)) return false;
  const [roomA, roomB] = [roomsOf(a), roomsOf(b)];
  return !('fixed' in roomA && 'fixed' in roomB) || roomA.fixed === null || roomA.fixed !== roomB.fixed;
}

/** True if a lesson that starts together with a fixed one is not where the draft has it. */
function movesTo(lesson: Lesson, { timeSlot }: Lesson): boolean {
  return timeSlot !== null && isMove(lesson, timeSlot);
}

/** True for a lesson that keeps its place: locked with a time slot, or out of scope. */
export function createIsFixed(scope: ReadonlySet<Id>): (lesson: Lesson) => boolean {
  return (lesson) => lesson.timeSlot !== null && (lesson.locked || !scope.has(lesson.id));
}

/**
 * Decides which lessons the problem holds and which of them are one unit. Unplaced lessons out of scope, and
 * lessons with neither a teacher nor a class, are left out.
 * @param rules the hard rules whose 'same time' merges lessons.
 * @param apart lessons that are nevertheless a unit of their own.
 */
export function createPlan(
  draft: Draft,
  sharing: Sharing,
  rules: readonly BoundConstraint[],
  apart: ReadonlySet<Id> = new Set(),
): Plan {
  const scope = lessonsInScope(draft).filter(isScheduled);
  const isFixed = createIsFixed(new Set(scope.map((lesson) => lesson.id)));
  const roomsOf = createRooms(draft);
  const inScope = new Set(scope);
  const held = Object.values(draft.lessons).filter(
    (lesson) => isScheduled(lesson) && (inScope.has(lesson) || lesson.timeSlot !== null),
  );
  const atoms = createAtoms(draft, [...new Set(held.map((lesson) => lesson.structure))]);
  const links = sameTimeLinks(draft, rules, { isFixed, roomsOf }).filter(
    ([a, b]) => !apart.has(a.id) && !apart.has(b.id),
  );
  const limitsMoves = draft.config.changeBudget.isEnabled;
  const merged = mergeLessons(held, { links, isFixed, roomsOf, sharing, limitsMoves });
  // The engine places units with a single start in this order: a lesson out of scope never gives way.
  const staysOut = (lessons: readonly Lesson[]): boolean => lessons.some((lesson) => !inScope.has(lesson));
  const groups = [...merged.filter(staysOut), ...merged.filter((lessons) => !staysOut(lessons))];
  const places = new Map<string, AtomPlace[]>();
  const choices = new Map<readonly Id[], ReadonlyMap<Id, number>>();
  const outsideSchool: Lesson[] = [];
  const units: PlannedUnit[] = [];
  const unitOf = new Map<Id, number>();
  for (const lessons of groups) {
    const unit = planUnit(draft, lessons, { atoms, places, choices, isFixed, roomsOf });
    if (!unit) {
      outsideSchool.push(...lessons.filter(isFixed));
      continue;
    }
    for (const lesson of lessons) unitOf.set(lesson.id, units.length);
    units.push(unit);
  }
  return { draft, atoms, units, unitOf, scope, roomsOf, outsideSchool };
}

interface Context extends Pick<Plan, 'roomsOf'> {
  readonly atoms: Atoms;
  readonly places: Map<string, AtomPlace[]>;
  /** The viable rooms of each list that lessons choose from. */
  readonly choices: Map<readonly Id[], ReadonlyMap<Id, number>>;
  readonly isFixed: (lesson: Lesson) => boolean;
}

/** Null for a fixed unit that is placed outside school. */
function planUnit(draft: Draft, lessons: readonly Lesson[], context: Context): PlannedUnit | null {
  const [first] = lessons;
  if (!first) return null;
  const { structure, numPeriods } = first;
  const places = computed(context.places, `${numPeriods} ${structure}`, () =>
    placesOf(draft, context.atoms, structure, numPeriods),
  );
  const fixed = lessons.find(context.isFixed);
  const allowed = new Uint8Array(places.length).fill(fixed ? 0 : 1);
  if (fixed) {
    const slot = fixed.timeSlot;
    const place = places.findIndex((each) => each.day === slot?.day && each.start === slot.start);
    if (place < 0) return null;
    allowed[place] = 1;
  }
  return {
    lessons,
    places,
    allowed,
    cost: null,
    isFixed: fixed !== undefined,
    needs: lessons.flatMap((lesson) => needOf(draft, lesson, context) ?? []),
    removedBy: new Set(),
  };
}

/** A unit of the plan as it was before any rule. */
export function freshUnit({ draft, roomsOf }: Plan, unit: PlannedUnit): PlannedUnit {
  const fresh = { ...unit, allowed: unit.allowed.slice(), cost: null, removedBy: new Set<number>() };
  if (unit.isFixed) return fresh;
  const context = { roomsOf, isFixed: () => false, choices: new Map() };
  const needs = unit.lessons.flatMap((lesson) => needOf(draft, lesson, context) ?? []);
  return { ...fresh, allowed: fresh.allowed.fill(1), needs };
}

/** A fixed lesson keeps the room that it has; one without chooses among its rooms as any other. */
function needOf(
  draft: Draft,
  lesson: Lesson,
  { roomsOf, isFixed, choices }: Omit<Context, 'atoms' | 'places'>,
): Need | null {
  const rooms = roomsOf(lesson);
  const known = (id: Id | null): id is Id => id !== null && draft.classrooms[id] !== undefined;
  if ('fixed' in rooms) {
    return known(rooms.fixed) ? { lesson, rooms: new Map([[rooms.fixed, 0]]) } : null;
  }
  if (isFixed(lesson) && known(lesson.classroom)) return { lesson, rooms: new Map([[lesson.classroom, 0]]) };
  if (isFixed(lesson) && !lesson.locked) return null;
  const choice = () => new Map(rooms.choose.filter(known).map((room) => [room, 0]));
  return { lesson, rooms: computed(choices, rooms.choose, choice) };
}
