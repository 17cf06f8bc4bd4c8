import type { Id } from '@bellgrid/model';
import { kinds } from '../kinds/registry.ts';
import { push } from '../read/draft-index.ts';
import { computed } from '../read/memo.ts';
import { neededOf } from '../read/needed-of.ts';
import { type BoundConstraint, isHard, paramsOf } from '../rules/bound-constraint.ts';
import { closeStarts } from './close-starts.ts';
import { freshUnit } from './create-plan.ts';
import { isPossible, type Plan, type PlannedUnit } from './plan.ts';
import { RecordingBuilder, type RoomTimes } from './recording-builder.ts';

/**
 * The starts that one rule by itself leaves to units without any other rule, and the times that it closes.
 */
interface Effect {
  readonly left: ReadonlyMap<PlannedUnit, PlannedUnit>;
  readonly roomTimes: ReadonlyMap<Id, RoomTimes>;
}

/**
 * A minimal set of rules that together leave a unit no place.
 * @param besides rules that are left out: null when the others would leave it a place.
 */
export type RulesAgainst = (
  unit: PlannedUnit,
  besides?: ReadonlySet<BoundConstraint>,
) => readonly BoundConstraint[] | null;

/**
 * Finds, for units without a place, the rules that keep them from every one: without any one of those there would be
 * a place. Each rule is posted once more, for all such units together.
 */
export function createRulesAgainst(plan: Plan, sources: readonly BoundConstraint[]): RulesAgainst {
  const effects = new Map<number, Effect>();
  let suspects: Suspects | null = null;
  return (unit, besides) => {
    suspects ??= suspectsOf(plan, sources);
    const { ofUnit, unitsOf } = suspects;
    const effectOf = (source: number) =>
      computed(effects, source, () => postAlone(plan, sources[source]!, unitsOf.get(source) ?? []));
    const closes = (some: readonly number[]) => !isPossible(withEffects(plan, unit, some.map(effectOf)));
    const all = ofUnit.get(unit) ?? [];
    const blamed = besides ? all.filter((source) => !besides.has(sources[source]!)) : all;
    if (besides && !closes(blamed)) return null;
    // The rule that forbids the fewest places is dropped first, so that fewer rules remain; of equals the
    // last, for all units the same.
    const weakestFirst = blamed.toSorted(
      (a, b) => placesLeft(effectOf(b), unit) - placesLeft(effectOf(a), unit) || b - a,
    );
    const needed = neededOf(weakestFirst, closes);
    return needed.toSorted((a, b) => a - b).map((source) => sources[source]!);
  };
}

interface Suspects {
  /** The sources that may have to do with a unit having no place, and the other way round. */
  readonly ofUnit: ReadonlyMap<PlannedUnit, readonly number[]>;
  readonly unitsOf: ReadonlyMap<number, readonly PlannedUnit[]>;
}

/** Rules that forbid places or rooms, and the calendars of the rooms, which only together close a place. */
function suspectsOf(plan: Plan, sources: readonly BoundConstraint[]): Suspects {
  const calendars = new Map<Id, number[]>();
  sources.forEach((bound, source) => {
    const calendar = paramsOf(bound, kinds.classroomCalendar);
    if (calendar && isHard(bound)) push(calendars, calendar.base, source);
  });
  const ofUnit = new Map<PlannedUnit, readonly number[]>();
  const unitsOf = new Map<number, PlannedUnit[]>();
  for (const unit of plan.units) {
    if (isPossible(unit)) continue;
    const rooms = freshUnit(plan, unit).needs.flatMap((need) => [...need.rooms.keys()]);
    const own = new Set([...unit.removedBy, ...rooms.flatMap((room) => calendars.get(room) ?? [])]);
    ofUnit.set(unit, [...own]);
    for (const source of own) push(unitsOf, source, unit);
  }
  return { ofUnit, unitsOf };
}

function postAlone(plan: Plan, bound: BoundConstraint, units: readonly PlannedUnit[]): Effect {
  const fresh = units.map((unit) => freshUnit(plan, unit));
  const unitOf = new Map(
    fresh.flatMap(({ lessons }, index) => lessons.map(({ id }) => [id, index] as const)),
  );
  const builder = new RecordingBuilder({ ...plan, units: fresh, unitOf });
  builder.begin(0, true, bound.weight);
  bound.kind.post(bound.params, builder);
  const left = new Map(units.map((unit, index) => [unit, fresh[index]!]));
  return { left, roomTimes: builder.roomTimes };
}

function placesLeft({ left }: Effect, unit: PlannedUnit): number {
  return left.get(unit)!.allowed.reduce((sum, isOpen) => sum + isOpen, 0);
}

/** A unit to which these rules alone have been posted. */
function withEffects(plan: Plan, unit: PlannedUnit, effects: readonly Effect[]): PlannedUnit {
  const after = freshUnit(plan, unit);
  const roomTimes = new Map<Id, RoomTimes>();
  for (const { left, roomTimes: closed } of effects) {
    const { allowed, needs } = left.get(unit)!;
    allowed.forEach((isOpen, place) => {
      if (isOpen === 0) after.allowed[place] = 0;
    });
    after.needs.forEach((need, index) => {
      need.rooms = new Map([...need.rooms].filter(([room]) => needs[index]!.rooms.has(room)));
    });
    for (const [room, times] of closed) roomTimes.set(room, bothOf(roomTimes.get(room), times));
  }
  closeStarts([after], roomTimes);
  return after;
}

/** Cells of both levels may close a room. */
function bothOf(known: RoomTimes | undefined, { blocked, cost }: RoomTimes): RoomTimes {
  return {
    blocked: known ? blocked.map((isBlocked, atom) => isBlocked | known.blocked[atom]!) : blocked,
    cost,
  };
}
