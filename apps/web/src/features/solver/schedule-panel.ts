/** The id of the panel that shows the timetable. */
export const SCHEDULE_PANEL = 'schedule-panel';
