import { setFlagsFromString } from 'node:v8';

/**
 * How much code V8 runs before it optimises a function. Most runs take less than a second, and by default V8 begins so
 * soon that optimising costs more than a quarter of their processor time. What reads, checks and writes a school runs once and is
 * hardly worth it; the search is. A run of many seconds loses nothing.
 */
const BUDGETS = { rarely: 1_500_000, soon: 300_000 } as const;

/** Sets from here on how soon V8 optimises; compiled code is only taken where it is as it was when it was compiled. */
export function optimise(when: keyof typeof BUDGETS): void {
  setFlagsFromString(`--interrupt-budget=${BUDGETS[when]}`);
}
