import { compile, createConflictSearch as findConflict, preCheck, verify } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import type { RunHooks, RunOptions, RunResult } from './run-types.ts';
import { runWith } from './run-with.ts';

/** Checks or solves a draft, see `runWith`; the rules and the checker are those of the constraints package. */
export function run(draft: Draft, options: RunOptions, hooks: RunHooks = {}): Promise<RunResult> {
  return runWith({ preCheck, compile, verify, findConflict }, draft, options, hooks);
}
