/** The numbers of a timetable with what they count, and the comparison of two timetables. */
export const results = {
  nothing: 'There are none.',
  times: '× {{count, number}}',
  stop: {
    useHint: 'You see it beside your schedule: “Take it” or “Keep mine”.',
    useFirstHint: 'It becomes your schedule. You can undo this.',
    dropHint: 'Your schedule stays as it is.',
    dropFirstHint: 'Your schedule stays empty.',
  },
  from: 'before: {{before}}',
  ofKind: 'Penalty: {{kind}}',
  time: {
    title: 'The run over its time',
    at: 'After {{time}}: {{placed, number}} lessons placed, penalty {{cost, number}}.',
    failed: 'This schedule could not be loaded.',
  },
  parts: {
    title: 'Take only a part',
    classes: 'Classes',
    teachers: 'Teachers',
    lessons_one: '{{count, number}} lesson changes',
    lessons_other: '{{count, number}} lessons change',
    take_one: 'Take the chosen one',
    take_other: 'Take the {{count, number}} chosen',
    breaks: 'These alone would break hard constraints:',
    alsoClasses_one: 'Also choose the class in the way',
    alsoClasses_other: 'Also choose the {{count, number}} classes in the way',
    alsoTeachers_one: 'Also choose the teacher in the way',
    alsoTeachers_other: 'Also choose the {{count, number}} teachers in the way',
  },
  compareWithCurrent: 'Compare with the current version',
  unmet: {
    title_one: 'One soft constraint not met',
    title_other: '{{count, number}} soft constraints not met',
    kind_one: '{{count, number}} constraint, penalty {{cost, number}}',
    kind_other: '{{count, number}} constraints, penalty {{cost, number}}',
  },
};
