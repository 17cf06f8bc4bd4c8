import type { Random } from './random.ts';

/**
 * Visits 0 .. n − 1 in a random order without a list: a random first index and a random stride that is
 * coprime to n. Constant time a visit; the same two numbers give the same order.
 */
export class ScanOrder {
  private readonly strides: Int32Array[] = [];
  private size = 0;
  private stride = 1;
  private at = 0;

  begin(n: number, random: Random): void {
    this.size = n;
    if (n <= 1) {
      this.at = 0;
      this.stride = 0;
      return;
    }
    const strides = this.stridesOf(n);
    this.at = random.below(n);
    this.stride = strides[random.below(strides.length)]!;
  }

  /** The next index; call it at most n times after `begin(n)`. */
  next(): number {
    const index = this.at;
    const following = index + this.stride;
    this.at = following >= this.size ? following - this.size : following;
    return index;
  }

  private stridesOf(n: number): Int32Array {
    const known = this.strides[n];
    if (known !== undefined) return known;
    const list: number[] = [];
    for (let i = 1; i < n; i++) if (commonDivisor(i, n) === 1) list.push(i);
    const strides = Int32Array.from(list);
    this.strides[n] = strides;
    return strides;
  }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}
