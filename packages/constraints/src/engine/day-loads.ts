import type { PersonWeek } from './person-days.ts';

function loadOf({ busy, periodCount }: PersonWeek, day: number): number {
  let load = 0;
  for (let at = day * periodCount; at < (day + 1) * periodCount; at += 1) load += busy[at]!;
  return load;
}

/** Σ over days max(0, periods − most). */
export function excessPerDay(week: PersonWeek, most: number): number {
  let amount = 0;
  for (let day = 0; day < week.dayCount; day += 1) amount += Math.max(0, loadOf(week, day) - most);
  return amount;
}

/** Σ over days with lessons (else, over days with an open period) max(0, least − periods). */
export function shortfallPerDay(week: PersonWeek, least: number, allowEmptyDays: boolean): number {
  let amount = 0;
  for (let day = 0; day < week.dayCount; day += 1) {
    const load = loadOf(week, day);
    if (load === 0 && (allowEmptyDays || !isOpen(week, day))) continue;
    amount += Math.max(0, least - load);
  }
  return amount;
}

function isOpen({ open, periodCount }: PersonWeek, day: number): boolean {
  return open.subarray(day * periodCount, (day + 1) * periodCount).includes(1);
}

/** Σ over runs of neighbouring periods max(0, periods − most). */
export function excessPerRun({ busy, dayCount, periodCount }: PersonWeek, most: number): number {
  let amount = 0;
  for (let day = 0; day < dayCount; day += 1) {
    let run = 0;
    for (let at = day * periodCount; at < (day + 1) * periodCount; at += 1) {
      run = busy[at] === 1 ? run + 1 : 0;
      if (run > most) amount += 1;
    }
  }
  return amount;
}
