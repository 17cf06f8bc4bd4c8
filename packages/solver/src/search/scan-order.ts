import type { Random } from './random.ts';

/** The strides; every number below 2 · 10³⁶ is coprime to one of them. */
const PRIMES = [
  1, 2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
];

/**
 * Visits 0 .. n − 1 in a random order without a list: a random first index and a random stride that is
 * coprime to n. Constant time per visit.
 */
export class ScanOrder {
  private size = 0;
  private stride = 1;
  private at = 0;

  begin(n: number, random: Random): void {
    this.size = n;
    this.at = 0;
    this.stride = 0;
    if (n <= 1) return;
    this.at = random.below(n);
    let prime = PRIMES[random.below(PRIMES.length)]!;
    while (prime > 1 && n % prime === 0) prime = PRIMES[random.below(PRIMES.length)]!;
    this.stride = prime % n;
  }

  /** The next index; call it at most n times after `begin(n)`. */
  next(): number {
    const index = this.at;
    const following = index + this.stride;
    this.at = following >= this.size ? following - this.size : following;
    return index;
  }
}
