import type { Draft, Id, Lesson, Timetable } from '@bellgrid/model';
import type { PairRule } from '@bellgrid/solver';
import { MAX_MASK_BITS } from '../engine/day-mask.ts';
import { maskStructure } from '../engine/mask-structure.ts';
import { computed, remember } from '../read/memo.ts';
import type { StructureTimes } from '../read/structure-times.ts';
import { isExclusiveGroup } from './clash-cliques.ts';
import type { Plan, PlannedUnit } from './plan.ts';
import type { Amount, DayProfile, Place, ProblemBuilder, RuleView, StartLoad } from './problem-builder.ts';
import { dayCountAmount, pairConstant, plainAmount } from './recorded-amounts.ts';
import {
  type FinishRule,
  finishDayCount,
  finishDayProfile,
  finishDaysUsed,
  finishEvaluated,
  finishPairs,
  finishStartLoad,
  type RecordedRule,
} from './recorded-rule.ts';

/** The calendars of classrooms, as banned or costing times, by classroom: index day × atoms + atom. */
export interface RoomTimes {
  readonly blocked: Uint8Array;
  readonly cost: Float64Array;
}

/**
 * Records the posts of the kinds: costs and bans of single places go into the plan at once, rules of several
 * lessons are kept until the units have their numbers.
 */
export class RecordingBuilder implements ProblemBuilder {
  readonly draft: Draft;
  readonly hasOneStructure: boolean;
  readonly rules: RecordedRule[] = [];
  readonly roomTimes = new Map<Id, RoomTimes>();
  readonly isExclusive: (group: Id) => boolean;
  isHard = false;
  private weight = 1;
  private source = 0;
  /** Room atoms that the current rule has spoken of. */
  private readonly charged = new Set<string>();
  private readonly days: number;

  /** @param isLoose leaves out the bounds that only help to find a full timetable. */
  constructor(
    private readonly plan: Plan,
    private readonly isLoose = false,
  ) {
    this.draft = plan.draft;
    this.hasOneStructure = plan.atoms.areOneStructure;
    this.days = plan.draft.schoolData.days.length;
    const groups = remember((group: { id: Id }) => isExclusiveGroup(plan.draft, group.id));
    this.isExclusive = (id) => {
      const group = plan.draft.groups[id];
      return group === undefined || groups(group);
    };
  }

  /** Everything posted from here on belongs to rule `source`. `weight` is per amount, also of a hard rule. */
  begin(source: number, isHard: boolean, weight: number): void {
    this.source = source;
    this.isHard = isHard;
    this.weight = weight;
    if (this.charged.size > 0) this.charged.clear();
  }

  areTogether(a: Lesson, b: Lesson): boolean {
    const unit = this.plan.unitOf.get(a.id);
    return unit !== undefined && unit === this.plan.unitOf.get(b.id);
  }

  unary(lessons: readonly Lesson[], amount: (place: Place, structure: Id) => number): void {
    const charges = new Map<readonly Place[], Charges>();
    for (const lesson of lessons) {
      const unit = this.unitOf(lesson);
      if (!unit) continue;
      // Only lessons of one structure have the same list of places.
      const { places } = unit;
      this.charge(
        unit,
        computed(charges, places, () => chargesOf(places, (place) => amount(place, lesson.structure))),
      );
    }
  }

  rooms(lessons: readonly Lesson[], amount: (classroom: Id) => number): void {
    for (const lesson of lessons) {
      const unit = this.unitOf(lesson);
      const need = unit?.needs.find((each) => each.lesson === lesson);
      if (!unit || !need) continue;
      const left = new Map(need.rooms);
      for (const [room, cost] of need.rooms) {
        const broken = amount(room);
        if (broken === 0) continue;
        if (!this.isHard) {
          left.set(room, cost + this.weight * broken);
        } else if (!unit.isFixed) {
          left.delete(room);
          unit.removedBy.add(this.source);
        }
      }
      need.rooms = left;
    }
  }

  blockRoom(classroom: Id, day: number, startMinute: number, endMinute: number): void {
    const { atoms } = this.plan;
    const size = this.days * atoms.perDay;
    let times = this.roomTimes.get(classroom);
    if (!times) {
      times = { blocked: new Uint8Array(size), cost: new Float64Array(size) };
      this.roomTimes.set(classroom, times);
    }
    const span = atoms.spanOf(startMinute, endMinute);
    for (let atom = day * atoms.perDay + span.from; atom < day * atoms.perDay + span.to; atom += 1) {
      const key = `${classroom} ${atom}`;
      if (this.charged.has(key)) continue;
      this.charged.add(key);
      if (this.isHard) times.blocked[atom] = 1;
      else times.cost[atom] = times.cost[atom]! + this.weight;
    }
  }

  pairs(relation: PairRule['relation'], pairs: readonly (readonly [Lesson, Lesson])[], n = 0): void {
    const units: number[] = [];
    for (const pair of pairs) {
      const a = this.plan.unitOf.get(pair[0].id);
      const b = this.plan.unitOf.get(pair[1].id);
      if (a === undefined || b === undefined) continue;
      if (a !== b) units.push(a, b);
      else {
        const unit = this.plan.units[a]!;
        this.charge(
          unit,
          chargesOf(unit.places, (place) => pairConstant(relation, n, place)),
        );
      }
    }
    if (units.length > 0) this.record(finishPairs(relation, n, units));
  }

  dayCount(lessons: readonly Lesson[], measure: 'units' | 'periods', max: number): void {
    const units = this.unitsOf(lessons);
    const isCounted = new Set(units).size === units.length;
    if (isCounted) this.record(finishDayCount(units, measure, max));
    else this.evaluated(lessons, (view) => dayCountAmount(lessons, measure, max, view));
  }

  daysUsed(lessons: readonly Lesson[], max: number): void {
    if (max >= this.days) return;
    this.record(finishDaysUsed([...new Set(this.unitsOf(lessons))], max));
  }

  startLoad(load: StartLoad): void {
    this.record(finishStartLoad(load));
  }

  dayProfile(lessons: readonly Lesson[], profile: DayProfile): boolean {
    const units = this.unitsOf(lessons);
    const times = maskStructure(this.draft, lessons);
    const isExact = new Set(units).size === units.length && this.plan.atoms.perDay <= MAX_MASK_BITS;
    if (!isExact || !times) return false;
    const dayAmount = this.hasOneStructure ? profile.dayAmount : this.overPeriods(times, profile);
    const isStrict = profile.isStrict === true && !this.isLoose;
    this.record(finishDayProfile(lessons, { ...profile, dayAmount, isStrict }));
    return true;
  }

  evaluated(lessons: readonly Lesson[], make: (view: RuleView) => Amount, readsRooms = false): void {
    this.record(finishEvaluated(lessons, make, readsRooms));
  }

  plainly(lessons: readonly Lesson[], amount: (timetable: Timetable) => number, readsRooms = false): void {
    this.evaluated(lessons, (view) => plainAmount(this.draft, lessons, view, amount), readsRooms);
  }

  /** Reads the periods of one structure off a mask of atoms, where several structures cut the day. */
  private overPeriods(times: StructureTimes, profile: DayProfile): DayProfile['dayAmount'] {
    const atomsOf = times.starts.map((start, period) => {
      const { from, to } = this.plan.atoms.spanOf(start, times.ends[period]!);
      return (2 ** to - 2 ** from) | 0;
    });
    return (day, mask) => {
      let periods = 0;
      atomsOf.forEach((atoms, period) => {
        if ((mask & atoms) !== 0) periods |= 1 << period;
      });
      return profile.dayAmount(day, periods);
    };
  }

  private record(finish: FinishRule): void {
    this.rules.push({ source: this.source, hard: this.isHard, weight: this.weight, finish });
  }

  private unitsOf(lessons: readonly Lesson[]): number[] {
    return lessons.flatMap((lesson) => this.plan.unitOf.get(lesson.id) ?? []);
  }

  private unitOf(lesson: Lesson): PlannedUnit | undefined {
    const unit = this.plan.unitOf.get(lesson.id);
    return unit === undefined ? undefined : this.plan.units[unit];
  }

  /** A hard rule takes places from all but fixed units; what those break is reported, not forbidden. */
  private charge(unit: PlannedUnit, { indices, amounts }: Charges): void {
    if (indices.length === 0 || (this.isHard && unit.isFixed)) return;
    if (!this.isHard) {
      unit.cost ??= new Float64Array(unit.places.length);
      for (let i = 0; i < indices.length; i += 1) {
        const index = indices[i]!;
        unit.cost[index] = unit.cost[index]! + this.weight * amounts[i]!;
      }
      return;
    }
    for (const index of indices) unit.allowed[index] = 0;
    unit.removedBy.add(this.source);
  }
}

/** The places at which a rule has an amount. */
interface Charges {
  readonly indices: readonly number[];
  readonly amounts: readonly number[];
}

function chargesOf(places: readonly Place[], amount: (place: Place) => number): Charges {
  const indices: number[] = [];
  const amounts: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const broken = amount(places[index]!);
    if (broken === 0) continue;
    indices.push(index);
    amounts.push(broken);
  }
  return { indices, amounts };
}
