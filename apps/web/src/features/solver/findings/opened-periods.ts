import { type CalendarConstraint, commands, type Draft } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';

/** A run of neighbours shorter than this is listed, a longer one told by its ends. */
const RUN = 3;

/**
 * The periods that a repair opens, a line for each day: "Tuesday: periods 1, 2 and 4 to 7". Null where it opens
 * none.
 */
export function openedPeriods(draft: Draft, repair: Repair, t: TFunction): readonly string[] | null {
  const cells = openedCells(repair);
  if (!cells) return null;
  const labels = new Map<number, Set<string>>();
  for (const cell of cells.toSorted((a, b) => a.period - b.period)) {
    const own = labels.get(cell.day) ?? new Set();
    labels.set(cell.day, own.add(labelOf(draft, cell)));
  }
  return [...labels]
    .toSorted(([a], [b]) => a - b)
    .map(([day, own]) => {
      const name = draft.schoolData.days[day]?.label || String(day + 1);
      return t('solver.found.openedDay', { day: name, periods: periodsText([...own], t) });
    });
}

/** The blocked cells that a repair opens; undefined for a repair of another kind. */
export function openedCells(repair: Repair) {
  const { openCalendarCells } = commands;
  const { data } = openCalendarCells.args.safeParse(repair.args);
  return repair.command === openCalendarCells.name ? data?.cells : undefined;
}

type Cell = Pick<CalendarConstraint, 'structure' | 'period'>;

const labelOf = (draft: Draft, { structure, period }: Cell): string =>
  draft.schoolData.structures[structure]?.periods[period]?.label || String(period + 1);

/** Numbers are drawn together; periods with names of their own are listed as they are called. */
function periodsText(labels: readonly string[], t: TFunction): string {
  if (!labels.every((label) => /^\d+$/.test(label))) return listed(labels, t);
  const runs: number[][] = [];
  for (const number of labels.map(Number).toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  const words = runs.flatMap((run) =>
    run.length < RUN ? run.map(String) : [t('solver.found.fromTo', { from: run[0], to: run.at(-1) })],
  );
  return t('solver.found.periods', { count: labels.length, periods: listed(words, t) });
}

function listed(words: readonly string[], t: TFunction): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : t('solver.found.and', { words: words.slice(0, -1).join(', '), last });
}
