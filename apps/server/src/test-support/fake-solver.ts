import { writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { FromSolver, ToSolver } from '../solver-process/messages.ts';

// A solver process that does what `fake` in the draft's pageMemory says, for tests of the queue.
const tell = (message: FromSolver) => process.send?.(message);
const event = (body: unknown) => tell({ kind: 'event', event: body });
const done = () =>
  process.send?.({ kind: 'done' } satisfies FromSolver, undefined, {}, () => process.exit(0));

const solution = { id: 's1', status: 'FEASIBLE', placements: [], unplaced: [], cost: 3 };
const calendar = { event: 'calendar', status: 'FEASIBLE', solution, solutionID: 's1' };
const progress = {
  event: 'progress',
  stage: 'repair',
  placed: 1,
  lessons: 2,
  cost: 5,
  bound: 0,
  seconds: 0.1,
};

const side = {
  ...{ lessons: 2, placed: 1, hardViolations: 0, cost: 3, otherCost: 3, isBest: false },
  ...{ quality: null, faults: [] },
};
const whatIf = { event: 'whatIf', answer: { seed: 1, steps: 9, before: side, after: side, solution } };

const acts: Record<string, () => void> = {
  solve: () => {
    event({ event: 'statusUpdate', stage: 'start solve' });
    event(progress);
    event(calendar);
    done();
  },
  precheck: () => {
    event({ event: 'preCheckPassed' });
    done();
  },
  seed: () => {
    event({ event: 'error', errorCode: 'UNKNOWN_ERROR', message: `seed ${seed}` });
    done();
  },
  hang: () => event(progress),
  deaf: () => event(progress),
  spin: () => {
    for (;;);
  },
  crash: () => process.exit(7),
  hangOnce: () => (isFirstTime() ? acts.hang?.() : acts.solve?.()),
  crashOnce: () => (isFirstTime() ? process.exit(7) : acts.solve?.()),
  garbage: () => event({ event: 'calendar', solution: 12 }),
  silent: () => done(),
};

/** True when no process before this one has made the file that the draft names. */
function isFirstTime(): boolean {
  try {
    writeFileSync(String(memory.marker), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

process.once('disconnect', () => process.exit(1));
let act = '';
let seed = 0;
let memory: Record<string, unknown> = {};
process.on('message', (message: ToSolver) => {
  if (message.kind === 'cancel') {
    if (act === 'deaf') return;
    event({ event: 'cancelled', partial: solution });
    done();
    return;
  }
  const { pageMemory } = JSON.parse(gunzipSync(message.job.snapshot).toString());
  memory = pageMemory;
  act = String(memory.fake);
  seed = message.job.seed;
  event({ event: 'starting', jobType: message.job.jobType });
  if (message.job.whatIf && act === 'solve') {
    event(whatIf);
    done();
  } else acts[act]?.();
});
tell({ kind: 'ready' });
