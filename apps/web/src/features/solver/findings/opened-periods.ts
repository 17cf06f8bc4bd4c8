import { commands, type Draft, value } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import { renderValue, textOf } from '@bellgrid/texts';
import type { i18n } from 'i18next';

/** The periods that a repair opens, a line for each day: "Tuesday, periods 1, 2 and 4–7". Null where it opens none. */
export function openedPeriods(draft: Draft, repair: Repair, texts: i18n): readonly string[] | null {
  const cells = openedCells(repair);
  if (!cells) return null;
  const days = [...new Set(cells.map(({ day }) => day))].sort((a, b) => a - b);
  return days.map((day) => {
    const own = cells.filter((cell) => cell.day === day);
    return textOf(renderValue(texts, draft, value.cells(own)));
  });
}

/** The blocked cells that a repair opens; undefined for a repair of another kind. */
export function openedCells(repair: Repair) {
  const { openCalendarCells } = commands;
  const { data } = openCalendarCells.args.safeParse(repair.args);
  return repair.command === openCalendarCells.name ? data?.cells : undefined;
}
