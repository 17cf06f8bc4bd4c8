/** Minutes from midnight of 'HH:MM', or null where it is no time of day. */
export function minutesOf(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text.trim());
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  return hours > 23 || minutes > 59 ? null : hours * 60 + minutes;
}

/** The same as an end: midnight ends the day, it does not begin it. */
export function endMinutesOf(text: string): number | null {
  const minutes = minutesOf(text);
  return minutes === 0 ? 1440 : minutes;
}

/** The text of a time field: 'HH:MM', midnight at the end of the day as '00:00'. */
export function timeText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
