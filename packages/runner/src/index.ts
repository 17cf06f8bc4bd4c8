export type { RunEvent, RunHooks, RunOptions, RunResult, RunStage } from './run-types.ts';
