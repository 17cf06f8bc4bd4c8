import { localeOf } from '@bellgrid/texts';

const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const time: Intl.DateTimeFormatOptions = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

export interface DateWords {
  day(instant: string): string;
  time(instant: string): string;
}

/** Formats dates; made once for a screen, because a formatter takes long to make. */
export function dateWords(language: string): DateWords {
  const [days, times] = [day, time].map((format) => new Intl.DateTimeFormat(localeOf(language), format));
  const words = (format: Intl.DateTimeFormat | undefined) => (instant: string) =>
    format?.format(new Date(instant)) ?? '';
  return { day: words(days), time: words(times) };
}

/** The end of a day of the user's time zone as an instant; `date` is `2027-01-31`, and empty for none. */
export function endOfDay(date: string): string | null {
  const end = date === '' ? null : new Date(`${date}T23:59:59.999`);
  return end && !Number.isNaN(end.getTime()) ? end.toISOString() : null;
}

/** A time of the user's time zone as a field of a form has it: `2027-01-31T09:05`. */
export function localMinute(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
