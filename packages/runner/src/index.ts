export type { RunHooks, RunOptions } from './context/options.ts';
export { run } from './run.ts';
