/** Numbers in [0, 1) from a seed (mulberry32): tests repeat exactly. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (list) => list[below(list.length)]!,
    some: (list, least = 1) => {
      const shuffled = [...list].sort(() => next() - 0.5);
      return shuffled.slice(0, Math.min(list.length, least + below(list.length - least + 1)));
    },
  };
}

export interface Random {
  next(): number;
  /** A whole number from 0 to `count` − 1. */
  below(count: number): number;
  pick<Value>(list: readonly Value[]): Value;
  /** A random part of the list, at least `least` of it. */
  some<Value>(list: readonly Value[], least?: number): Value[];
}
