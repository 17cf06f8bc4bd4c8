export type { RunHooks, RunOptions } from './options.ts';
export { run } from './run.ts';
