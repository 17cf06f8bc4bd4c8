/** The names of records, days, periods and lists inside sentences. */
export const names = {
  /** For a record without a name, or one that is no longer there. */
  unnamed: {
    teacher: 'a teacher',
    group: 'a class',
    classroom: 'a classroom',
    subject: 'a subject',
    lesson: 'a lesson',
    structure: 'a schedule structure',
    trackSet: 'a division',
  },
  /** A subject or lesson with its classes, or its teachers where it has no class: "Mathematics of 9A". */
  ofOwners: '{{name}} of {{owners}}',
  nothing: 'nothing',
  more_one: '{{list}} and {{count, number}} more',
  more_other: '{{list}} and {{count, number}} more',
  number: '{{value, number}}',
  /** A label with the number of what it stands for: "Teachers (12)". */
  counted: '{{label}} ({{size, number}})',
  /** A label or a sentence with its keys or another short note: "Undo (Ctrl Z)". */
  noted: '{{label}} ({{note}})',
  /** The unit behind a label, for screen readers: "(minutes)". */
  unit: '({{unit}})',
  day: 'day {{number}}',
  period: 'period {{periods}}',
  periods: 'periods {{periods}}',
  /** From one labelled day or period to another: "Monday to Friday". */
  range: '{{first}} to {{last}}',
  numberRange: '{{first}}–{{last}}',
  allDay: 'all day',
  cellsOfDays: '{{days}}, {{periods}}',
  unknownMessage: 'This message was made by another version of Bellgrid.',
};
