import { dayNumber } from '@bellgrid/model';
import { zoneOffset } from './zone-time.ts';

/** One lesson of a calendar, with all its dates. */
export interface CalendarEvent {
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  /** Minutes from midnight. */
  readonly start: number;
  readonly end: number;
  /** In order. */
  readonly dates: readonly string[];
}

export interface CalendarFile {
  readonly name: string;
  readonly zone: string;
  /** The result of `timeZoneLines`. */
  readonly zoneLines: readonly string[];
  readonly stamp: Date;
  readonly events: readonly CalendarEvent[];
}

/** An iCalendar file (RFC 5545): each lesson a weekly rule with exceptions, or a list of dates where it has no rule. */
export function calendarFile({ name, zone, zoneLines, stamp, events }: CalendarFile): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bellgrid//Bellgrid//EN', 'CALSCALE:GREGORIAN'],
    ...['METHOD:PUBLISH', `X-WR-CALNAME:${escapeText(name)}`, `X-WR-TIMEZONE:${zone}`],
    ...['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H'],
    ...zoneLines,
    ...events.flatMap((event) => eventLines(event, zone, utc(stamp))),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(fold).join('\r\n')}\r\n`;
}

const WEEK = 7;

function eventLines({ dates, ...event }: CalendarEvent, zone: string, stamp: string): string[] {
  const [first] = dates;
  if (first === undefined) return [];
  const at = (date: string, minutes: number) =>
    local(dayNumber(date) + Math.floor(minutes / 1440), minutes % 1440);
  const text = (property: string, value: string) =>
    value === '' ? [] : [`${property}:${escapeText(value)}`];
  return [
    ...['BEGIN:VEVENT', `UID:${event.uid}`, `DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`],
    `SEQUENCE:${event.sequence}`,
    `DTSTART;TZID=${zone}:${at(first, event.start)}`,
    `DTEND;TZID=${zone}:${at(first, event.end)}`,
    ...repetition(dates, zone, event.start, (date) => at(date, event.start)),
    ...text('SUMMARY', event.summary),
    ...text('LOCATION', event.location),
    ...text('DESCRIPTION', event.description),
    ...['TRANSP:OPAQUE', 'END:VEVENT'],
  ];
}

/** The rule every so many weeks whose exceptions are fewer than its dates; else the dates themselves. */
function repetition(
  dates: readonly string[],
  zone: string,
  start: number,
  at: (date: string) => string,
): string[] {
  const numbers = dates.map(dayNumber);
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  if (last === first) return [];
  const step = numbers.reduce((all, number) => divisor(all, number - first), 0);
  const has = new Set(numbers);
  const missing: number[] = [];
  for (let number = first; number < last; number += step) if (!has.has(number)) missing.push(number);
  if (step % WEEK !== 0 || missing.length >= numbers.length) {
    return [`RDATE;TZID=${zone}:${dates.slice(1).map(at).join(',')}`];
  }
  const wall = last * DAY_MS + start * 60_000;
  const until = utc(new Date(wall - zoneOffset(new Date(wall), zone) * 1000));
  const interval = step === WEEK ? '' : `;INTERVAL=${step / WEEK}`;
  const rule = `RRULE:FREQ=WEEKLY${interval};UNTIL=${until}`;
  if (missing.length === 0) return [rule];
  return [rule, `EXDATE;TZID=${zone}:${missing.map((number) => local(number, start)).join(',')}`];
}

const DAY_MS = 86_400_000;
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const pad = (part: number, length = 2) => String(Math.abs(part)).padStart(length, '0');

const local = (number: number, minutes: number): string =>
  utc(new Date(number * DAY_MS + minutes * 60_000)).slice(0, -1);

const utc = (date: Date): string => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** The changes of the zone's clock around these dates, each as an observance of its own. */
export function timeZoneLines(zone: string, first: string, last: string): string[] {
  const from = (dayNumber(first) - 366) * DAY_MS;
  const to = (dayNumber(last) + 2) * DAY_MS;
  const lines = ['BEGIN:VTIMEZONE', `TZID:${zone}`];
  let offset = zoneOffset(new Date(from), zone);
  const usual = Math.min(offset, zoneOffset(new Date(from + 182 * DAY_MS), zone));
  lines.push(...observance(local(Math.floor(from / DAY_MS), 0), offset, offset, offset > usual));
  for (let day = from; day < to; day += DAY_MS) {
    const next = zoneOffset(new Date(day + DAY_MS), zone);
    if (next === offset) continue;
    let [before, after] = [day, day + DAY_MS];
    while (after - before > 60_000) {
      const middle = Math.floor((before + after) / 2 / 60_000) * 60_000;
      if (zoneOffset(new Date(middle), zone) === offset) before = middle;
      else after = middle;
    }
    const onset = utc(new Date(after + offset * 1000)).slice(0, -1);
    lines.push(...observance(onset, offset, next, next > offset));
    offset = next;
  }
  return [...lines, 'END:VTIMEZONE'];
}

function observance(onset: string, from: number, to: number, isDaylight: boolean): string[] {
  const kind = isDaylight ? 'DAYLIGHT' : 'STANDARD';
  return [
    ...[`BEGIN:${kind}`, `DTSTART:${onset}`],
    ...[`TZOFFSETFROM:${offsetText(from)}`, `TZOFFSETTO:${offsetText(to)}`, `END:${kind}`],
  ];
}

function offsetText(seconds: number): string {
  const minutes = Math.floor(Math.abs(seconds) / 60);
  return `${seconds < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

function escapeText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: names may hold them, the format has no room for them
  const plain = text.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
  return plain.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
}

const LINE_BYTES = 75;

function utf8Length(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line in parts of at most 75 bytes, the later ones after a blank; no character is cut. */
function fold(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const length = utf8Length(character);
    if (bytes + length > LINE_BYTES) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += length;
  }
  return [...parts, part];
}
