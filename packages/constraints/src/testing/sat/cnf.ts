/** Clauses in the making: variables are 1, 2, …, a negative number is the negation. */
export class Cnf {
  private variables = 0;
  private readonly clauses: string[] = [];

  variable(): number {
    this.variables += 1;
    return this.variables;
  }

  clause(...literals: readonly number[]): void {
    this.clauses.push(`${literals.join(' ')} 0`);
  }

  exactlyOne(literals: readonly number[]): void {
    this.clause(...literals);
    this.atMost(literals, 1);
  }

  /** At most `bound` of the literals, by a sequential counter (C. Sinz, 2005); one given twice counts twice. */
  atMost(literals: readonly number[], bound: number): void {
    if (bound >= literals.length) return;
    if (bound < 0) {
      this.clause();
      return;
    }
    // before[k]: at least k + 1 of those seen so far.
    let before: number[] = [];
    for (const literal of literals) {
      const now = Array.from({ length: Math.min(bound, before.length + 1) }, () => this.variable());
      now.forEach((count, k) => {
        if (k === 0) this.clause(-literal, count);
        else this.clause(-literal, -before[k - 1]!, count);
        if (k < before.length) this.clause(-before[k]!, count);
      });
      if (bound === 0) this.clause(-literal);
      else if (before.length === bound) this.clause(-literal, -before[bound - 1]!);
      before = now;
    }
  }

  atLeast(literals: readonly number[], bound: number): void {
    this.atMost(
      literals.map((literal) => -literal),
      literals.length - bound,
    );
  }

  toDimacs(): string {
    return [`p cnf ${this.variables} ${this.clauses.length}`, ...this.clauses, ''].join('\n');
  }
}
