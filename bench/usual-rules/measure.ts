import { compile, timetableQuality } from '@bellgrid/constraints';
import { createExampleSchool, type Draft, type Placement, WEIGHT } from '@bellgrid/model';
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
  const draft = draftOf();
  const {
    quality,
    solution,
    reason,
    seconds: taken,
  } = await run(draft, {
    jobType: 'solve',
    until: 'plateau',
    seconds: Number(seconds),
    seed: Number(seed),
    threads: 2,
    threadEntry,
  });
  if (!quality || !solution) throw new Error(`The run ended without a timetable: ${reason}.`);
  const { wishes, ...numbers } = quality;
  const days = classDays(draft, solution.placements);
  return { filled: 0, missed: missedOf(wishes), ...days, ...numbers, reason, taken: Math.round(taken) };
}

/** One search of so many steps: the same on every machine, however busy it is. */
function measureSteps(steps: number) {
  const draft = draftOf();
  const { problem, decode } = compile(draft);
  const search = createSearch(problem, { seed: Number(seed) });
  search.expect(steps);
  search.run(steps);
  const placements = decode(search.best());
  const { wishes, ...numbers } = timetableQuality(draft, placements);
  const days = classDays(draft, placements);
  return { filled: 0, missed: missedOf(wishes), ...days, ...numbers, taken: Math.round(spent()) };
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
  const placements = decode(search.best());
  const { wishes, ...numbers } = timetableQuality(draft, placements);
  return { filled, missed: missedOf(wishes), ...classDays(draft, placements), ...numbers };
}

/** The periods of the shortest and the longest day of a class, and the largest difference of two days of one class. */
function classDays(draft: Draft, placements: readonly Placement[]) {
  const taken = new Map<string, Set<number>[]>();
  for (const { lesson, timeSlot } of placements) {
    for (const group of draft.lessons[lesson]?.groups ?? []) {
      const days = taken.get(group) ?? draft.schoolData.days.map(() => new Set());
      taken.set(group, days);
      for (let period = timeSlot.start; period < timeSlot.end; period += 1) days[timeSlot.day]?.add(period);
    }
  }
  const lengths = [...taken.values()].map((days) => days.flatMap(({ size }) => (size > 0 ? [size] : [])));
  return {
    shortestDay: Math.min(...lengths.flat()),
    longestDay: Math.max(...lengths.flat()),
    difference: Math.max(...lengths.map((days) => Math.max(...days) - Math.min(...days))),
  };
}

const missedOf = (wishes: readonly { readonly count: number }[]): number =>
  wishes.reduce((sum, { count }) => sum + count, 0);

const measured = () =>
  seconds.endsWith('steps') ? measureSteps(Number.parseInt(seconds, 10)) : measureSearch();
console.log(JSON.stringify(threadEntry === '' ? measured() : await measureRun()));
