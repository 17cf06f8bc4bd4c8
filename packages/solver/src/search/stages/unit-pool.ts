import { NEVER } from '../primitives/ejection.ts';
import type { Random } from '../random.ts';

/** A set of units with constant-time add, remove and random draw. */
export class UnitPool {
  readonly units: Int32Array;
  count = 0;
  private readonly position: Int32Array;

  constructor(unitCount: number) {
    this.units = new Int32Array(unitCount);
    this.position = new Int32Array(unitCount).fill(-1);
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) this.position[this.units[i]!] = -1;
    this.count = 0;
  }

  has(unit: number): boolean {
    return this.position[unit]! >= 0;
  }

  add(unit: number): void {
    if (this.position[unit]! >= 0) return;
    this.position[unit] = this.count;
    this.units[this.count++] = unit;
  }

  remove(unit: number): void {
    const at = this.position[unit]!;
    if (at < 0) return;
    const last = this.units[--this.count]!;
    this.units[at] = last;
    this.position[last] = at;
    this.position[unit] = -1;
  }

  /** Returns the heaviest of `size` units drawn at random. */
  drawHeaviest(size: number, weights: Float64Array, random: Random): number {
    let best = this.draw(random);
    for (let i = 1; i < size; i++) {
      const other = this.draw(random);
      if (weights[other]! > weights[best]! && weights[other]! < NEVER) best = other;
    }
    return best;
  }

  /** Returns the heaviest unit; of equal ones the first after a random one. */
  heaviest(weights: Float64Array, random: Random): number {
    const { units, count } = this;
    const first = random.below(count);
    let best = units[first]!;
    for (let k = 1; k < count; k++) {
      const unit = units[first + k < count ? first + k : first + k - count]!;
      if (weights[unit]! > weights[best]! && weights[unit]! < NEVER) best = unit;
    }
    return best;
  }

  private draw(random: Random): number {
    return this.units[random.below(this.count)]!;
  }
}
