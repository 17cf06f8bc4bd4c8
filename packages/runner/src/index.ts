export { run } from './run.ts';
export type { RunEvent, RunHooks, RunOptions, RunResult, RunStage } from './run-types.ts';
