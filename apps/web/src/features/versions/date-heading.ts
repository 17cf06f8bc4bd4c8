/** The heading of a date in the history. Dates are those of the user's own time zone. */
export type DateHeading =
  | { readonly kind: 'today' }
  | { readonly kind: 'weekday'; readonly date: Date }
  | { readonly kind: 'thisMonth' }
  | { readonly kind: 'month'; readonly date: Date }
  | { readonly kind: 'monthOfYear'; readonly date: Date };

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = 6;

/** Today, a weekday's name for the six days before, this month, a month of this year, or a month and its year. */
export function dateHeading(date: Date, now: Date): DateHeading {
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days <= 0) return { kind: 'today' };
  if (days <= WEEKDAYS) return { kind: 'weekday', date };
  if (date.getFullYear() !== now.getFullYear()) return { kind: 'monthOfYear', date };
  return date.getMonth() === now.getMonth() ? { kind: 'thisMonth' } : { kind: 'month', date };
}

/** The key of a heading: equal for dates under the same one. */
export function headingKey(heading: DateHeading): string {
  switch (heading.kind) {
    case 'today':
    case 'thisMonth':
      return heading.kind;
    case 'weekday':
      return `weekday ${midnight(heading.date)}`;
    case 'month':
    case 'monthOfYear':
      return `month ${heading.date.getFullYear()} ${heading.date.getMonth()}`;
  }
}

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
