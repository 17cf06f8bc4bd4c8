/** @typedef {{ wall: number, cpu: number, cost: number }} Point */
/** @typedef {{ points: Point[], load: number }} Curve */
/**
 * One school: runs of one thread with what each had cost at the reference, and runs of two threads.
 * @typedef {{ name: string, one: (Curve | null)[], targets: number[], two: (Curve | null)[] }} School
 */

const TIMES = [2, 5, 10, 20, 40, 60];

/** @param {Curve | null | undefined} found @param {number} at */
function costAt(found, at) {
  const before = found?.points.filter(({ cpu }) => cpu <= at) ?? [];
  return before.length > 0 ? Math.min(...before.map(({ cost }) => cost)) : '–';
}

/** @param {Curve | null} found @param {number} cost */
function reaches(found, cost) {
  return found?.points.find((point) => point.cost <= cost)?.wall ?? null;
}

/** @param {number[]} values */
function geometricMean(values) {
  return Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);
}

/** @param {number} value */
function times(value) {
  return Number.isNaN(value) ? '–' : value.toFixed(2);
}

/**
 * Every run of one thread against every run of two: what is known of each pair.
 * @param {School} school @param {number} patience
 */
function pairs({ one, targets, two }, patience) {
  return one.flatMap((alone, i) => {
    const target = targets[i] ?? 0;
    const first = reaches(alone, target);
    if (first === null) return [];
    return two
      .filter((together) => together !== null)
      .map((together) => {
        const at = reaches(together, target);
        return { first, at: at ?? patience, isReached: at !== null };
      });
  });
}

/**
 * The page of results.
 * @param {School[]} schools
 * @param {{ reference: number, patience: number }} times
 */
export function curvePage(schools, { reference, patience }) {
  const curves = schools.map(
    ({ name, one }) => `| ${name} | ${TIMES.map((at) => costAt(one[0], at)).join(' | ')} |`,
  );
  const found = schools.map((school) => {
    const all = pairs(school, patience);
    const costs = school.targets.map((cost) => (Number.isFinite(cost) ? cost : 'not full'));
    const firsts = school.one.map((alone, i) => reaches(alone, school.targets[i] ?? 0)?.toFixed(1) ?? '–');
    return {
      ...school,
      all,
      costs,
      firsts,
      against: geometricMean(all.map(({ at }) => reference / at)),
      first: geometricMean(all.map(({ first, at }) => first / at)),
      median: all.map(({ at }) => at).sort((a, b) => a - b)[Math.floor(all.length / 2)],
      missed: all.filter(({ isReached }) => !isReached).length,
      load: Math.max(...[...school.one, ...school.two].map((each) => each?.load ?? 0)),
    };
  });
  const complete = found.filter(({ all }) => all.length > 0);
  const rows = found.map(
    ({ name, costs, firsts, median, missed, all, against, first, load }) =>
      `| ${name} | ${costs.join(', ')} | ${firsts.join(', ')} | ${median?.toFixed(1) ?? '–'} | ${missed} of ${all.length} | ${times(against)} | ${times(first)} | ${load.toFixed(1)} |`,
  );
  const total = {
    against: geometricMean(complete.map(({ against }) => against)),
    first: geometricMean(complete.map(({ first }) => first)),
  };
  return `# Cost over time, one thread and two

Made by \`node bench/curve/run.mjs\`. The schools are all of 'wide' that one thread (seed 1) fills within ${reference} s
and still improves between 5 s and ${reference} s: where the best is found at once there is nothing to be sooner at.

Soft cost of the best full timetable of ours, one thread, first seed, by processor seconds (import left out, compiling
counted):

| school | ${TIMES.map((at) => `${at} s`).join(' | ')} |
|---|${TIMES.map(() => '---|').join('')}
${curves.join('\n')}

Two threads: when they have the cost that one thread has after ${reference} s. Three runs of one thread (by seed: its cost after
${reference} s, and when it first had that) against three runs of two, every pair; seconds on the clock from the start of the run,
compiling included. Pairs
whose run of one thread is not full after ${reference} s are left out. What two threads have not reached after ${patience} s counts as
${patience} s. "Against ${reference} s" is ${reference} s over their time;
"against first" is the time at which one thread first had that cost over theirs. Both are geometric means. The second
reading is harder than it looks: its target is by choice one that this run of one thread has just reached, early as it
may be. "Load" is how many processes waited for the two processors when a run began, at most.

| school | cost after ${reference} s | first had, s | two threads, median, s | not reached | against ${reference} s | against first | load |
|---|---|---|---|---|---|---|---|
${rows.join('\n')}

Geometric mean of the schools (${complete.length}): ${total.against.toFixed(2)} times sooner than ${reference} s; ${total.first.toFixed(2)} times sooner than when one thread first
had that cost.
`;
}
