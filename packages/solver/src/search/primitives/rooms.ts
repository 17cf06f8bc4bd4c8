import type { Problem } from '../../problem/problem.ts';
import { type Ejection, NEVER } from '../ejection.ts';
import type { Random } from '../random.ts';

/**
 * Who is in which room, and the choice of a room for each need. A free room is taken where there is one;
 * else a need that stands in the way changes its room; else its unit leaves. A choice is linear in the
 * need's rooms × the atoms held.
 *
 * Invariant: `occupant[room × atoms + atom]` is the need that is there, or −1; `room[need]` says the same.
 */
export class Rooms {
  readonly occupant: Int32Array;
  /** Per need: the room that the last `choose` picked. */
  readonly chosen: Int32Array;
  readonly unitOf: Int32Array;
  /** Rooms that the last `choose` has in mind for needs that make way. */
  private readonly reserved: Int32Array;
  private reservedCount = 0;
  /** Whether needs inside may change rooms. */
  private mayMove = true;
  private readonly atoms: number;
  private readonly hasAtomCost: boolean;

  constructor(
    private readonly problem: Problem,
    private readonly start: Int32Array,
    private readonly room: Int32Array,
  ) {
    this.atoms = problem.dayCount * problem.atomsPerDay;
    this.occupant = new Int32Array(problem.roomCount * this.atoms).fill(-1);
    this.chosen = new Int32Array(problem.needCount).fill(-1);
    this.reserved = new Int32Array(problem.needCount);
    this.unitOf = new Int32Array(problem.needCount);
    for (let u = 0; u < problem.unitCount; u++) {
      this.unitOf.fill(u, problem.needOffset[u]!, problem.needOffset[u + 1]!);
    }
    this.hasAtomCost = problem.roomAtomCost.some((cost) => cost > 0);
  }

  clear(): void {
    this.occupant.fill(-1);
    this.room.fill(-1);
  }

  enter(need: number, room: number, start: number): void {
    const base = room * this.atoms;
    this.occupant.fill(need, base + this.problem.startAtom[start]!, base + this.problem.endAtom[start]!);
    this.room[need] = room;
  }

  leave(need: number, start: number): void {
    const base = this.room[need]! * this.atoms;
    this.occupant.fill(-1, base + this.problem.startAtom[start]!, base + this.problem.endAtom[start]!);
    this.room[need] = -1;
  }

  /**
   * Picks a room for every need of the unplaced `unit` at `start`; what must leave goes to `ejection`. First
   * in the hope that needs inside find other rooms; where that leaves a later need without any, they leave.
   */
  choose(unit: number, start: number, ejection: Ejection, weights: Float64Array, random: Random): void {
    const isDone =
      this.chooseAll(unit, start, true, ejection, weights, random) ||
      this.chooseAll(unit, start, false, ejection, weights, random);
    if (!isDone) ejection.weight = NEVER;
  }

  /** The need that is in `room` during `start` and does not belong to `ejection`, or −1. */
  blocker(room: number, start: number, ejection: Ejection | null): number {
    const base = room * this.atoms;
    const end = base + this.problem.endAtom[start]!;
    for (let i = base + this.problem.startAtom[start]!; i < end; i++) {
      const need = this.occupant[i]!;
      if (need >= 0 && !ejection?.has(this.unitOf[need]!)) return need;
    }
    return -1;
  }

  /** The cheapest free room of `need` at `start` that `newcomer` has not chosen and that is not reserved, or −1. */
  private wayOut(need: number, start: number, newcomer: number): number {
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let i = this.problem.needRoomOffset[need]!; i < this.problem.needRoomOffset[need + 1]!; i++) {
      const room = this.problem.needRooms[i]!;
      if (this.isClosed(room, start) || this.blocker(room, start, null) >= 0) continue;
      if (this.isSpokenFor(room, newcomer)) continue;
      const cost = this.entryCost(i, start);
      if (cost < bestCost) {
        bestCost = cost;
        best = room;
      }
    }
    return best;
  }

  /** The room to which `need` can go to make way for `newcomer`, whose rooms are chosen; −1 for none. */
  wayOutOf(need: number, newcomer: number): number {
    this.reservedCount = 0;
    return this.wayOut(need, this.start[this.unitOf[need]!]!, newcomer);
  }

  /** The soft cost of `need` in `room` at `start`. */
  cost(need: number, room: number, start: number): number {
    for (let i = this.problem.needRoomOffset[need]!; i < this.problem.needRoomOffset[need + 1]!; i++) {
      if (this.problem.needRooms[i] === room) return this.entryCost(i, start);
    }
    throw new Error(`room is ${room}, wanted a room of need ${need}.`);
  }

  isClosed(room: number, start: number): boolean {
    const base = room * this.atoms;
    const end = base + this.problem.endAtom[start]!;
    for (let i = base + this.problem.startAtom[start]!; i < end; i++) {
      if (this.problem.roomBlocked[i] === 1) return true;
    }
    return false;
  }

  private chooseAll(
    unit: number,
    start: number,
    mayMove: boolean,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): boolean {
    const first = this.problem.needOffset[unit]!;
    const end = this.problem.needOffset[unit + 1]!;
    this.chosen.fill(-1, first, end);
    this.reservedCount = 0;
    this.mayMove = mayMove;
    for (let need = first; need < end; need++) {
      if (this.chooseFree(need, unit, start, ejection, random)) continue;
      if (!this.chooseTaken(need, unit, start, ejection, weights, random)) return false;
    }
    return ejection.weight < NEVER;
  }

  private chooseFree(need: number, unit: number, start: number, ejection: Ejection, random: Random): boolean {
    let bestCost = Number.POSITIVE_INFINITY;
    const from = this.problem.needRoomOffset[need]!;
    const count = this.problem.needRoomOffset[need + 1]! - from;
    const shift = count > 1 ? random.below(count) : 0;
    for (let k = 0; k < count; k++) {
      const i = from + (k + shift < count ? k + shift : k + shift - count);
      const room = this.problem.needRooms[i]!;
      if (this.isClosed(room, start) || this.isSpokenFor(room, unit)) continue;
      if (this.blocker(room, start, ejection) >= 0) continue;
      const cost = this.entryCost(i, start);
      if (cost < bestCost) {
        bestCost = cost;
        this.chosen[need] = room;
        if (cost === 0) return true;
      }
    }
    return bestCost < Number.POSITIVE_INFINITY;
  }

  private chooseTaken(
    need: number,
    unit: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
    random: Random,
  ): boolean {
    let bestWeight = NEVER;
    let best = -1;
    let ties = 0;
    for (let i = this.problem.needRoomOffset[need]!; i < this.problem.needRoomOffset[need + 1]!; i++) {
      const room = this.problem.needRooms[i]!;
      if (this.isClosed(room, start) || this.isSpokenFor(room, unit)) continue;
      const weight = this.weightInside(room, unit, start, ejection, weights);
      if (weight > bestWeight || weight >= NEVER) continue;
      ties = weight < bestWeight ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = room;
      bestWeight = weight;
    }
    if (best < 0) return false;
    this.chosen[need] = best;
    this.ejectInside(best, unit, start, ejection, weights);
    return true;
  }

  /** The weight of the units that are in `room` during `start` and have no other room. */
  private weightInside(
    room: number,
    newcomer: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
  ): number {
    let weight = 0;
    let last = -1;
    const base = room * this.atoms;
    const end = base + this.problem.endAtom[start]!;
    for (let i = base + this.problem.startAtom[start]!; i < end; i++) {
      const need = this.occupant[i]!;
      if (need < 0 || need === last || ejection.has(this.unitOf[need]!)) continue;
      last = need;
      if (!this.mayMove || this.wayOut(need, this.start[this.unitOf[need]!]!, newcomer) < 0) {
        weight += weights[this.unitOf[need]!]!;
      }
    }
    return weight;
  }

  private ejectInside(
    room: number,
    newcomer: number,
    start: number,
    ejection: Ejection,
    weights: Float64Array,
  ): void {
    let last = -1;
    const base = room * this.atoms;
    const end = base + this.problem.endAtom[start]!;
    for (let i = base + this.problem.startAtom[start]!; i < end; i++) {
      const need = this.occupant[i]!;
      if (need < 0 || need === last || ejection.has(this.unitOf[need]!)) continue;
      last = need;
      const unit = this.unitOf[need]!;
      const other = this.mayMove ? this.wayOut(need, this.start[unit]!, newcomer) : -1;
      if (other < 0) ejection.add(unit, weights[unit]!);
      else this.reserved[this.reservedCount++] = other;
    }
  }

  /** Whether another need of the unit that is being placed has chosen the room, or it is reserved. */
  private isSpokenFor(room: number, newcomer: number): boolean {
    const end = this.problem.needOffset[newcomer + 1]!;
    for (let need = this.problem.needOffset[newcomer]!; need < end; need++) {
      if (this.chosen[need] === room) return true;
    }
    for (let i = 0; i < this.reservedCount; i++) if (this.reserved[i] === room) return true;
    return false;
  }

  /** @param entry index into `needRooms`. */
  private entryCost(entry: number, start: number): number {
    let cost = this.problem.needRoomCost[entry]!;
    if (this.hasAtomCost) {
      const base = this.problem.needRooms[entry]! * this.atoms;
      const end = base + this.problem.endAtom[start]!;
      for (let i = base + this.problem.startAtom[start]!; i < end; i++) cost += this.problem.roomAtomCost[i]!;
    }
    return cost;
  }
}
