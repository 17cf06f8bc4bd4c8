const WITH_SIGN = /^(\d{1,2})\s*[:.,h ]\s*(\d{2})\s*(am|pm)?$/;
const HOURS = /^(\d{1,2})\s*h?\s*(am|pm)?$/;
const DIGITS = /^(\d{1,2})(\d{2})\s*(am|pm)?$/;

/** Minutes from midnight of a typed time: '8:05', '805', '8.05', '8', '1:15 pm'; null where it is no time of day. */
export function minutesOf(text: string): number | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replaceAll(/\./g, (dot, at: number) => (at < 3 ? dot : ''));
  const [, hours, minutes, half] =
    WITH_SIGN.exec(typed) ?? DIGITS.exec(typed) ?? withoutMinutes(HOURS.exec(typed)) ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const hour = hourOf(Number(hours), half);
  return hour === null || hour > 23 || Number(minutes) > 59 ? null : hour * 60 + Number(minutes);
}

function withoutMinutes(match: RegExpExecArray | null): (string | undefined)[] | null {
  return match && ['', match[1], '00', match[2]];
}

function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}

/** Reads the end of a period: midnight ends the day, it does not begin it. */
export function endMinutesOf(text: string): number | null {
  if (/^24[:.h ]?00$/.test(text.trim())) return 1440;
  const minutes = minutesOf(text);
  return minutes === 0 ? 1440 : minutes;
}
