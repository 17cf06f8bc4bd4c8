export const calendar = {
  title: 'Calendar',
  structure: 'Schedule structure',
  period: 'Period',
  available: 'Available',
  notPreferred: 'Available but not preferred',
  blocked: 'Blocked',
  noSchool: 'No school',
  mixed: 'Mixed',
  short: {
    notPreferred: 'Not preferred',
  },
  cell: '{{place}}: {{state}}',
  wholeDay: '{{day}}: change the whole day',
  wholePeriod: '{{period}}: change the whole period',
  weight: 'Weight of the blocked cells',
  noneBlocked: 'Available in all periods',
  countBlocked_one: '{{count, number}} period blocked',
  countBlocked_other: '{{count, number}} periods blocked',
  clicksOfTeacher:
    'Click once: not preferred, used only if nothing else works. Twice: blocked. A third time: available again.',
  clicks: 'Click once: blocked. Twice: available again.',
  hint: 'Drag over several cells to change them together. Click a day or a period to change all of it. Changes are saved automatically.',
  hintUnsaved:
    'Drag over several cells to change them together. Click a day or a period to change all of it. The calendar is saved with the form.',
  noStructure: 'There is no schedule structure with periods yet.',
};
