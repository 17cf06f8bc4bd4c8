export const NO_REASON = -1;

export function negated(literal: number): number {
  return literal ^ 1;
}

/** Which literals are true, in the order in which they became so, each with its level and its reason. */
export class Trail {
  /** 1 true, −1 false, 0 open; by literal. */
  readonly value: Int8Array;
  /** By variable, while it is not open: how many decisions came before, why it is so, and where it stands here. */
  readonly level: Int32Array;
  readonly reason: Int32Array;
  readonly position: Int32Array;
  readonly literals: Int32Array;
  size = 0;
  /** Literals before it have been propagated. */
  head = 0;
  /** Where each level begins. */
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

  /** What follows belongs to a decision of its own. */
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

  /** Opens everything above a level again, the last first; `undo` is told each literal and whether it was propagated. */
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
