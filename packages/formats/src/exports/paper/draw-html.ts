import type { ExportSettings } from '@bellgrid/model';
import { dividedByColumns, isEven } from './build-table.ts';
import { plainCell } from './draw-csv.ts';
import { blocksWithin, type Span } from './fit-table.ts';
import { footerOf } from './page-margins.ts';
import { dayEnds } from './paginate.ts';
import type { PaperWords } from './paper-words.ts';
import {
  type Entry,
  type Heading,
  isTime,
  periodRange,
  type Schedule,
  type ScheduleTable,
  type TableBlock,
} from './schedule-data.ts';
import { CLOSED, textColorOn, tintOf } from './table-colors.ts';
import { turnTable, withoutBreaks, withUsedDays } from './turn-table.ts';

interface PageAbout {
  readonly school: string;
  /** The date as text. */
  readonly today: string;
}

/** Printed tables of more columns than this lie across. */
const MOST_UPRIGHT = 7;
/** The room of a table on paper, in pixels, the smaller one of A4 and Letter. */
const PRINTED = { upright: { width: 700, height: 850 }, across: { width: 960, height: 620 } } as const;
/** In pixels: printed letters are of a size between these. */
const PRINT_SIZE = { week: 12.5, other: 10.5, least: 7 } as const;
const SIZE_STEP = 0.25;
/** Printed cells of more lessons than this have the details of each beside its name. */
const MOST_APART = 3;
/** In lines: the rule between two lessons. */
const LINE_BETWEEN = 0.3;
/** Against the size of letters: the mean width of bold ones, the height of a line, and what a cell has around its lines. */
const LETTER = { width: 0.62, line: 1.35, around: 1.2 } as const;

/** The size of printed letters at which no word is wider than its column, and a week is no higher than a page. */
function printSize(table: ScheduleTable): number {
  const { columns, blocks, hasDayColumns } = table;
  const { width, height } = columns.length > MOST_UPRIGHT ? PRINTED.across : PRINTED.upright;
  const room = width / (columns.length + 1) - 9;
  const entries = blocks.flatMap((block) => block.entries);
  const texts = [
    ...columns.map(({ label }) => label),
    ...entries.flatMap(({ title, details }) => [title, ...details]),
  ];
  const words = texts.flatMap((text) => text.split(/[\s–-]+/));
  const widest = LETTER.width * Math.max(1, ...words.map((word) => [...word].length));
  const { least, week, other } = PRINT_SIZE;
  let size = Math.max(least, Math.min(hasDayColumns ? week : other, room / widest));
  while (hasDayColumns && size > least && heightAt(table, size, room / (LETTER.width * size)) > height)
    size = Math.max(least, size - SIZE_STEP);
  return size;
}

/** About the height of a table whose columns have room for so many letters of a size. */
function heightAt({ rows, blocks }: ScheduleTable, size: number, letters: number): number {
  const linesOf = (text: string): number => Math.ceil([...text].length / letters);
  const linesOfEntry = ({ title, details }: Entry, count: number): number => {
    if (count > MOST_APART) return linesOf([title, ...details].join(' '));
    const parts = count > 1 ? [title, details.join(RUNNING)] : [title, ...details];
    return parts.reduce((sum, part) => sum + linesOf(part), 0);
  };
  const high = rows.map(() => 2);
  for (const { row, rowSpan, entries } of blocks) {
    const lines = entries.reduce((sum, entry) => sum + linesOfEntry(entry, entries.length) + LINE_BETWEEN, 0);
    for (let at = row; at < row + rowSpan; at += 1) high[at] = Math.max(high[at] ?? 0, lines / rowSpan);
  }
  return high.reduce((sum, lines) => sum + (LETTER.line * lines + LETTER.around) * size, 0);
}

/** The schedules as one page of HTML without scripts: a table for each, for the screen, the printer and screen readers. */
export function drawHtml(
  schedules: readonly Schedule[],
  settings: ExportSettings,
  words: PaperWords,
  { school, today }: PageAbout,
): string {
  const isAlone = schedules.length === 1;
  const sections = schedules.map((schedule, index) => {
    const title = words.title(schedule, school);
    const about = [words.kind(schedule), schedule.subtitle, isAlone && school !== title ? school : ''];
    const level = isAlone ? 'h1' : 'h2';
    const notes = [
      schedule.lessons.length === 0 ? words.nothing : '',
      schedule.unplaced > 0 ? words.unplaced(schedule.unplaced) : '',
    ];
    const tables = tablesOf(schedule);
    const isAcross = tables.some(({ columns }) => columns.length > MOST_UPRIGHT);
    return `<section id="${idOf(index)}"${isAcross ? ' class="across"' : ''}>
<${level} dir="auto">${escaped(title)}</${level}>
${paragraph(about.filter(Boolean).join(' · '), isAlone || school === title ? '' : school)}
${tables
  .map((table) => tableHtml(table, settings, words, { title, isRightToLeft: schedule.isRightToLeft }))
  .join('\n')}
${notes
  .filter(Boolean)
  .map((note) => paragraph(note))
  .join('\n')}
</section>`;
  });
  const { left, right } = footerOf(settings, words, today);
  const footer = [left, right].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(school)}</title>
<style>${styleOf(settings.scheduleFillColor)}</style>
</head>
<body>
${isAlone ? '' : `<h1 dir="auto">${escaped(school || words.lessons)}</h1>\n${contents(schedules, words, school)}\n`}${sections.join('\n')}
${footer === '' ? '' : paragraph(footer)}
</body>
</html>
`;
}

const styleOf = (fill: string): string => `
body { font: 15px/1.4 system-ui, sans-serif; color: #1b1d21; background: #fff; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; overflow-wrap: break-word }
h1, h2 { font-size: 1.6rem; line-height: 1.2; margin: 2.5rem 0 0.1rem } h1:first-child { margin-top: 0 } h3 { font-size: 1.1rem; margin: 1.2rem 0 0.4rem } p { margin: 0 0 0.8rem; color: #5b6069 }
nav ul { display: flex; flex-wrap: wrap; gap: 0.4rem; margin: 1rem 0; padding: 0; list-style: none }
nav a { display: block; padding: 0.5rem 0.8rem; border: 1px solid #9aa0aa; border-radius: 0.5rem; color: inherit; text-decoration: none } nav a:hover { border-color: #1b1d21 }
.wide { overflow-x: auto } table { border-collapse: separate; border-spacing: 0; width: 100%; table-layout: fixed }
th, td { border: 0 solid #9aa0aa; border-block-end-width: 1px; border-inline-end-width: 1px; padding: 0.35rem 0.45rem; text-align: center } thead th { border-top-width: 1px } tr > :first-child { border-inline-start-width: 1px }
th { background: ${fill}; color: ${textColorOn(fill)} } small { display: block; font-weight: normal; text-wrap: balance }
tr > :first-child { width: 6.5rem } thead th { width: 7rem } tbody th { position: sticky; inset-inline-start: 0 }
td div + div { border-top: 1px solid #d5d8dd; margin-top: 0.3rem; padding-top: 0.3rem } td small { color: #5b6069 }
td.closed { background: ${CLOSED} } td.fill small, div.fill small { color: inherit } div.fill { padding: 0.25rem }
@media (max-width: 45rem) { body { font-size: 14px; margin: 1rem auto } th, td { padding: 0.3rem 0.25rem } tr > :first-child { width: 4.6rem; font-size: 0.85em } thead th { width: 6.2rem } table { width: max-content; min-width: 100% } }
.printed { display: none } @page { margin: 12mm } @page across { size: landscape }
@media print { * { print-color-adjust: exact } body { margin: 0; padding: 0; max-width: none; font-size: 10.5px } nav, h1:has(+ nav) { display: none } .printed { display: inline } tr.printed { display: table-row } h3 { display: none } section + section { break-before: page } .across { page: across } h1, h2 { margin-top: 0 } .wide { margin-top: 0.8rem } .wide { overflow: visible } tr { break-inside: avoid } tbody th { position: static } thead th, tr > :first-child { width: auto } table { border-collapse: collapse; font-size: var(--print); hyphens: auto } th, td { border-width: 1px; padding: 0.2rem 0.25rem } .week th, .week td { padding: 0.4em 0.25rem } td:has(div:nth-of-type(${MOST_APART + 1})) :is(b, small) { display: inline } td:has(div:nth-of-type(${MOST_APART + 1})) div { padding-top: 0.1rem; margin-top: 0.1rem } }
`;

const idOf = (index: number): string => `schedule-${index + 1}`;

/** A paragraph, to which paper adds another text. */
const paragraph = (text: string, printed = ''): string =>
  `<p dir="auto">${escaped(text)}${printed === '' ? '' : `<span class="printed"> · ${escaped(printed)}</span>`}</p>`;

/** Links to all schedules, one list for each of their kinds. */
function contents(schedules: readonly Schedule[], words: PaperWords, school: string): string {
  const kinds = [...new Set(schedules.map(({ kind }) => kind))];
  const lists = kinds.map((kind) => {
    const items = schedules.map((schedule, index) => {
      const name = [words.title(schedule, school), kind === 'division' ? schedule.subtitle : ''];
      const link = `<a href="#${idOf(index)}">${escaped(name.filter(Boolean).join(' · '))}</a>`;
      return schedule.kind === kind ? `<li dir="auto">${link}</li>` : '';
    });
    return `<ul>${items.join('')}</ul>`;
  });
  return `<nav>${lists.join('\n')}</nav>`;
}

/** The tables of a schedule: those of many classes have the classes below one another, and one table for each day. */
function tablesOf({ kind, tables }: Schedule): ScheduleTable[] {
  if (kind === 'day') return tables.map((table) => turnTable(withoutBreaks(table)));
  if (kind !== 'global') return [...tables];
  return tables.flatMap((table) => {
    const turned = turnTable(withUsedDays(table));
    const ends = dayEnds(turned.columns);
    return ends.map((to, day) => withColumns(turned, { from: ends[day - 1] ?? 0, to }));
  });
}

/** The columns of one day as a table of their own; no block lies over two days. */
function withColumns(table: ScheduleTable, columns: Span): ScheduleTable {
  const moved = <Place extends { column: number }>(place: Place): Place => ({
    ...place,
    column: place.column - columns.from,
  });
  const own = table.columns.slice(columns.from, columns.to);
  return {
    ...table,
    heading: own[0]?.day?.label ?? '',
    columns: own,
    blocks: blocksWithin(table, columns, { from: 0, to: table.rows.length }).map(moved),
    closed: table.closed.filter(({ column }) => column >= columns.from && column < columns.to).map(moved),
  };
}

function tableHtml(
  table: ScheduleTable,
  settings: ExportSettings,
  words: PaperWords,
  { title, isRightToLeft }: { readonly title: string; readonly isRightToLeft: boolean },
): string {
  const { columns, hasDayColumns, rows, heading } = table;
  const blocks = new Map<string, TableBlock>();
  const covered = new Set<string>();
  for (const block of hasDayColumns ? table.blocks.flatMap(dividedByColumns) : table.blocks) {
    blocks.set(`${block.column},${block.row}`, block);
    for (let column = block.column; column < block.column + block.columnSpan; column += 1)
      for (let row = block.row; row < block.row + block.rowSpan; row += 1) covered.add(`${column},${row}`);
  }
  const closed = new Set(table.closed.map(({ column, row }) => `${column},${row}`));
  const cell = (column: number, row: number): string => {
    const key = `${column},${row}`;
    const block = blocks.get(key);
    if (block) return blockHtml(block, table, settings);
    if (covered.has(key)) return '';
    return closed.has(key) ? '<td class="closed"></td>' : '<td></td>';
  };
  const body = rows.map(
    (head, row) =>
      `<tr>${headHtml('row', head)}${columns.map((_, column) => cell(column, row)).join('')}</tr>`,
  );
  const corner = `<th scope="col">${escaped(rows.some(({ time }) => time !== '') ? words.period : '')}</th>`;
  const head = columns.map((column) => headHtml('col', column)).join('');
  const above = heading === '' ? '' : `<h3 dir="auto">${escaped(heading)}</h3>\n`;
  // On paper the heading is in the head of the table, which every page repeats.
  const printed =
    heading === ''
      ? ''
      : `<tr class="printed"><th scope="colgroup" colspan="${columns.length + 1}"><bdi>${escaped(heading)}</bdi></th></tr>`;
  const name = escaped([title, heading].filter(Boolean).join(' · '));
  return `${above}<div class="wide" role="region" aria-label="${name}" tabindex="0"><table${hasDayColumns ? ' class="week"' : ''}${isRightToLeft ? ' dir="rtl"' : ''} style="--print:${printSize(table).toFixed(1)}px"><thead>${printed}<tr>${corner}${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function headHtml(scope: 'row' | 'col', { label, time }: Heading): string {
  const below = time === '' || isTime(label, time) ? '' : `<small dir="ltr">${time}</small>`;
  // The direction of a name is its own: the borders of its cell have that of the table.
  return `<th scope="${scope}"><bdi>${escaped(label)}</bdi>${below}</th>`;
}

function blockHtml(block: TableBlock, { rows }: ScheduleTable, { colorOption }: ExportSettings): string {
  const spans = `${block.columnSpan > 1 ? ` colspan="${block.columnSpan}"` : ''}${block.rowSpan > 1 ? ` rowspan="${block.rowSpan}"` : ''}`;
  const [only, second] = block.entries;
  const fill = colorOption === 'Fill' && only && !second ? fillOf(only) : '';
  const entries = block.entries.map((entry) => {
    const details = block.entries.length > 1 ? [entry.details.join(RUNNING)].filter(Boolean) : entry.details;
    const texts = isEven(block) ? details : [...details, periodRange(entry, rows)];
    return `<div dir="auto"${fill === '' ? entryLook(entry, colorOption) : ''}><b>${escaped(entry.title)}</b>${texts.map((text) => ` <small>${escaped(text)}</small>`).join('')}</div>`;
  });
  return `<td${spans}${fill}>${entries.join('')}</td>`;
}

/** Between the details in a running line: no line ends with the dot. */
const RUNNING = ' ·\u00a0';

const fillOf = ({ color }: Entry): string =>
  ` class="fill" style="background-color:${color};color:${textColorOn(color)}"`;

function entryLook(entry: Entry, option: ExportSettings['colorOption']): string {
  const { color } = entry;
  if (option === 'Fill') return fillOf(entry);
  if (option === 'Border')
    return ` style="border-inline-start:4px solid ${color};padding-inline-start:0.4rem"`;
  return option === 'Pill' ? ` style="background:${tintOf(color)};border-radius:0.6rem"` : '';
}

const escaped = (text: string): string =>
  plainCell(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
