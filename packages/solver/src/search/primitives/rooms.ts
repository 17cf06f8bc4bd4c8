import type { Problem } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import { type Ejection, NEVER } from './ejection.ts';

/**
 * The occupants of the rooms, and the choice of a room for each need: a free room if there is one; otherwise a room whose
 * needs can move to other rooms; otherwise their units have to leave. A choice is linear in the rooms of the need × the
 * atoms held.
 *
 * Invariant: `occupant[room × atoms + atom]` is the need in the room at that time, or −1, in agreement with `room[need]`.
 */
export class RoomNeeds {
  readonly occupant: Int32Array;
  /** Per need, the room that the last `choose` has chosen. */
  readonly chosen: Int32Array;
  readonly unitOf: Int32Array;
  /** Rooms that the last `choose` reserves for needs that have to move. */
  private readonly reserved: Int32Array;
  private reservedCount = 0;
  /** False while the needs in a room may not change rooms. */
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

  enter(need: number, room: number, start: number): void {
    this.occupy(room, start, need);
    this.room[need] = room;
  }

  leave(need: number, start: number): void {
    this.occupy(this.room[need]!, start, -1);
    this.room[need] = -1;
  }

  private occupy(room: number, start: number, need: number): void {
    const { startAtom, endAtom } = this.problem;
    const base = room * this.atoms;
    const to = base + endAtom[start]!;
    // `fill` costs more than this for so few cells.
    for (let cell = base + startAtom[start]!; cell < to; cell++) this.occupant[cell] = need;
  }

  /**
   * Chooses a room for every need of the unplaced `unit` at `start` and adds the units that have to leave to `ejection`.
   * First the needs in a room may move to other rooms; if that leaves a later need without a room, their units leave.
   */
  choose(unit: number, start: number, ejection: Ejection, weights: Float64Array, random: Random): void {
    const isDone =
      this.chooseAll(unit, start, true, ejection, weights, random) ||
      this.chooseAll(unit, start, false, ejection, weights, random);
    if (!isDone) ejection.weight = NEVER;
  }

  /** Returns a need that occupies `room` during `start` and does not belong to `ejection`, or −1. */
  blocker(room: number, start: number, ejection: Ejection | null): number {
    const base = room * this.atoms;
    const end = base + this.problem.endAtom[start]!;
    for (let i = base + this.problem.startAtom[start]!; i < end; i++) {
      const need = this.occupant[i]!;
      if (need >= 0 && !ejection?.has(this.unitOf[need]!)) return need;
    }
    return -1;
  }

  /** Returns the only need that occupies `room` during `start`, −1 if it is free, and −2 if there are several. */
  onlyBlocker(room: number, start: number): number {
    let only = -1;
    const base = room * this.atoms;
    const end = base + this.problem.endAtom[start]!;
    for (let i = base + this.problem.startAtom[start]!; i < end; i++) {
      const need = this.occupant[i]!;
      if (need < 0 || need === only) continue;
      if (only >= 0) return -2;
      only = need;
    }
    return only;
  }

  /** Returns the cheapest room to which the placed `need` can move if `leaving` leaves its own; −1 for none. */
  roomWithout(need: number, leaving: number): number {
    const start = this.start[this.unitOf[need]!]!;
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let i = this.problem.needRoomOffset[need]!; i < this.problem.needRoomOffset[need + 1]!; i++) {
      const room = this.problem.needRooms[i]!;
      if (room === this.room[need] || this.isClosed(room, start)) continue;
      const blocker = this.onlyBlocker(room, start);
      if (blocker !== -1 && blocker !== leaving) continue;
      const cost = this.entryCost(i, start);
      if (cost >= bestCost) continue;
      bestCost = cost;
      best = room;
    }
    return best;
  }

  /** Returns the cheapest free room of `need` at `start` that is neither chosen for `placing` nor reserved, or −1. */
  private freeAlternative(need: number, start: number, placing: number): number {
    let best = -1;
    let bestCost = Number.POSITIVE_INFINITY;
    for (let i = this.problem.needRoomOffset[need]!; i < this.problem.needRoomOffset[need + 1]!; i++) {
      const room = this.problem.needRooms[i]!;
      if (this.isClosed(room, start) || this.blocker(room, start, null) >= 0) continue;
      if (this.isPromised(room, placing)) continue;
      const cost = this.entryCost(i, start);
      if (cost < bestCost) {
        bestCost = cost;
        best = room;
      }
    }
    return best;
  }

  /** Returns the room to which `need` can move for `placing`, whose rooms are chosen; −1 for none. */
  alternativeFor(need: number, placing: number): number {
    this.reservedCount = 0;
    return this.freeAlternative(need, this.start[this.unitOf[need]!]!, placing);
  }

  /** Returns the soft cost of `need` in `room` at `start`. */
  cost(need: number, room: number, start: number): number {
    for (let i = this.problem.needRoomOffset[need]!; i < this.problem.needRoomOffset[need + 1]!; i++) {
      if (this.problem.needRooms[i] === room) return this.entryCost(i, start);
    }
    throw new Error(`room is ${room}, expected a room of need ${need}.`);
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
    for (let need = first; need < end; need++) this.chosen[need] = -1;
    this.reservedCount = 0;
    this.mayMove = mayMove;
    for (let need = first; need < end; need++) {
      if (this.chooseFree(need, unit, start, ejection, random)) continue;
      if (!this.chooseOccupied(need, unit, start, ejection, weights, random)) return false;
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
      if (this.isClosed(room, start) || this.isPromised(room, unit)) continue;
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

  private chooseOccupied(
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
      if (this.isClosed(room, start) || this.isPromised(room, unit)) continue;
      const weight = this.occupantWeight(room, unit, start, ejection, weights);
      if (weight > bestWeight || weight >= NEVER) continue;
      ties = weight < bestWeight ? 1 : ties + 1;
      if (ties === 1 || random.below(ties) === 0) best = room;
      bestWeight = weight;
    }
    if (best < 0) return false;
    this.chosen[need] = best;
    this.ejectOccupants(best, unit, start, ejection, weights);
    return true;
  }

  /** Returns the weight of the units that occupy `room` during `start` and have no other room. */
  private occupantWeight(
    room: number,
    placing: number,
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
      if (!this.mayMove || this.freeAlternative(need, this.start[this.unitOf[need]!]!, placing) < 0) {
        weight += weights[this.unitOf[need]!]!;
      }
    }
    return weight;
  }

  /** Ejects the units that occupy `room` during `start` and have no other room; reserves rooms for the others. */
  private ejectOccupants(
    room: number,
    placing: number,
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
      const other = this.mayMove ? this.freeAlternative(need, this.start[unit]!, placing) : -1;
      if (other < 0) ejection.add(unit, weights[unit]!);
      else this.reserved[this.reservedCount++] = other;
    }
  }

  /** True if the room is reserved, or chosen for another need of the unit that is being placed. */
  private isPromised(room: number, placing: number): boolean {
    const end = this.problem.needOffset[placing + 1]!;
    for (let need = this.problem.needOffset[placing]!; need < end; need++) {
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
