import { setFlagsFromString } from 'node:v8';

const FLAGS = [
  // Most runs take less than a second: what V8 by default spends on inlining, and on looking for chances that this
  // code does not have, is more than they gain. Long runs lose nothing.
  '--max-inlined-bytecode-size-cumulative=300',
  '--no-turbo-loop-peeling',
  '--no-turbo-escape',
  '--no-turbo-jt',
  // The search's long functions are its hot ones: V8 by default lets them wait longest.
  '--bytecode-size-allowance-per-tick=600',
];

/** Sets V8 for the command's runs; call it before anything else is compiled. */
export function setEngineFlags(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}

/**
 * By default the heap may grow to four times what lives in it before it is cleared: half a gigabyte for a search and a
 * prover that need a hundred megabytes. Runs of a second need less anyway, and are spared the clearing.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
