/**
 * Seeded random numbers: xoshiro128** 1.1 (Blackman and Vigna, "Scrambled linear pseudorandom number
 * generators", 2021), its state filled by splitmix32. Not for security.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    let state = seed | 0;
    const next = () => {
      state = (state + 0x9e3779b9) | 0;
      let z = state ^ (state >>> 16);
      z = Math.imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next() | 1;
  }

  /** An integer from 0 to 2³² − 1. */
  bits(): number {
    const x = Math.imul(this.b, 5);
    const result = Math.imul((x << 7) | (x >>> 25), 9);
    const t = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= t;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /** An integer from 0 to `limit` − 1. */
  below(limit: number): number {
    return Math.floor((this.bits() / 4294967296) * limit);
  }

  /** A number from 0 (included) to 1 (not). */
  unit(): number {
    return this.bits() / 4294967296;
  }

  shuffle(items: Int32Array | number[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = items[i]!;
      items[i] = items[j]!;
      items[j] = held;
    }
  }
}
