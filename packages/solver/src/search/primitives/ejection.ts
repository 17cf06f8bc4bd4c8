/** The weight of units that may not leave: locked ones, and in a chain the units that it has moved. */
export const NEVER = 1e12;

/** The least weight of a unit. */
export const LEAST_WEIGHT = 1;

/**
 * The units that have to leave for a placement, each once, and their summed weight. `has` takes constant time: a unit
 * is in the list if its stamp is that of the current list.
 */
export class Ejection {
  readonly units: Int32Array;
  count = 0;
  weight = 0;
  private readonly stamp: Int32Array;
  private tick = 0;

  constructor(unitCount: number) {
    this.units = new Int32Array(unitCount);
    this.stamp = new Int32Array(unitCount);
  }

  clear(): void {
    this.count = 0;
    this.weight = 0;
    this.tick++;
  }

  has(unit: number): boolean {
    return this.stamp[unit] === this.tick;
  }

  add(unit: number, weight: number): void {
    if (this.stamp[unit] === this.tick) return;
    this.stamp[unit] = this.tick;
    this.units[this.count++] = unit;
    this.weight += weight;
  }
}
