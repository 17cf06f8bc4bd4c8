/** A moment on the clock of a time zone. */
export interface ZoneTime {
  /** Such as `2026-09-01`. */
  readonly date: string;
  /** From midnight. */
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
    });
  } catch {
    // No zone of this name is known here.
  }
  if (formats.size < 1000) formats.set(zone, format);
  return format;
}

/** True for a name in the database of time zones. */
export const isTimeZone = (zone: string): boolean => formatOf(zone) !== null;

/** The date and time in a zone; in UTC where the zone is not known. */
export function zoneTime(now: Date, zone: string): ZoneTime {
  const format = formatOf(zone) ?? formatOf('UTC');
  const parts = new Map(format?.formatToParts(now).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

/** Seconds by which the clock of a zone is ahead of UTC. */
export function zoneOffset(at: Date, zone: string): number {
  const { date, minutes } = zoneTime(at, zone);
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  return Math.round((shown - Math.floor(at.getTime() / 60_000) * 60_000) / 1000);
}
