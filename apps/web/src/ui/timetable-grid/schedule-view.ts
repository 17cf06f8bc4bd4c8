/** The views of the schedule that show one kind of item, as the URL names them. */
export const scheduleViews = ['classes', 'teachers', 'classrooms'] as const;
export type ScheduleView = (typeof scheduleViews)[number];
