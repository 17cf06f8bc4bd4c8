/** The Export page, and the words on the exported pages. */
export const output = {
  paper: {
    school: 'Schedule',
    kind: {
      class: 'Class',
      teacher: 'Teacher',
      classroom: 'Classroom',
      division: 'Class',
      day: 'Schedule of the day',
      global: 'Schedule of all classes',
    },
    page: 'Page {{number}} of {{total}}',
    revision: 'Version {{number}}',
    unplaced_one: '{{count}} lesson is not placed yet',
    unplaced_other: '{{count}} lessons are not placed yet',
    column: {
      day: 'Day',
      period: 'Period',
      start: 'Start',
      end: 'End',
      subject: 'Subject',
      lesson: 'Lesson',
      classes: 'Classes',
      teachers: 'Teachers',
      classroom: 'Classroom',
      structure: 'Schedule structure',
    },
    lessons: 'Lessons',
    period: 'Period',
    time: 'Time',
  },
};
