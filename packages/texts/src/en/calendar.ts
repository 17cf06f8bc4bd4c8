export const calendar = {
  title: 'Calendar',
  structure: 'Schedule structure',
  period: 'Period',
  available: 'Available',
  notPreferred: 'Available but not preferred',
  /** The closed cells of classrooms; teachers and classes are not available in theirs. */
  blocked: 'Blocked',
  notAvailable: 'Not Available',
  noSchool: 'No school',
  mixed: 'Mixed',
  short: {
    notPreferred: 'Not preferred',
  },
  cell: '{{place}}: {{state}}',
  closedElsewhere: '{{state}} at this time in {{structure}}',
  wholeDay: '{{day}}: change the whole day',
  wholePeriod: '{{period}}: change the whole period',
  weight: 'Weight of the calendar',
  noneBlocked: 'Available in all periods',
  countBlocked_one: '{{count, number}} period blocked',
  countBlocked_other: '{{count, number}} periods blocked',
  countNotAvailable_one: 'Not available in {{count, number}} period',
  countNotAvailable_other: 'Not available in {{count, number}} periods',
  clicks: {
    teacher:
      'Click once: not preferred, used only if nothing else works. Twice: not available. A third time: available again.',
    group: 'Click once: not available. Twice: available again.',
    classroom: 'Click once: blocked. Twice: available again.',
  },
  hint: 'Drag over several cells to change them together. Click a day or a period to change all of it. Changes are saved automatically.',
  hintUnsaved:
    'Drag over several cells to change them together. Click a day or a period to change all of it. The calendar is saved with the form.',
  noStructure: 'There is no schedule structure with periods yet.',
};
