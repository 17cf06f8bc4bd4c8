export const NO_REASON = -1;

export function negated(literal: number): number {
  return literal ^ 1;
}

/** The true literals in the order of their assignment, each with its level and its reason. */
export class Trail {
  /** 1 true, −1 false, 0 open; by literal. */
  readonly value: Int8Array;
  /** By variable, while it is not open: the number of decisions before, the reason, and the position on the trail. */
  readonly level: Int32Array;
  readonly reason: Int32Array;
  readonly position: Int32Array;
  readonly literals: Int32Array;
  size = 0;
  /** The literals before this position have been propagated. */
  head = 0;
  /** The index at which each level begins. */
  private readonly limits: number[] = [];

  constructor(variables: number) {
    this.value = new Int8Array(2 * variables);
    this.level = new Int32Array(variables);
    this.reason = new Int32Array(variables);
    this.position = new Int32Array(variables);
    this.literals = new Int32Array(variables);
  }

  get depth(): number {
    return this.limits.length;
  }

  /** Begins the level of a new decision. */
  openLevel(): void {
    this.limits.push(this.size);
  }

  enqueue(literal: number, reason: number): void {
    const variable = literal >> 1;
    this.value[literal] = 1;
    this.value[literal ^ 1] = -1;
    this.level[variable] = this.limits.length;
    this.reason[variable] = reason;
    this.position[variable] = this.size;
    this.literals[this.size++] = literal;
  }

  /** Undoes all levels above this one, the last literal first; calls `undo` for each. */
  backtrack(level: number, undo: (literal: number, wasPropagated: boolean) => void): void {
    if (this.limits.length <= level) return;
    const start = this.limits[level]!;
    for (let i = this.size - 1; i >= start; i--) {
      const literal = this.literals[i]!;
      undo(literal, i < this.head);
      this.value[literal] = 0;
      this.value[literal ^ 1] = 0;
    }
    this.size = start;
    this.head = Math.min(this.head, start);
    this.limits.length = level;
  }
}
