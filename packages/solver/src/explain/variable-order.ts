const DECAY = 1 / 0.95;
const RESCALE = 1e100;

/** Variables by their activity in recent conflicts (VSIDS), as a binary heap; ties go to the smaller number. */
export class VariableOrder {
  private readonly activity: Float64Array;
  private readonly heap: Int32Array;
  private readonly position: Int32Array;
  private size: number;
  private increment = 1;

  constructor(count: number) {
    this.activity = new Float64Array(count);
    this.heap = Int32Array.from({ length: count }, (_, v) => v);
    this.position = this.heap.slice();
    this.size = count;
  }

  bump(variable: number): void {
    this.activity[variable]! += this.increment;
    if (this.activity[variable]! > RESCALE) {
      for (let v = 0; v < this.activity.length; v++) this.activity[v]! /= RESCALE;
      this.increment /= RESCALE;
    }
    if (this.position[variable]! >= 0) this.up(this.position[variable]!);
  }

  decay(): void {
    this.increment *= DECAY;
  }

  /** Removes and returns the most active variable; −1 if there is none. */
  pop(): number {
    if (this.size === 0) return -1;
    const top = this.heap[0]!;
    this.position[top] = -1;
    this.size -= 1;
    if (this.size > 0) {
      this.put(this.heap[this.size]!, 0);
      this.down(0);
    }
    return top;
  }

  push(variable: number): void {
    if (this.position[variable]! >= 0) return;
    this.put(variable, this.size);
    this.size += 1;
    this.up(this.size - 1);
  }

  private put(variable: number, at: number): void {
    this.heap[at] = variable;
    this.position[variable] = at;
  }

  private isBefore(a: number, b: number): boolean {
    const difference = this.activity[a]! - this.activity[b]!;
    return difference > 0 || (difference === 0 && a < b);
  }

  private up(from: number): void {
    let at = from;
    const variable = this.heap[at]!;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.isBefore(variable, this.heap[parent]!)) break;
      this.put(this.heap[parent]!, at);
      at = parent;
    }
    this.put(variable, at);
  }

  private down(from: number): void {
    let at = from;
    const variable = this.heap[at]!;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.isBefore(this.heap[child + 1]!, this.heap[child]!)) child += 1;
      if (!this.isBefore(this.heap[child]!, variable)) break;
      this.put(this.heap[child]!, at);
      at = child;
    }
    this.put(variable, at);
  }
}
