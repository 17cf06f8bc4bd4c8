import { type ChildProcess, fork } from 'node:child_process';
import type { FromSolver, SolverJob, ToSolver } from '../solver-process/messages.ts';

/** The end of a solver process: it never came up, it said it was done, or it died on the way. */
export type SolverEnd = 'notStarted' | 'done' | 'died';

export interface SolverChild {
  cancel(): void;
  kill(): void;
}

/**
 * As for the command line (`apps/cli/src/command-line/engine-flags.ts`): the heap is cleared before it has grown to four times the
 * live data. A later V8 may not know the flags, and a child process with an unknown one does not start.
 */
const ENGINE_FLAGS =
  Number.parseInt(process.versions.v8, 10) <= 14
    ? ['--heap-growing-percent=40', '--max-inlined-bytecode-size-cumulative=300']
    : [];

/** Starts a solver process on one job; `onEnd` is called once, after the last event. */
export function startSolverChild(
  options: { readonly entry: string; readonly memoryMb: number; readonly job: SolverJob },
  hooks: { readonly onEvent: (event: unknown) => void; readonly onEnd: (end: SolverEnd) => void },
): SolverChild {
  const child = fork(options.entry, [], {
    execArgv: [`--max-old-space-size=${options.memoryMb}`, ...ENGINE_FLAGS],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV },
  });
  let end: SolverEnd = 'notStarted';
  let isOver = false;
  const finish = () => {
    if (isOver) return;
    isOver = true;
    hooks.onEnd(end);
  };
  child.on('message', (message: FromSolver) => {
    if (message.kind === 'event') hooks.onEvent(message.event);
    else if (message.kind === 'done') end = 'done';
    else {
      end = 'died';
      tell(child, { kind: 'start', job: options.job });
    }
  });
  child.once('error', finish);
  child.once('close', finish);
  return {
    cancel: () => tell(child, { kind: 'cancel' }),
    kill: () => {
      child.kill('SIGKILL');
    },
  };
}

/** A process that has just ended cannot be told; its end is noticed anyway. */
function tell(child: ChildProcess, message: ToSolver): void {
  if (child.connected) child.send(message, () => {});
}
