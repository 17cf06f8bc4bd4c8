import { writeFileSync } from 'node:fs';

/**
 * @typedef {import('./row-store.mjs').RowStore} RowStore
 * @typedef {import('./row-store.mjs').Row} Row
 * @typedef {{ name: string, fet: Row | null, ours: Row | null, isOlder: boolean, atTime: Row | null }} Line
 */

/**
 * Writes what is known so far; rows that are still to come stay empty.
 * @param {string} target
 * @param {readonly string[]} files
 * @param {{ fet: RowStore, ours: RowStore, cost: RowStore, older: RowStore }} stores
 * @param {{ cpuSeconds: number, seed: number, machine: string }} terms
 */
export function writeWideTable(target, files, stores, terms) {
  const lines = files.map((name) => ({
    name,
    fet: stores.fet.get(name),
    ours: stores.ours.get(name) ?? stores.older.get(name),
    isOlder: stores.ours.get(name) === null,
    atTime: stores.cost.get(name),
  }));
  const text = `# 'Wide': thirty schools, ${terms.cpuSeconds} processor seconds each

Every fifth, by path, of fet-data's files in the current format with at least 200 activities in modes that import. One
run each with seed ${terms.seed}, start-up included, processor seconds of the operating system, on a machine with
${terms.machine} that did other work at the same time. "–": not filled; in brackets
what is left over. "cost at its time": ours after 10 s, or after FET's time where that is longer. Cost: soft, by our
independent check, of both timetables. Kinds of constraint that the import does not carry were taken out for both
programs. With a star: measured with the build before.

Made by \`node bench/wide.mjs\`.

| school | FET, s | ours, s | cost of FET's | cost of ours at its time | left out for both |
|---|---|---|---|---|---|
${lines.map(row).join('\n')}

${summary(lines).join('\n')}
`;
  writeFileSync(target, text);
  console.log(text);
}

/** @param {Line} line */
function row({ name, fet, ours, isOlder, atTime }) {
  const kinds = (fet?.leftOut ?? []).map((/** @type {string} */ kind) => kind.replace(/^Constraint/, ''));
  const cells = [
    name.replace(/\.fet$/, ''),
    time(fet),
    `${time(ours)}${ours !== null && isOlder ? ' *' : ''}`,
    cost(fet),
    cost(atTime),
    kinds.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** @param {Row | null} found */
function time(found) {
  if (found === null) return '';
  if (found.filled) return (found.cpu ?? 0).toFixed(1);
  if (found.status === 'INFEASIBLE') return `proved impossible, ${(found.cpu ?? 0).toFixed(1)}`;
  const left = found.lessons ? ` (${found.lessons - (found.placed ?? 0)} of ${found.lessons})` : '';
  return `–${left}${found.note ? `: ${found.note}` : ''}`;
}

/** @param {Row | null} found */
function cost(found) {
  if (found === null) return '';
  if (found.cost === null || found.cost === undefined) return found.filled ? (found.note ?? '–') : '–';
  return `${Math.round(found.cost * 100) / 100}`;
}

/** @param {readonly Line[]} lines */
function summary(lines) {
  const run = lines.filter(({ fet, ours }) => fet && ours);
  const both = run.filter(({ fet, ours }) => fet?.filled && ours?.filled);
  const missed = run.filter(({ fet, ours }) => fet?.filled && !ours?.filled);
  const open = run.filter(({ fet, ours }) => !fet?.filled && ours?.status !== 'INFEASIBLE');
  const more = open.filter(({ ours }) => ours?.filled);
  const claims = missed.filter(({ ours }) => ours?.status === 'INFEASIBLE');
  const compared = both.filter(
    ({ fet, atTime }) => typeof fet?.cost === 'number' && typeof atTime?.cost === 'number',
  );
  const noWorse = compared.filter(({ fet, atTime }) => Number(atTime?.cost) <= Number(fet?.cost));
  const ratios = both.map(({ fet, ours }) => Math.log(Number(fet?.cpu) / Number(ours?.cpu)));
  const mean = Math.exp(ratios.reduce((sum, each) => sum + each, 0) / Math.max(1, ratios.length));
  const proved = run.filter(({ ours }) => ours?.status === 'INFEASIBLE');
  return [
    `- Rows of both: ${run.length} of ${lines.length}.`,
    `- Filled by FET: ${run.filter(({ fet }) => fet?.filled).length}; of these by ours: ${both.length}. Not: ${names(missed)}.`,
    `- Not filled by FET and not proved impossible: ${open.length}; of these filled by ours: ${more.length}.`,
    `- Proved impossible by ours: ${names(proved)}; of schools that FET fills: ${claims.length}.`,
    `- Processor time where both fill, FET's over ours, geometric mean: ${mean.toFixed(1)}.`,
    `- Cost no worse than FET's at its time: ${noWorse.length} of ${compared.length}.`,
  ];
}

/** @param {readonly Line[]} lines */
function names(lines) {
  return (
    lines
      .map(({ name }) =>
        name
          .replace(/\.fet$/, '')
          .split('/')
          .at(-1),
      )
      .join(', ') || 'none'
  );
}
