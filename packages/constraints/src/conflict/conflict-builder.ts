import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { PairRule, ProofRule } from '@bellgrid/solver';
import { isExclusiveGroup } from '../compile/clash-cliques.ts';
import type { Plan, PlannedUnit } from '../compile/plan.ts';
import type { Place, ProblemBuilder } from '../compile/problem-builder.ts';
import { maskStructure } from '../engine/mask-structure.ts';
import { remember } from '../memo.ts';
import type { StructureTimes } from '../structure-times.ts';
import { pairBreaks } from './pair-breaks.ts';

/** More than a day has. */
const MINUTES = 2000;

/** Minutes in which a classroom is closed, as global atoms. */
export interface RoomClosing {
  readonly member: number;
  readonly atoms: Set<number>;
}

/**
 * Takes what the kinds post, for a prover: restrictions of single lessons stay rules with a member. Day
 * profiles and evaluated rules that `postForProof` does not say otherwise are left out, which is sound: a conflict of
 * the rest is one of the whole.
 */
export class ConflictBuilder implements ProblemBuilder {
  readonly isHard = true;
  readonly draft: Draft;
  readonly hasOneStructure: boolean;
  readonly isExclusive: (group: Id) => boolean;
  readonly rules: ProofRule[] = [];
  readonly closings = new Map<Id, RoomClosing>();
  private member = (): number => -1;
  private isTolerated = false;

  /** @param units the chosen lessons, one per unit; `unitOf` gives a lesson's index among them. */
  constructor(
    private readonly plan: Plan,
    private readonly units: readonly PlannedUnit[],
    private readonly unitOf: ReadonlyMap<Id, number>,
  ) {
    this.draft = plan.draft;
    this.hasOneStructure = plan.atoms.areOneStructure;
    const groups = remember((group: { id: Id }) => isExclusiveGroup(plan.draft, group.id));
    this.isExclusive = (id) => {
      const group = plan.draft.groups[id];
      return group === undefined || groups(group);
    };
  }

  /**
   * What follows belongs to a member; asked for its number only when there is something to post.
   * @param isTolerated lessons that must stay break the rule already: only what it says of single others counts.
   */
  begin(member: () => number, isTolerated: boolean): void {
    this.member = member;
    this.isTolerated = isTolerated;
  }

  areTogether(): boolean {
    return false;
  }

  unary(lessons: readonly Lesson[], amount: (place: Place, structure: Id) => number): void {
    for (const { id, structure } of lessons) {
      const index = this.unitOf.get(id);
      const unit = index === undefined ? undefined : this.units[index];
      if (index === undefined || !unit || unit.isFixed) continue;
      const starts = unit.places.flatMap((place, at) => (amount(place, structure) > 0 ? [at] : []));
      if (starts.length > 0)
        this.rules.push({ kind: 'forbidden', member: this.member(), unit: index, starts });
    }
  }

  rooms(): void {}

  blockRoom(classroom: Id, day: number, startMinute: number, endMinute: number): void {
    const { atoms } = this.plan;
    let closing = this.closings.get(classroom);
    if (!closing) {
      closing = { member: this.member(), atoms: new Set() };
      this.closings.set(classroom, closing);
    }
    const span = atoms.spanOf(startMinute, endMinute);
    for (let atom = span.from; atom < span.to; atom += 1) closing.atoms.add(day * atoms.perDay + atom);
  }

  pairs(relation: PairRule['relation'], pairs: readonly (readonly [Lesson, Lesson])[], n = 0): void {
    if (this.isTolerated) return;
    for (const [a, b] of pairs) {
      const [first, second] = [this.unitOf.get(a.id), this.unitOf.get(b.id)];
      if (first === undefined || second === undefined || first === second) continue;
      const [placesA, placesB] = [this.units[first]!.places, this.units[second]!.places];
      const isBroken = (s: number, t: number) => pairBreaks(relation, n, placesA[s]!, placesB[t]!);
      this.rules.push({ kind: 'pair', member: this.member(), first, second, isBroken });
    }
  }

  dayCount(lessons: readonly Lesson[], measure: 'units' | 'periods', max: number): void {
    const units = this.present(lessons);
    if (this.isTolerated || units.length === 0) return;
    this.rules.push({ kind: 'dayCount', member: this.member(), units, measure, max });
  }

  daysUsed(lessons: readonly Lesson[], max: number): void {
    const units = this.present(lessons);
    if (this.isTolerated || units.length <= max) return;
    this.rules.push({ kind: 'daysUsed', member: this.member(), units, max });
  }

  /** Lessons of the one side each together with one of the other; every lesson that is left out excuses one. */
  matched(few: readonly Lesson[], many: readonly Lesson[], keyOf: (place: Place) => number): void {
    const [left, right] = [this.present(few), this.present(many)];
    const absent = few.length - left.length + (many.length - right.length);
    const least = few.length - absent;
    if (this.isTolerated || least <= 0 || left.some((unit) => right.includes(unit))) return;
    const key = (unit: number, start: number) => keyOf(this.units[unit]!.places[start]!);
    this.rules.push({ kind: 'matched', member: this.member(), least, few: left, many: right, key });
  }

  /** All that stand start at places of one key. */
  sameKey(lessons: readonly Lesson[], keyOf: (place: Place) => number): void {
    const units = this.present(lessons);
    if (this.isTolerated || units.length < 2) return;
    const key = (unit: number, start: number) => keyOf(this.units[unit]!.places[start]!);
    this.rules.push({ kind: 'sameKey', member: this.member(), units, key });
  }

  /** Every time at which a lesson can end. */
  eachEnd(lessons: readonly Lesson[], visit: (day: number, endMinute: number) => void): void {
    const known = new Set<number>();
    for (const unit of this.present(lessons)) {
      for (const { day, endMinute } of this.units[unit]!.places) {
        const key = day * MINUTES + endMinute;
        if (known.has(key)) continue;
        known.add(key);
        visit(day, endMinute);
      }
    }
  }

  /** No lesson at a place of the first kind while one is at a place of the second. */
  never(
    lessons: readonly Lesson[],
    isFirst: (place: Place) => boolean,
    isSecond: (place: Place) => boolean,
  ): void {
    if (this.isTolerated) return;
    const units = this.present(lessons);
    const those = (isWanted: (place: Place) => boolean) =>
      units.flatMap((unit) =>
        this.units[unit]!.places.flatMap((place, start) => (isWanted(place) ? [{ unit, start }] : [])),
      );
    const second = those(isSecond);
    if (second.length > 0)
      this.rules.push({ kind: 'never', member: this.member(), first: those(isFirst), second });
  }

  /** At least so many periods on each day with lessons, and on those that must have some. */
  leastLoad(lessons: readonly Lesson[], least: number, mustHave: readonly boolean[]): void {
    const slots = this.slotsOf(lessons);
    // What is left out could make up for every day.
    if (!slots || slots.excuse >= least * mustHave.length) return;
    this.rules.push({ kind: 'leastLoad', member: this.member(), least, mustHave, ...slots });
  }

  /** Empty open periods between the first and the last lesson of a day: at most so many a day, and beyond that in all. */
  holes(
    lessons: readonly Lesson[],
    { perDay, inAll, open }: { perDay: number; inAll: number; open: readonly number[] },
  ): void {
    const slots = this.slotsOf(lessons);
    if (!slots || slots.units.length < 2) return;
    const isOpen = open.flatMap((mask) =>
      Array.from({ length: slots.slotsPerDay }, (_, period) => ((mask >> period) & 1) === 1),
    );
    this.rules.push({ kind: 'holes', member: this.member(), open: isOpen, perDay, inAll, ...slots });
  }

  /** Periods as slots, for lessons of one structure. Each that is left out could fill a hole with each of its periods. */
  private slotsOf(lessons: readonly Lesson[]) {
    const units = this.present(lessons);
    const times = maskStructure(this.draft, lessons);
    if (this.isTolerated || units.length === 0 || !times || !areInOrder(times)) return null;
    const slotsPerDay = times.periodCount;
    const slots = (unit: number, start: number) => {
      const place = this.units[unit]!.places[start]!;
      return { from: place.day * slotsPerDay + place.start, to: place.day * slotsPerDay + place.end };
    };
    const absent = lessons.filter(({ id }) => !this.unitOf.has(id));
    const excuse = absent.reduce((sum, { numPeriods }) => sum + numPeriods, 0);
    return { units, slotsPerDay, slots, excuse };
  }

  dayProfile(): boolean {
    return true;
  }

  evaluated(): void {}

  plainly(): void {}

  private present(lessons: readonly Lesson[]): number[] {
    return [...new Set(lessons.flatMap((lesson) => this.unitOf.get(lesson.id) ?? []))];
  }
}

/** Whether no two periods overlap. */
function areInOrder({ starts, ends }: StructureTimes): boolean {
  return starts.every((start, period) => (ends[period - 1] ?? 0) <= start);
}
