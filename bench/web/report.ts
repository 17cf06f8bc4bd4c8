import type { Figure } from './measure-editor.ts';

interface Report {
  readonly figures: readonly Figure[];
  readonly sizes: readonly { readonly name: string; readonly bytes: number; readonly limit: number }[];
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

/** The page with all figures; the median is held against the limit, for long tasks the worst. */
export function reportOf({ figures, sizes, browser, machine, load, day }: Report): string {
  const rows = figures.map(({ name, ms, cpu = [], limit }) => {
    const median = medianOf(ms);
    const worst = Math.max(0, ...ms);
    const worked = cpu.length === 0 ? '' : medianOf(cpu).toFixed(1);
    const isTasks = name.startsWith('long tasks');
    const kept = limit === null ? '' : (isTasks ? worst : median) <= limit ? 'yes' : '**no**';
    const numbers = ms.length === 0 ? 'none | none' : `${median.toFixed(1)} | ${worst.toFixed(1)}`;
    return `| ${name} | ${ms.length} | ${numbers} | ${worked} | ${limit ?? ''} | ${kept} |`;
  });
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
${rows.join('\n')}

JavaScript that a screen has loaded when it is ready, in kB after brotli:

| screen | kB | limit | kept |
|---|---|---|---|
${sizeRows.join('\n')}
`;
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
