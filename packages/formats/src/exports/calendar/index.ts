export { type CalendarEvent, calendarFile, timeZoneLines } from './calendar-file.ts';
export { drawCalendar, hasSchoolDates } from './draw-calendar.ts';
export { isTimeZone, zoneTime } from './zone-time.ts';
