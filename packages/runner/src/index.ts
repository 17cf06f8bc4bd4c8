export type { RunOptions } from './context/options.ts';
export { run } from './run.ts';
