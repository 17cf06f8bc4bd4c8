import type { Database } from '../database/open-database.ts';

const units = ['day', 'week', 'month'] as const;
type Unit = (typeof units)[number];

/** The first day of the day, week (from Monday) or month that is `back` of them before a time, as a date in UTC. */
export function spanBegin(unit: Unit, at: Date, back = 0): string {
  const date = new Date(at);
  if (unit === 'day') date.setUTCDate(date.getUTCDate() - back);
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7) - 7 * back);
  if (unit === 'month') date.setUTCMonth(date.getUTCMonth() - back, 1);
  return date.toISOString().slice(0, 10);
}

/** Notes that a school was there, once for each day, week and month. */
export async function noteActive(db: Database, userId: string, at: Date): Promise<void> {
  await db
    .insertInto('activeSpan')
    .values(units.map((unit) => ({ unit, begin: spanBegin(unit, at), userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The number of schools that were there in each of the latest days, weeks or months, the oldest first. */
export async function activePer(db: Database, unit: Unit, count: number, at: Date): Promise<number[]> {
  const begins = Array.from({ length: count }, (_, index) => spanBegin(unit, at, count - 1 - index));
  const rows = await db
    .selectFrom('activeSpan')
    .select(['begin', ({ fn }) => fn.countAll<number>().as('schools')])
    .where('unit', '=', unit)
    .where('begin', '>=', begins[0] ?? '')
    .groupBy('begin')
    .execute();
  const known = new Map(rows.map(({ begin, schools }) => [begin, Number(schools)]));
  return begins.map((begin) => known.get(begin) ?? 0);
}

/** Forgets days of more than two months ago, weeks of more than two years and months of more than five. */
export async function forgetSpans(db: Database, at: Date): Promise<void> {
  for (const [unit, back] of [
    ['day', 62],
    ['week', 104],
    ['month', 60],
  ] as const)
    await db
      .deleteFrom('activeSpan')
      .where('unit', '=', unit)
      .where('begin', '<', spanBegin(unit, at, back))
      .execute();
}
