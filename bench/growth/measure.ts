import { createSearch } from '@bellgrid/solver';
import { drawSchool } from '../../packages/solver/src/testing/draw-school.ts';

/** Fills one drawn school and prints a line of JSON: processor seconds from the problem to the last lesson. */
const [classes = 20, booked = 90, seed = 1, limit = 60] = process.argv.slice(2).map(Number);
const problem = drawSchool({ seed, classes, days: 5, periods: 7, booked: booked / 100, rooms: true });
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;
const began = cpu();
const search = createSearch(problem, { seed });
while (search.placed < search.lessons && cpu() - began < limit) search.run(200, true);
console.log(
  JSON.stringify({
    cpu: cpu() - began,
    filled: search.placed === search.lessons,
    left: search.lessons - search.placed,
    lessons: search.lessons,
  }),
);
