import { compile, timetableQuality } from '@bellgrid/constraints';
import { createExampleSchool, type Draft, WEIGHT } from '@bellgrid/model';
import { run } from '@bellgrid/runner';
import { createSearch } from '@bellgrid/solver';
import { smallSchool } from './small-school.ts';

const [school = '', rules = '', seed = '1', seconds = '20', threadEntry = ''] = process.argv.slice(2);

function draftOf(): Draft {
  const draft = school === 'small' ? smallSchool() : createExampleSchool();
  for (const { id } of Object.values(draft.constraints)) {
    const rule = draft.constraints[id];
    if (rule && rules === 'without' && id.startsWith('usual-')) rule.weight = WEIGHT.OFF;
  }
  return draft;
}

/** Processor seconds of this process. */
function spent(): number {
  return process.cpuUsage().user / 1e6;
}

/** A run as the server makes it: two threads, until the time is over or nothing improves any more. */
async function measureRun() {
  const {
    quality,
    reason,
    seconds: taken,
  } = await run(draftOf(), {
    jobType: 'solve',
    until: 'plateau',
    seconds: Number(seconds),
    seed: Number(seed),
    threads: 2,
    threadEntry,
  });
  if (!quality) throw new Error(`The run ended without a timetable: ${reason}.`);
  const { wishes, ...numbers } = quality;
  return { filled: 0, missed: missedOf(wishes), ...numbers, reason, taken: Math.round(taken) };
}

/** One search of so many steps: the same on every machine, however busy it is. */
function measureSteps(steps: number) {
  const draft = draftOf();
  const { problem, decode } = compile(draft);
  const search = createSearch(problem, { seed: Number(seed) });
  search.expect(steps);
  search.run(steps);
  const { wishes, ...numbers } = timetableQuality(draft, decode(search.best()));
  return { filled: 0, missed: missedOf(wishes), ...numbers, taken: Math.round(spent()) };
}

/** One search, for a time of the processor. */
function measureSearch() {
  const draft = draftOf();
  const { problem, scope, decode } = compile(draft);
  const search = createSearch(problem, { seed: Number(seed) });
  let filled = 0;
  const start = spent();
  for (let steps = 1; !search.done && spent() - start < Number(seconds); steps += 1) {
    search.run(1);
    if (filled === 0 && search.placed === scope.length) filled = steps;
    if (filled > 0 && rules === 'without') break;
  }
  const { wishes, ...numbers } = timetableQuality(draft, decode(search.best()));
  return { filled, missed: missedOf(wishes), ...numbers };
}

const missedOf = (wishes: readonly { readonly count: number }[]): number =>
  wishes.reduce((sum, { count }) => sum + count, 0);

const measured = () =>
  seconds.endsWith('steps') ? measureSteps(Number.parseInt(seconds, 10)) : measureSearch();
console.log(JSON.stringify(threadEntry === '' ? measured() : await measureRun()));
