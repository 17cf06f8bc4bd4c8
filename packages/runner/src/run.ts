import {
  compile,
  createConflictSearch as findConflict,
  preCheck,
  repairCandidates,
  repairFinding,
  verify,
} from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import type { RunHooks, RunOptions, RunResult } from './run-types.ts';
import { runWith } from './run-with.ts';

/** Checks or solves a draft, see `runWith`; the rules and the checker are those of the constraints package. */
export function run(draft: Draft, options: RunOptions, hooks: RunHooks = {}): Promise<RunResult> {
  const judge = {
    preCheck,
    compile,
    verify,
    findConflict,
    repairCandidates,
    repairFinding,
  };
  return runWith(judge, draft, options, hooks);
}
