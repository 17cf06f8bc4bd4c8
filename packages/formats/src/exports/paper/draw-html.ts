import type { ExportSettings } from '@bellgrid/model';
import { dividedByColumns, isEven } from './build-table.ts';
import { plainCell } from './draw-csv.ts';
import type { PaperWords } from './paper-words.ts';
import {
  type Entry,
  periodRange,
  type Schedule,
  type ScheduleTable,
  type TableBlock,
} from './schedule-data.ts';
import { CLOSED, textColorOn, tintOf } from './table-colors.ts';

/** The schedules as one page of HTML without scripts: a table for each, for the screen, the printer and screen readers. */
export function drawHtml(
  schedules: readonly Schedule[],
  settings: ExportSettings,
  words: PaperWords,
  school: string,
): string {
  const fill = settings.scheduleFillColor;
  const style = `
body { font: 15px/1.4 system-ui, sans-serif; color: #1b1d21; margin: 2rem auto; max-width: 75rem; padding: 0 1rem }
h1 { font-size: 1.6rem; margin: 2.5rem 0 0.1rem } h2 { font-size: 1.1rem } p { margin: 0 0 0.8rem; color: #5b6069 }
.wide { overflow-x: auto } table { border-collapse: collapse; width: 100%; min-width: 40rem }
table.week { table-layout: fixed } .week th:first-child { width: 7rem }
th, td { border: 1px solid #9aa0aa; padding: 0.35rem 0.45rem; text-align: center }
th { background: ${fill}; color: ${textColorOn(fill)} } th small { display: block; font-weight: normal }
td div + div { border-top: 1px solid #d5d8dd; margin-top: 0.3rem; padding-top: 0.3rem } td small { display: block; color: #5b6069 }
td.closed { background: ${CLOSED} } .fill small { color: inherit }
@media print { body { margin: 0; max-width: none } section { break-after: page } h1 { margin-top: 0 } }
`;
  const sections = schedules.map(
    (schedule) => `<section>
<h1 dir="auto">${escaped(words.title(schedule, school))}</h1>
<p dir="auto">${escaped([words.kind(schedule), schedule.subtitle].filter(Boolean).join(' · '))}</p>
${schedule.tables.map((table) => tableHtml(table, settings, words, schedule.isRightToLeft)).join('\n')}
${schedule.unplaced > 0 ? `<p>${escaped(words.unplaced(schedule.unplaced))}</p>` : ''}
</section>`,
  );
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(school)}</title>
<style>${style}</style>
</head>
<body>
${sections.join('\n')}
</body>
</html>
`;
}

function tableHtml(
  table: ScheduleTable,
  settings: ExportSettings,
  words: PaperWords,
  isRightToLeft: boolean,
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
  const body = rows.map(({ label, time, group }, row) => {
    const head = [group, label].filter(Boolean).join(' ');
    return `<tr><th scope="row" dir="auto">${escaped(head)}<small>${time}</small></th>${columns.map((_, column) => cell(column, row)).join('')}</tr>`;
  });
  const title = heading === '' ? '' : `<h2 dir="auto">${escaped(heading)}</h2>\n`;
  const head = columns.map(({ label }) => `<th scope="col" dir="auto">${escaped(label)}</th>`).join('');
  return `${title}<div class="wide"><table${hasDayColumns ? ' class="week"' : ''}${isRightToLeft ? ' dir="rtl"' : ''}><thead><tr><th scope="col">${escaped(words.period)}</th>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}

function blockHtml(block: TableBlock, { rows }: ScheduleTable, { colorOption }: ExportSettings): string {
  const spans = `${block.columnSpan > 1 ? ` colspan="${block.columnSpan}"` : ''}${block.rowSpan > 1 ? ` rowspan="${block.rowSpan}"` : ''}`;
  const [only] = block.entries;
  const isFilled = colorOption === 'Fill' && block.entries.length === 1 && only;
  const styles = [
    ...(isFilled ? [`background-color:${only.color}`, `color:${textColorOn(only.color)}`] : []),
  ];
  const look = `${isFilled ? ' class="fill"' : ''}${styles.length > 0 ? ` style="${styles.join(';')}"` : ''}`;
  const entries = block.entries.map((entry) => {
    const time = isEven(block) ? '' : `<small>${escaped(periodRange(entry, rows))}</small>`;
    return `<div dir="auto"${entryLook(entry, colorOption)}><b>${escaped(entry.title)}</b>${entry.details.map((text) => `<small>${escaped(text)}</small>`).join('')}${time}</div>`;
  });
  return `<td${spans}${look}>${entries.join('')}</td>`;
}

function entryLook({ color }: Entry, option: ExportSettings['colorOption']): string {
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
