import { setFlagsFromString } from 'node:v8';

/**
 * V8 is only told what was measured to pay (`bench/results/engine-flags.md`), and only by the version that was measured:
 * Node 20 has V8 11. Flags come and go between versions, and an unknown one is an error on the terminal.
 */
const isMeasured = process.versions.v8.startsWith('11.');

const FLAGS = [
  // Most runs take less than a second: V8's default spends more on inlining, and on searching for optimisations that
  // this code does not allow, than a short run gains. Long runs lose nothing.
  '--max-inlined-bytecode-size-cumulative=300',
  '--no-turbo-loop-peeling',
  '--no-turbo-escape',
  '--no-turbo-jt',
  // The search's long functions are its hot ones: V8's default lets them wait longest.
  '--bytecode-size-allowance-per-tick=600',
];

/** Sets V8 for the command's runs; call it before anything else is compiled. */
export function setEngineFlags(): void {
  if (isMeasured) for (const flag of FLAGS) setFlagsFromString(flag);
}

/**
 * The budgets of code that V8 runs before it optimises a function. Most runs take less than a second, and
 * V8's default begins so soon that optimising costs more than a quarter of their processor time. Code that
 * reads, checks and writes a school runs once and is hardly worth it; the search is. A run of many seconds
 * loses nothing.
 */
const BUDGETS = { rarely: 1_500_000, soon: 300_000 } as const;

/** Sets how soon V8 optimises from here on; the code cache is only accepted under the setting it was made with. */
export function optimise(when: keyof typeof BUDGETS): void {
  if (isMeasured) setFlagsFromString(`--interrupt-budget=${BUDGETS[when]}`);
}

/**
 * V8's default lets the heap grow to four times the live data before it is cleared. With less, the largest school takes
 * 322 MB in place of 532 for a tenth more processor time (`bench/results/engine-flags.md`). Runs of a second need little
 * anyway, and are spared the clearing.
 */
export function keepHeapSmall(): void {
  if (knowsHeapGrowth) setFlagsFromString('--heap-growing-percent=40');
}

/** The flag exists from V8 11 (Node 20) to V8 14 (Node 26); for a later one nothing is assumed. */
const knowsHeapGrowth = Number.parseInt(process.versions.v8, 10) <= 14;
