import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { PairRule, ProofRule, UnitAtStart } from '@bellgrid/solver';
import { isExclusiveGroup } from '../compile/clash-cliques.ts';
import type { AtomPlace } from '../compile/places.ts';
import type { Plan, PlannedUnit } from '../compile/plan.ts';
import type { Place, StartLoad } from '../compile/problem-builder.ts';
import { dayLimitRule } from '../engine/day-limit-rule.ts';
import { pairBreaks } from '../engine/pair-breaks.ts';
import { push } from '../read/draft-index.ts';
import { remember } from '../read/memo.ts';
import type { DayLimit, KeysOf, ProofBuilder } from './proof-builder.ts';

/** More than a day has. */
const MINUTES = 2000;

/** Minutes in which a classroom is closed, as global atoms. */
export interface RoomClosing {
  readonly member: number;
  readonly atoms: Set<number>;
}

/**
 * Takes the posts of the kinds for the prover, or else those for the engine: restrictions of single lessons
 * stay rules with a member. Amounts without a form for the prover are left out, which is sound: a conflict of
 * the rest is one of the whole.
 */
export class ConflictBuilder implements ProofBuilder {
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
   * Begins the rules of a member; its number is taken only when there is something to post.
   * @param isTolerated lessons that must stay break the rule already: only what it says of single others
   * counts.
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
    for (const [a, b] of pairs) this.pair(a, b, (one, other) => pairBreaks(relation, n, one, other));
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

  pair(first: Lesson, second: Lesson, isBroken: (a: AtomPlace, b: AtomPlace) => boolean): void {
    if (this.isTolerated) return;
    const [one, other] = [this.unitOf.get(first.id), this.unitOf.get(second.id)];
    if (one === undefined || other === undefined || one === other) return;
    const [places, others] = [this.units[one]!.places, this.units[other]!.places];
    this.rules.push({
      kind: 'pair',
      member: this.member(),
      first: one,
      second: other,
      isBroken: (s, t) => isBroken(places[s]!, others[t]!),
    });
  }

  matched(few: readonly Lesson[], many: readonly Lesson[], keyOf: (place: Place) => number): void {
    const [left, right] = [this.present(few), this.present(many)];
    const absent = few.length - left.length + (many.length - right.length);
    const least = few.length - absent;
    if (this.isTolerated || least <= 0 || left.some((unit) => right.includes(unit))) return;
    const key = (unit: number, start: number) => keyOf(this.units[unit]!.places[start]!);
    this.rules.push({ kind: 'matched', member: this.member(), least, few: left, many: right, key });
  }

  fewUsed(lessons: readonly Lesson[], max: number, keysOf: KeysOf): void {
    const sets = this.setsOf(lessons, keysOf);
    if (this.isTolerated || sets.length <= max) return;
    this.rules.push({ kind: 'fewUsed', member: this.member(), max, sets });
  }

  manyUsed(lessons: readonly Lesson[], most: number, keysOf: KeysOf): void {
    const units = this.present(lessons);
    const least = most - (lessons.length - units.length);
    if (this.isTolerated || least <= 0) return;
    const sets = this.setsOf(lessons, keysOf);
    this.rules.push({ kind: 'manyUsed', member: this.member(), least, units, sets });
  }

  daysWithTwo(lessons: readonly Lesson[], twos: number): void {
    const units = this.present(lessons);
    if (this.isTolerated) return;
    const excuse = lessons.length - units.length;
    this.rules.push({ kind: 'daysWithTwo', member: this.member(), units, twos, excuse });
  }

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

  never(
    lessons: readonly Lesson[],
    isFirst: (place: Place) => boolean,
    isSecond: (place: Place) => boolean,
  ): void {
    if (this.isTolerated) return;
    const those = (isWanted: (place: Place) => boolean) =>
      this.setsOf(lessons, (place) => (isWanted(place) ? [0] : []))[0] ?? [];
    const second = those(isSecond);
    if (second.length > 0)
      this.rules.push({ kind: 'never', member: this.member(), first: those(isFirst), second });
  }

  startLoad({ lessons, max, weightOf, counts }: StartLoad): void {
    if (this.isTolerated) return;
    const loads = lessons.flatMap((lesson) => {
      const unit = this.unitOf.get(lesson.id);
      if (unit === undefined) return [];
      const { places } = this.units[unit]!;
      const free = places.flatMap((place, start) => (counts(lesson, place) ? [] : [start]));
      return [{ unit, load: weightOf(lesson), free }];
    });
    if (loads.reduce((sum, { load }) => sum + load, 0) <= max) return;
    this.rules.push({ kind: 'startLoad', member: this.member(), max, loads });
  }

  dayLimit(lessons: readonly Lesson[], limit: DayLimit): void {
    if (this.isTolerated) return;
    const { member } = this;
    const units = this.present(lessons);
    const absent = lessons.filter(({ id }) => !this.unitOf.has(id));
    const placeOf = (unit: number, start: number) => this.units[unit]!.places[start]!;
    const rule = dayLimitRule(this.draft, lessons, limit, { member, units, absent, placeOf });
    if (rule) this.rules.push(rule);
  }

  dayProfile(): boolean {
    return true;
  }

  evaluated(): void {}

  plainly(): void {}

  private present(lessons: readonly Lesson[]): number[] {
    return [...new Set(lessons.flatMap((lesson) => this.unitOf.get(lesson.id) ?? []))];
  }

  /** The places of the lessons by their keys. */
  private setsOf(lessons: readonly Lesson[], keysOf: KeysOf): UnitAtStart[][] {
    const sets = new Map<number | string, UnitAtStart[]>();
    for (const unit of this.present(lessons)) {
      const { places, lessons: own } = this.units[unit]!;
      places.forEach((place, start) => {
        for (const key of keysOf(place, own[0]!.id)) push(sets, key, { unit, start });
      });
    }
    return [...sets.values()];
  }
}
