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
  unmet: {
    title_one: 'One soft constraint not met',
    title_other: '{{count, number}} soft constraints not met',
    kind_one: '{{count, number}} constraint, penalty {{cost, number}}',
    kind_other: '{{count, number}} constraints, penalty {{cost, number}}',
  },
};
