import { readFileSync } from 'node:fs';
import { importFile } from '@bellgrid/formats';
import { isScheduled } from '@bellgrid/model';
import { type RunOptions, run } from '@bellgrid/runner';

/**
 * Improves one school and prints the cost over time: wall and processor seconds since the run began. With a cost given
 * it ends as soon as a timetable of all lessons costs no more.
 */
const [file = '', seconds = '60', threads = '1', seed = '1', threadEntry = '', enough = '-1'] =
  process.argv.slice(2);
const imported = importFile(file, readFileSync(file));
if (!imported.ok) throw new Error(`${file} was refused.`);
const lessons = Object.values(imported.draft.lessons).filter(isScheduled).length;
const began = process.cpuUsage();
const points: { wall: number; cpu: number; cost: number }[] = [];
const end = new AbortController();
const options: RunOptions = {
  jobType: 'solve',
  until: 'limit',
  seconds: Number(seconds),
  seed: Number(seed),
  threads: Number(threads),
  threadEntry,
};
const result = await run(imported.draft, options, {
  signal: end.signal,
  onEvent: (event) => {
    if (event.event !== 'improved' || event.placed < lessons) return;
    const { user, system } = process.cpuUsage(began);
    points.push({ wall: event.seconds, cpu: (user + system) / 1e6, cost: event.cost });
    if (event.cost <= Number(enough)) end.abort();
  },
});
console.log(JSON.stringify({ status: result.status, cost: result.cost, points }));
