import type { Figure } from './measure-editor.ts';

interface Circumstances {
  readonly figures: readonly Figure[];
  readonly browser: string;
  readonly machine: string;
  /** The day of the measurement, as 2026-01-31. */
  readonly day: string;
  /**
   * The number of processes that wanted a processor in the last minute: more than there are make all times
   * longer.
   */
  readonly load: number;
}

interface Report extends Circumstances {
  readonly sizes: readonly { readonly name: string; readonly bytes: number; readonly limit: number }[];
}

/** A row for each figure. */
function rowsOf(figures: readonly Figure[]): string {
  return figures
    .map(({ name, ms, cpu = [], limit, isP95 = false }) => {
      const median = medianOf(ms);
      const worst = Math.max(0, ...ms);
      const worked = cpu.length === 0 ? '' : medianOf(cpu).toFixed(1);
      const isTasks = name.startsWith('long tasks');
      const held = isTasks ? worst : isP95 ? shareOf(ms, 0.95) : median;
      const kept = limit === null ? '' : held <= limit ? 'yes' : '**no**';
      const shown = isP95 ? held : median;
      const numbers = ms.length === 0 ? 'none | none' : `${shown.toFixed(1)} | ${worst.toFixed(1)}`;
      return `| ${name} | ${ms.length} | ${numbers} | ${worked} | ${limit ?? ''} | ${kept} |`;
    })
    .join('\n');
}

/** The page of the schedule by hand. */
export function reportOfSchedule(report: Circumstances & { readonly megabytes: readonly number[] }): string {
  const { figures, browser, machine, load, day, megabytes } = report;
  const [few = 0, many = 0] = megabytes;
  const growth = `${(((many - few) / few) * 100).toFixed(1)} %`;
  return `# The schedule by hand: how quick it answers

A school of 100 classes, 150 teachers, 2,500 lessons and 1,000 constraints, in the production build, in Chromium ${browser} without a
graphics processor, server and browser on one machine (${machine}), where ${load.toFixed(1)} processes wanted a processor at the
end: with more than there are, all times are longer than on a quiet machine.

Made on ${day} by \`node bench/web/run.mjs schedule\`. Times are milliseconds by the page's own clock until the frame is painted; where a
name says p95, the first number is the 95th percentile and is held against the limit, else the median. "processor" is the time that the
main thread really worked (of drags and scrolling the mean for each frame), which grows far less while other programs want the machine.

| what | measured | median or p95 | worst | processor | limit | kept |
|---|---|---|---|---|---|---|
${rowsOf(figures)}

Memory of the page after collecting garbage: ${few.toFixed(1)} MB after 50 drags, ${many.toFixed(1)} MB after 500: ${growth} more (the goal is at most 10 %).

Making room is measured without a browser by \`node bench/document/run.mjs\` (document.md).
`;
}

/** The page of the Constraints Dashboard. */
export function reportOfConstraints({ figures, browser, machine, load, day }: Circumstances): string {
  return `# The Constraints Dashboard: how quick it answers

A school of 100 classes, 150 teachers, 2,500 lessons and 5,000 rules, in the production build, in Chromium ${browser} without a
graphics processor, server and browser on one machine (${machine}), where ${load.toFixed(1)} processes wanted a processor at the
end: with more than there are, all times are longer than on a quiet machine.

Made on ${day} by \`node bench/web/run.mjs constraints\`. Times are milliseconds by the page's own clock until the frame is painted;
the median is held against the limit. "processor" is the time that the main thread really worked (the median; of keystrokes and
frames the mean), which does not grow while other programs want the machine. Tasks are measured by that time, too; on a quiet machine
it is what the browser counts a long task by. The errors of a rule come from the thread that checks every edit.

| what | measured | median | worst | processor | limit | kept |
|---|---|---|---|---|---|---|
${rowsOf(figures)}
`;
}

/** The page of the curriculum matrix. */
export function reportOfMatrix({ figures, browser, machine, load, day }: Circumstances): string {
  return `# The curriculum matrix: how quick it answers

40 subject names × 60 classes, every cell with a lesson and a teacher: 2,400 subjects, in the production build, in Chromium
${browser} without a graphics processor, server and browser on one machine (${machine}), where ${load.toFixed(1)} processes
wanted a processor at the end: with more than there are, all times are longer than on a quiet machine.

Made on ${day} by \`node bench/web/run.mjs matrix\`. Times are milliseconds from the key to the frame with its effect;
"processor" is the time for each key that the main thread really worked, which does not grow while other programs want the
machine. The median is held against the limit, of long tasks the worst.

| what | measured | median | worst | processor | limit | kept |
|---|---|---|---|---|---|---|
${rowsOf(figures)}
`;
}

/** The page of the table of schools. */
export function reportOfClients({ figures, browser, machine, load, day }: Circumstances): string {
  return `# The table of schools: how quick it answers

5,000 schools in the administration, in the production build, in Chromium ${browser} without a graphics processor, server and
browser on one machine (${machine}), where ${load.toFixed(1)} processes wanted a processor at the end: with more than there are, all
times are longer than on a quiet machine.

Made on ${day} by \`node bench/web/run.mjs clients\`. Times are milliseconds by the page's own clock until the frame is painted; the
median is held against the limit. "processor" is the time that the main thread really worked (the median; of keystrokes the
mean), which does not grow while other programs want the machine. The table is opened from the
overview, two seconds after that was.

| what | measured | median | worst | processor | limit | kept |
|---|---|---|---|---|---|---|
${rowsOf(figures)}
`;
}

/** The page of the joining of two windows. */
export function reportOfJoining({ figures, browser, machine, load, day }: Circumstances): string {
  return `# Two windows of one account: how soon one shows what the other saved

A school of 100 classes, 150 teachers, 2,500 lessons and 5,000 rules, in the production build, in Chromium ${browser} without a
graphics processor, server and both windows on one machine (${machine}), where ${load.toFixed(1)} processes wanted a processor at
the end: with more than there are, all times are longer than on a quiet machine.

Made on ${day} by \`node bench/web/run.mjs joining\`. Times are milliseconds from the answer to the save of a new classroom
in one window until the other window lists it; where the other one has added a classroom itself, it joins both and saves, and the first
one lists that too. The copy in IndexedDB counts once its transaction is complete. The median is held against the limit.

| what | measured | median | worst | processor | limit | kept |
|---|---|---|---|---|---|---|
${rowsOf(figures)}
`;
}

/** The page with all figures; the median is held against the limit, for long tasks the worst. */
export function reportOf({ figures, sizes, browser, machine, load, day }: Report): string {
  const sizeRows = sizes.map(({ name, bytes, limit }) => {
    const kept = bytes <= limit ? 'yes' : '**no**';
    return `| ${name} | ${(bytes / 1000).toFixed(0)} | ${limit / 1000} | ${kept} |`;
  });
  return `# The web application: how quick it feels

A school of 100 classes, 150 teachers, 90 classrooms, 1,000 subjects, 2,500 lessons and 5,000 rules, in the production build,
in Chromium ${browser} with V8's own threads and without a graphics processor, server and browser on one machine (${machine}),
where ${load.toFixed(1)} processes wanted a processor at the end: with more than there are, all times are longer than on a quiet machine.

Made on ${day} by \`node bench/web/run.mjs\`. All times are milliseconds by the page's own clock, until the frame with the effect is
painted: even an instant answer waits for its frame, half a frame (8 ms) on average, one (17 ms) at most. A first load has
an empty cache. The median is held against the limit; of long tasks (above 50 ms, as the browser counts them) the worst.
"processor" is the time that the page's main thread really worked (the median; of keystrokes the mean): it does not grow
while other programs want the machine.

| what | measured | median | worst | processor | limit | kept |
|---|---|---|---|---|---|---|
${rowsOf(figures)}

JavaScript that a screen has loaded when it is ready, in kB after brotli:

| screen | kB | limit | kept |
|---|---|---|---|
${sizeRows.join('\n')}
`;
}

const medianOf = (values: readonly number[]): number => shareOf(values, 0.5);

/** The value that this share of the values is not above. */
function shareOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
