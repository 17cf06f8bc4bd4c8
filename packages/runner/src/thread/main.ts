/** Entry of one search thread: searches until it is terminated, and exchanges better timetables. */
import { parentPort, workerData } from 'node:worker_threads';
import { compile } from '@bellgrid/constraints';
import { createSearch } from '@bellgrid/solver';
import { breathe } from '../breathe.ts';
import { searchOptions } from '../search-options.ts';
import { Slicer } from '../slicer.ts';
import type { Exchange, ThreadJob } from './messages.ts';

/** The shortest time between two messages, in milliseconds. */
const MESSAGE_MS = 200;

const port = parentPort;
if (port === null) throw new Error('parentPort is null: this file is the entry of a worker thread.');
const job = workerData as ThreadJob;
const compiled = compile(job.draft, { solveAnyway: job.solveAnyway });
const search = createSearch(compiled.problem, searchOptions(compiled, job));
const slicer = new Slicer(search, false, () => performance.now());
let told = { placed: -1, cost: Number.POSITIVE_INFINITY };
let toldAt = 0;

port.on('message', ({ assignment, placed, cost }: Exchange) => {
  search.offer(assignment);
  if (placed > told.placed || (placed === told.placed && cost < told.cost)) told = { placed, cost };
});

while (!slicer.isOver) {
  slicer.run();
  tell();
  await breathe();
}
toldAt = Number.NEGATIVE_INFINITY;
tell();

function tell(): void {
  const { placed, cost } = search;
  const isBetter = placed > told.placed || (placed === told.placed && cost < told.cost);
  const isNews = isBetter && search.stage !== 'construct';
  // The first full timetable is told at once: somebody may be waiting for just that.
  const isUrgent = placed === search.lessons && told.placed < placed;
  if (!isNews || (!isUrgent && performance.now() - toldAt < MESSAGE_MS)) return;
  told = { placed, cost };
  toldAt = performance.now();
  port?.postMessage({ placed, cost, assignment: search.best() } satisfies Exchange);
}
