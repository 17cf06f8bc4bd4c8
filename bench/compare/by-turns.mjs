// Runs the searches of two bundles of measure.ts on one school in short turns, so that other work on the machine slows both
// alike, and prints a line of JSON: their processor seconds, and whether they took the same steps to the same timetables.
const [, , base = '', now = '', file = '', seed = '1', stepsPerLesson = '300', params = '{}'] = process.argv;

/** @typedef {typeof import('./measure.ts')} Measure */

const TURNS = 400;
/** The number of turns after which the timetables are compared. */
const LOOK_TURNS = 20;

/** @type {Measure} */
const baseMeasure = await import(base);
/** @type {Measure} */
const nowMeasure = await import(now);
const sides = [
  { measured: baseMeasure.begin(file, Number(seed), {}), cpu: 0 },
  { measured: nowMeasure.begin(file, Number(seed), JSON.parse(params)), cpu: 0 },
];
const lessons = sides[1]?.measured.search.lessons ?? 0;
const steps = Math.ceil((Number(stepsPerLesson) * lessons) / TURNS);
let isSame = true;
for (let turn = 1; turn <= TURNS; turn += 1) {
  for (const side of turn % 2 === 0 ? sides : [...sides].reverse()) {
    const began = process.cpuUsage();
    side.measured.search.run(steps);
    const { user, system } = process.cpuUsage(began);
    side.cpu += (user + system) / 1_000_000;
  }
  if (turn % LOOK_TURNS === 0) isSame &&= sides[0]?.measured.look() === sides[1]?.measured.look();
}
const search = sides[1]?.measured.search;
console.log(
  JSON.stringify({
    base: sides[0]?.cpu,
    now: sides[1]?.cpu,
    isSame,
    steps: search?.steps,
    placed: search?.placed,
    lessons,
    stage: search?.stage,
  }),
);
