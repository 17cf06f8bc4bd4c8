/** The records that have a calendar, by the type of its cells. */
export const calendarOwners = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;
