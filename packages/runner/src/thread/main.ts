/** Entry of one search thread: searches until it is terminated, or nothing can be better. */
import { workerData } from 'node:worker_threads';
import { compile } from '@bellgrid/constraints';
import { createSearch } from '@bellgrid/solver';
import { Slicer } from './slicer.ts';
import type { ThreadJob } from './thread-job.ts';
import { searchOptions } from './work.ts';

const job = workerData as ThreadJob;
const compiled = compile(job.draft, job.compile);
const search = createSearch(compiled.problem, searchOptions(compiled, job));
const now = () => performance.now();
const slicer = new Slicer(search, false, { now, machine: now, count: () => {} }, () => false);
// The searches exchange their best at the two ends of a slice.
while (!slicer.isOver) slicer.run();
